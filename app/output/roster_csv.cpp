// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output/check_report.h"
#include "app/text/error_text.h"

namespace muster::app {

namespace {

class RosterCsvReport final : public CheckReport {
public:
    explicit RosterCsvReport(Console& console) : m_console(console) { }

    void add(const CheckedFile& file, const std::optional<Mended>& mended) override
    {
        add(file.errors);
        if (mended)
            add(mended->errors);
    }

    void add(const Errors& errors) override
    {
        for (const Error& error : errors)
            m_console.complain(errorLine(error));
    }

    void warn(const Errors& problems) override
    {
        for (const Error& problem : problems)
            m_console.complain(warningLine(problem));
    }

    void add(const RosterTable& roster) override { m_console.print(roster.csv().toStdString()); }
    void finish(const CheckSummary&) override { }

private:
    Console& m_console;
};

} // namespace

std::unique_ptr<CheckReport> rosterCsvReport(Console& console) { return std::make_unique<RosterCsvReport>(console); }

} // namespace muster::app

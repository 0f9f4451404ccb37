// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/numbers/local_text.h"

#include <QLocale>

#include "app/text/shown.h"

namespace muster::app {

QString LocalText::here() const
{
    const auto own = others.find(QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString());
    return shown(own != others.end() ? own->second : text, 400);
}

LocalText readLocalText(const yaml::Node& node, const std::string& path, yaml::Report& report,
                        std::size_t maxCharacters)
{
    LocalText result;
    if (node.kind != yaml::NodeKind::Map) {
        result.text = yaml::readText(node, path, report, maxCharacters).value_or("");
        return result;
    }
    for (const yaml::Pair& pair : yaml::readMap(node, path, report)) {
        auto text = yaml::readText(pair.value, yaml::join(path, pair.key), report, maxCharacters).value_or("");
        if (pair.key == "en")
            result.text = std::move(text);
        else
            result.others.emplace(pair.key, std::move(text));
    }
    if (result.text.empty() && !report.failed())
        report.add(ErrorKind::MissingKey, node.at, path, {"en"});
    return result;
}

} // namespace muster::app

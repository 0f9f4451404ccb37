// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include <QFutureWatcher>
#include <QPointer>
#include <QWidget>

#include "model/findings/finding.h"

class QCheckBox;
class QDateEdit;
class QLabel;
class QPushButton;
class QStandardItemModel;

namespace muster::app {

class DeckDocument;
class OpeningList;

/// This deck against every format of its game, on a day: the verdict of each, what it asks for, and what stands in the way.
/// Judged in a thread, and only while somebody looks.
class FormatMatrix final : public QWidget {
    Q_OBJECT

public:
    explicit FormatMatrix(QWidget* parent = nullptr);
    ~FormatMatrix() override;

    void setDocument(DeckDocument* document);

Q_SIGNALS:
    void said(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Judged {
        std::string key; ///< of the format; empty for none
        std::vector<Finding> findings;
    };
    using Answers = std::vector<Judged>;

    void judge();
    void fill(const Answers& answers);
    void showFormat();
    void useFormat();
    [[nodiscard]] std::string currentKey() const;

    QPointer<DeckDocument> m_document;
    std::shared_ptr<std::atomic<int>> m_turn; ///< a judging that is overtaken stops
    QFutureWatcher<Answers> m_work;
    QCheckBox* m_onDay;
    QDateEdit* m_day;
    QStandardItemModel* m_formats;
    OpeningList* m_list;
    QWidget* m_more;
    QLabel* m_words;
    QPushButton* m_use;
};

} // namespace muster::app

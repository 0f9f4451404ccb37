// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QVBoxLayout;

namespace muster::app {

class DeckDocument;

/// What a deck says beside its cards: notes, the event it is for, and rules options that differ from the default.
class DeckDetails final : public QWidget {
    Q_OBJECT

public:
    explicit DeckDetails(DeckDocument& document, QWidget* parent = nullptr);

    void focusNotes();

private:
    void refresh();
    void addOptions(QVBoxLayout& column);
    void setOption(const std::string& key, const QString& label, const std::string& value);

    DeckDocument& m_document;
    QPlainTextEdit* m_notes;
    QLineEdit* m_event;
    QLineEdit* m_date;
    QLabel* m_dateHint; ///< seen where what stands there is no date
    QLineEdit* m_table;
    std::map<std::string, QWidget*> m_options; ///< QComboBox or QLineEdit by key
    bool m_filling = false;
};

} // namespace muster::app

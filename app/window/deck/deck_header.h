// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace muster::app {

class DeckDocument;
class FlowBox;

/// What stands above the cards of a deck: its name, its size, the format it is for, and how many play where that is a
/// matter of the deck. All of it is edited in place.
class DeckHeader final : public QWidget {
    Q_OBJECT

public:
    explicit DeckHeader(DeckDocument& document, QWidget* parent = nullptr);

    /// Puts a widget of another room to the right of the name.
    void addBesideName(QWidget* widget);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void fillFormats();
    void chooseFormat(int index);
    void fitToFont();
    void fitToWindow();

    DeckDocument& m_document;
    QBoxLayout* m_top;
    FlowBox* m_below; ///< the name
    QLineEdit* m_name;
    QLabel* m_size;
    QComboBox* m_format;
    QToolButton* m_nearest; ///< proposes the format that comes nearest to an unknown one
    QLabel* m_playersLabel;
    QSpinBox* m_players;
    QWidget* m_playersBox; ///< both
    bool m_filling = false;
};

} // namespace muster::app

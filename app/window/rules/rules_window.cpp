// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rules/rules_window.h"

#include <algorithm>
#include <utility>

#include <QBoxLayout>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QSplitter>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QUrl>

#include "app/text/format_rules.h"
#include "app/text/shown.h"
#include "app/window/rules/rule_page.h"
#include "model/text/fold.h"

namespace muster::app {

namespace {

enum Role { IdRole = Qt::UserRole, WordsRole };

QString folded(const std::string& text) { return QString::fromStdString(fold(text)); }

} // namespace

RulesWindow::RulesWindow(const QList<std::pair<QString, QString>>& games, BookOf bookOf, QWidget* parent)
    : QDialog(parent),
      m_bookOf(std::move(bookOf)),
      m_games(new QComboBox(this)),
      m_find(new QLineEdit(this)),
      m_answer(new QLabel(this)),
      m_list(new QTreeWidget(this)),
      m_page(new QTextBrowser(this)),
      m_back(new QPushButton(tr("&Back"), this))
{
    setWindowTitle(tr("Rules"));
    for (const auto& [key, title] : games)
        m_games->addItem(title, key);
    build();
    connect(m_games, &QComboBox::activated, this, [this] { showGame(m_games->currentData().toString()); });
    connect(m_find, &QLineEdit::textChanged, this, &RulesWindow::filter);
    connect(m_find, &QLineEdit::returnPressed, m_list, [this] { m_list->setFocus(); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, &RulesWindow::showCurrent);
    connect(m_page, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (const QString id = ruleOfLink(link.toString()); !id.isEmpty())
            showRule(id);
    });
    connect(m_back, &QPushButton::clicked, this, &RulesWindow::goBack);
    connect(new QShortcut(QKeySequence::Back, this), &QShortcut::activated, this, &RulesWindow::goBack);
    m_back->setEnabled(false);
    m_find->setFocus(); // what one comes for is a word
}

RulesWindow::~RulesWindow() { m_list->disconnect(this); }

void RulesWindow::build()
{
    auto* const ofGames = new QLabel(tr("&Game:"), this);
    ofGames->setBuddy(m_games);
    m_games->setAccessibleName(tr("Game"));
    m_find->setPlaceholderText(tr("Find words or a number, such as SCE-V2"));
    m_find->setAccessibleName(tr("Find rules"));
    m_find->setClearButtonEnabled(true);
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setWordWrap(true);
    m_list->setAccessibleName(tr("Rules"));
    m_list->setColumnCount(2);
    m_list->setHeaderLabels({tr("Number"), tr("Rule")});
    m_list->setAlternatingRowColors(true);
    m_list->setUniformRowHeights(true);
    m_list->setIndentation(fontMetrics().averageCharWidth() * 2);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_page->setAccessibleName(tr("The rule"));
    m_page->setOpenLinks(false);
    m_back->setToolTip(tr("The rule that was shown before"));

    auto* const rooms = new QSplitter(Qt::Vertical, this);
    rooms->addWidget(m_list);
    rooms->addWidget(m_page);
    rooms->setChildrenCollapsible(false);
    rooms->setStretchFactor(0, 3);
    rooms->setStretchFactor(1, 2);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_back, QDialogButtonBox::ActionRole);
    for (QPushButton* const button : findChildren<QPushButton*>())
        button->setAutoDefault(false); // Enter in the line goes to the list
    auto* const top = new QHBoxLayout;
    top->addWidget(ofGames);
    top->addWidget(m_games);
    top->addWidget(m_find, 1);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_answer);
    column->addWidget(rooms, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(QSize(fontMetrics().averageCharWidth() * 100, fontMetrics().height() * 40)
               .boundedTo(screen()->availableSize() * 0.9));
}

void RulesWindow::showGame(const QString& key)
{
    const auto game = m_bookOf(key);
    m_games->setCurrentIndex(m_games->findData(key));
    if (game == m_data)
        return;
    m_data = game;
    m_before.clear();
    fill();
}

void RulesWindow::fill()
{
    m_list->clear();
    m_shown.clear();
    m_page->clear();
    if (m_data) {
        using Kind = RuleEntry::Kind;
        const RuleBook& book = m_data->rules;
        const auto ofKind = [](Kind kind) { return [kind](const RuleEntry& entry) { return entry.kind == kind; }; };
        addGroup(tr("Rules of the game"), book, ofKind(Kind::Rule));
        addGroup(tr("Requirements on decks"), book,
                 [](const RuleEntry& entry) { return entry.kind == Kind::Requirement && entry.scope != "card-data"; });
        addGroup(tr("Requirements on cards"), book,
                 [](const RuleEntry& entry) { return entry.kind == Kind::Requirement && entry.scope == "card-data"; });
        addGroup(tr("Rulings where the book is silent"), book, ofKind(Kind::Ruling));
        addGroup(tr("Worked examples"), book, ofKind(Kind::Example));
        addGroup(tr("Interactions"), book, ofKind(Kind::Interaction));
        addGroup(tr("Formats, options and waivers"), formatRules(), [](const RuleEntry&) { return true; });
    }
    m_list->expandAll();
    filter();
}

void RulesWindow::addGroup(const QString& title, const RuleBook& book,
                           const std::function<bool(const RuleEntry&)>& isOf)
{
    QTreeWidgetItem* group = nullptr;
    const int rowHeight = fontMetrics().height() * 3 / 2;
    for (const RuleEntry& entry : book.entries) {
        if (!isOf(entry))
            continue;
        if (group == nullptr) {
            group = new QTreeWidgetItem(m_list, {title});
            QFont bold = font();
            bold.setBold(true);
            group->setFont(0, bold);
            group->setFirstColumnSpanned(true);
            group->setSizeHint(1, {0, rowHeight});
        }
        const QString id = shown(entry.id);
        const QString sentence = shown(entry.sentence, 4000);
        auto* const item = new QTreeWidgetItem(group, {id, sentence});
        item->setSizeHint(1, {0, rowHeight});
        item->setData(0, IdRole, id);
        item->setData(0, WordsRole, folded(entry.id + ' ' + entry.ref + ' ' + entry.sentence + ' ' + entry.answer));
        item->setData(0, Qt::AccessibleTextRole, tr("%1: %2", "number of a rule, the rule").arg(id, sentence));
    }
}

/// Links of a page keep the colours that it was written in.
void RulesWindow::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_shown.isEmpty())
        return;
    m_shown.clear();
    showCurrent();
}

/// What has all the words stays; the first such rule is shown where the one at hand has gone.
void RulesWindow::filter()
{
    const QStringList words = folded(m_find->text().toStdString()).split(u' ', Qt::SkipEmptyParts);
    int found = 0;
    QTreeWidgetItem* first = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* const group = m_list->topLevelItem(i);
        int ofGroup = 0;
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem* const item = group->child(j);
            const QString in = item->data(0, WordsRole).toString();
            const bool fits = std::ranges::all_of(words, [&](const QString& word) { return in.contains(word); });
            item->setHidden(!fits);
            ofGroup += fits ? 1 : 0;
            if (fits && first == nullptr)
                first = item;
        }
        group->setHidden(ofGroup == 0);
        found += ofGroup;
    }
    m_answer->setText(found == 0 && !words.isEmpty() ? tr("No rule has all of these words.")
                                                     : tr("%n rule(s)", nullptr, found));
    const QTreeWidgetItem* const now = m_list->currentItem();
    if (now == nullptr || now->isHidden() || now->parent() == nullptr)
        m_list->setCurrentItem(first);
    else
        m_list->scrollToItem(now);
}

QTreeWidgetItem* RulesWindow::itemOf(const QString& id) const
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* const group = m_list->topLevelItem(i);
        for (int j = 0; j < group->childCount(); ++j) {
            if (group->child(j)->data(0, IdRole).toString().compare(id, Qt::CaseInsensitive) == 0)
                return group->child(j);
        }
    }
    return nullptr;
}

bool RulesWindow::showRule(const QString& id)
{
    QTreeWidgetItem* const item = itemOf(id);
    if (item == nullptr)
        return false;
    if (const QString before = std::exchange(m_shown, {}); !before.isEmpty() && before != item->data(0, IdRole))
        m_before += before;
    if (item->isHidden())
        m_find->clear(); // the filter hides it
    m_list->setCurrentItem(item);
    m_list->scrollToItem(item);
    showCurrent(); // it may have been the current one already
    return true;
}

QString RulesWindow::currentRule() const { return m_shown; }

void RulesWindow::showCurrent()
{
    const QTreeWidgetItem* const item = m_list->currentItem();
    const QString id = item == nullptr ? QString() : item->data(0, IdRole).toString();
    m_back->setEnabled(!m_before.isEmpty());
    if (id.isEmpty() || id == m_shown || !m_data)
        return;
    m_shown = id;
    const std::string key = id.toStdString();
    const RuleEntry* const own = m_data->rules.find(key);
    const RuleEntry* const entry = own != nullptr ? own : formatRules().find(key);
    m_page->setHtml(entry == nullptr ? QString() : rulePage(*entry, own != nullptr ? m_data->rules : formatRules()));
}

void RulesWindow::goBack()
{
    if (m_before.isEmpty())
        return;
    const QString id = m_before.takeLast();
    m_shown.clear(); // going back is no step that could be gone back
    showRule(id);
}

} // namespace muster::app

#include "moc_rules_window.cpp"

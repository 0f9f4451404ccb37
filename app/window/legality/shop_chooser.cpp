// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/legality/shop_chooser.h"

#include <algorithm>

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/shown.h"
#include "app/window/document/open_decks.h"
#include "app/window/look/flow_box.h"
#include "app/window/look/signs.h"
#include "carddb/file_io.h"

namespace muster::app {

namespace {

constexpr auto ShopKind = "shop";
const QString AFile = QStringLiteral("?"); ///< data of the entry that asks for one

struct KnownShop {
    QString path;
    QString name;
};

/// Those that come with the game, and those of the person that are open.
QList<KnownShop> knownShops(OpenDecks& decks, const QString& game)
{
    QList<KnownShop> shops;
    const QDir folder(decks.places().resources + QStringLiteral("/games/%1/decks").arg(game));
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.muster")}, QDir::Files, QDir::Name)) {
        const auto deck = carddb::loadDeck(file.absoluteFilePath(), decks.library().lookup());
        if (deck && deck->kind == ShopKind)
            shops.append({file.absoluteFilePath(), shown(deck->name)});
    }
    for (const DeckDocument* const deck : decks.all()) {
        const bool known = std::ranges::any_of(shops, [&](const KnownShop& shop) { return shop.path == deck->path(); });
        if (deck->deck().kind == ShopKind && !deck->path().isEmpty() && !known
            && deck->deck().game == game.toStdString())
            shops.append({deck->path(), deck->title()});
    }
    return shops;
}

} // namespace

ShopChooser::ShopChooser(QWidget* parent)
    : QWidget(parent),
      m_label(new QLabel(tr("&Shop:"), this)),
      m_shops(new QComboBox(this))
{
    m_label->setBuddy(m_shops);
    m_shops->setAccessibleName(tr("Shop"));
    m_shops->setToolTip(
        tr("The items that will lie on the table: what they give is reckoned with, and what they lack."));
    m_shops->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_shops->setMinimumContentsLength(16);
    m_shops->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* const row = new FlowBox(this); // in a narrow room, or in large letters, the shop comes below its label
    row->flow().addWidget(m_label);
    row->flow().addWidget(m_shops);
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(row);
    connect(m_shops, &QComboBox::activated, this, &ShopChooser::choose);
    hide();
}

void ShopChooser::setDecks(OpenDecks* decks)
{
    m_decks = decks;
    connect(decks, &OpenDecks::shopChanged, this, &ShopChooser::refresh);
    connect(decks, &OpenDecks::gamesChanged, this, &ShopChooser::refresh);
}

void ShopChooser::setDocument(const DeckDocument* document)
{
    m_document = document;
    refresh();
}

void ShopChooser::refresh()
{
    const bool asked =
        m_document && m_decks && hasShop(m_document->game()->game()) && m_document->deck().kind != ShopKind;
    setVisible(asked);
    if (!asked)
        return;
    const auto& shop = m_document->game()->shop;
    m_shops->clear();
    m_shops->addItem(tr("No shop chosen"), QString());
    for (const KnownShop& known : knownShops(*m_decks, QString::fromStdString(m_document->game()->game().key)))
        m_shops->addItem(known.name, known.path);
    // One that is open but has no file yet is looked for in vain, unless it says why it cannot be had.
    for (const DeckDocument* const deck : m_decks->all()) {
        if (deck->deck().kind != ShopKind || !deck->path().isEmpty() || deck->deck().game != m_document->deck().game)
            continue;
        m_shops->addItem(tr("%1 (save it first)", "a shop").arg(deck->title()));
        if (const auto* const items = qobject_cast<QStandardItemModel*>(m_shops->model()))
            items->item(m_shops->count() - 1)->setEnabled(false);
    }
    if (shop != nullptr) {
        if (m_shops->findData(shop->path) < 0)
            m_shops->addItem(shop->deck.name.empty() ? QFileInfo(shop->path).completeBaseName()
                                                     : shown(shop->deck.name),
                             shop->path);
        const int at = m_shops->findData(shop->path);
        validators::CheckOptions options;
        options.format = m_document->game()->findFormat(shop->deck.format); // else its own format would be unknown
        const Verdict verdict = verdictOf(validators::check(shop->resolved, options));
        m_shops->setItemIcon(at, iconOf(signOf(verdict)));
        m_shops->setItemData(at, tr("%1: %2").arg(m_shops->itemText(at), verdictWord(verdict)), Qt::ToolTipRole);
        m_shops->setCurrentIndex(at);
    }
    m_shops->insertSeparator(m_shops->count());
    m_shops->addItem(tr("Choose a file…"), AFile);
}

void ShopChooser::choose(int index)
{
    const QString chosen = m_shops->itemData(index).toString();
    if (chosen != AFile) {
        take(chosen);
        return;
    }
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Choose a Shop"), {}, tr("Muster decks (*.muster);;All files (*)"));
    if (path.isEmpty())
        refresh();
    else
        take(path);
}

void ShopChooser::take(const QString& path)
{
    if (!m_decks || !m_document)
        return;
    const auto taken = m_decks->setShop(QString::fromStdString(m_document->game()->game().key), path);
    if (!taken) {
        Q_EMIT said(errorLine(taken.error().front()));
        refresh();
    }
}

} // namespace muster::app

#include "moc_shop_chooser.cpp"

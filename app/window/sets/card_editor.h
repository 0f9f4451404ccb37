// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <QDialog>
#include <QTimer>

#include "app/faces/face_style.h"
#include "app/print/type.h"
#include "app/window/sets/effect_examples.h"
#include "app/window/sets/set_text.h"

class QLabel;
class QListWidget;
class QPushButton;
class QScrollArea;
class QTextBrowser;

namespace muster::app {

class CardForm;
class PagePreview;

/// Writing one card: the form, and beside it the face and what Muster reads in its effects, renewed while one types. What is
/// wrong stands at its field, once the person has been there; who keeps a card that has faults is led to the first of them, or
/// keeps it as a draft. The face shows the card as far as it goes.
class CardEditor final : public QDialog {
    Q_OBJECT

public:
    /// `index` is that of a card of the set, or none for a new one. With `isReadOnly` the card is only looked at.
    CardEditor(SetText set, std::optional<std::size_t> index, const CardDraft& draft,
               std::shared_ptr<const Catalogue> catalogue, bool isReadOnly, QWidget* parent = nullptr);
    ~CardEditor() override;

    using Examples = std::function<std::vector<EffectExample>(const std::string& type, const std::string& path)>;
    /// Where effects of other cards come from, to begin with; asked when somebody wants them.
    void setExamples(Examples examples);

    [[nodiscard]] CardDraft draft() const;
    /// The set with the card as it is now.
    [[nodiscard]] SetText result() const;
    void checkNow(); ///< instead of in a moment

    void accept() override;
    void reject() override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void check();
    void showState();
    static void settle();
    void goTo(QWidget* field);
    void showCard(const CardSet& set);
    void printAsRead();
    void keepAsDraft();

    SetText m_set;
    std::optional<std::size_t> m_index;
    CardDraft m_before;
    std::shared_ptr<const Catalogue> m_catalogue;
    std::shared_ptr<const FaceStyle> m_style;
    bool m_readOnly;
    std::unique_ptr<print::Type> m_type;
    QTimer m_soon;
    int m_faults = 0; ///< things that keep the card from being kept
    bool m_lacksEffects = false;
    bool m_keepsDraft = false;
    std::vector<std::pair<std::string, QString>> m_read; ///< how effects are read, by the path of their field
    Errors m_elsewhere; ///< those in m_problems: what belongs to no field, and warnings
    QScrollArea* m_area;
    CardForm* m_form;
    PagePreview* m_face;
    QTextBrowser* m_reading;
    QPushButton* m_asText;
    QListWidget* m_problems;
    QLabel* m_state;
    QPushButton* m_keep = nullptr;
};

} // namespace muster::app

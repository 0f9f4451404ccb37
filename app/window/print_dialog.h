// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <vector>

#include <QDialog>

#include "app/print/print_job.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPrinter;
class QPushButton;
class QSpinBox;

namespace muster::app {

class PagePreview;

/// Decks on their way to paper: which sheet, who plays, what would be wrong, and how it will look, renewed with every
/// key. What is entered about the person is kept in their profile once something was printed.
class PrintDialog final : public QDialog {
    Q_OBJECT

public:
    /// A deck to be printed, with the format that it was checked for.
    struct Entry {
        std::shared_ptr<const CheckedFile> deck;
        const Format* format = nullptr;
    };

    PrintDialog(carddb::Places places, std::vector<Entry> decks, QWidget* parent = nullptr);
    ~PrintDialog() override;

    /// Writes the pages as a PDF; false, with the reason on screen, if that fails or was cancelled.
    bool savePdf(const QString& path);
    /// Prints the pages; false if it was cancelled.
    bool printOn(QPrinter& printer);

    /// What a PDF file or a print job is called unless the person says otherwise: the deck's name, without an ending.
    [[nodiscard]] QString suggestedName() const;

Q_SIGNALS:
    /// A line of the deck was asked for in the list of what would be wrong.
    void deckRowRequested(const QString& file, int section, int row);

private:
    void buildForm();
    void refresh();
    /// The pages as the form says, in place of those shown; what went wrong comes back.
    [[nodiscard]] Errors layOut(print::PrintedPages& printed, int& left);
    [[nodiscard]] Errors layOutLists(print::PrintedPages& printed, int& left);
    [[nodiscard]] Errors layOutFaces(print::PrintedPages& printed, int& left);
    [[nodiscard]] bool isLeftOut(const Entry& entry) const;
    [[nodiscard]] bool wantsFaces() const;
    void addNote(print::PreflightNote note, const QString& text);
    void showNotes(const std::vector<print::PreflightNote>& notes, const print::PrintJob& job);
    void jumpTo(int note);
    void choosePdf();
    void choosePrinter();
    void keepProfile();
    enum class Told { Plain, Ready, Wrong };
    /// What is said below the notes, with a sign beside it.
    void tell(const QString& sentence, Told how = Told::Plain);
    [[nodiscard]] print::PrintWishes wishes() const;
    [[nodiscard]] QLineEdit* field(const char* key) const { return m_fields.at(key); }

    carddb::Places m_places;
    std::vector<Entry> m_decks;
    print::Type m_type;
    std::vector<print::PreflightNote> m_notes;
    std::vector<QString> m_files; ///< of the sorted decks
    std::map<std::string, QLineEdit*> m_fields;
    QComboBox* m_sheet;
    QComboBox* m_paper;
    QComboBox* m_cut;
    QCheckBox* m_backs; ///< of faces
    QCheckBox* m_illegal;
    QSpinBox* m_pageNumber;
    QLabel* m_sign; ///< beside what is said
    QLabel* m_state;
    QLabel* m_noteLabel;
    QListWidget* m_noteList;
    PagePreview* m_preview;
    QPushButton* m_pdf;
    QPushButton* m_print;
};

} // namespace muster::app

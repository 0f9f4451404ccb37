// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "app/print/page.h"
#include "app/print/type.h"
#include "model/base/result.h"

class QPainter;

namespace muster::app::print {

/// Draws a page; the painter's unit must be the millimetre, its origin the paper's corner.
void draw(const Page& page, const Type& type, QPainter& painter);

/// Called after each page; false stops.
using PageProgress = std::function<bool(int done, int total)>;

/// The pages as the bytes of a PDF, fonts embedded. Empty if `progress` stopped it.
[[nodiscard]] std::string pdfOf(const std::vector<Page>& pages, const Type& type, const QString& title,
                                const PageProgress& progress = {});

} // namespace muster::app::print

# SPDX-License-Identifier: GPL-3.0-or-later
# Headers that nearly every source includes are read once for all of them, where MUSTER_PRECOMPILE is on. A source that
# forgets one of these headers goes unnoticed then: the preset `plain`, a part of .ci/deep, builds without.

# muster_precompiled(NAME LIBRARIES HEADERS...): the headers as precompiled_NAME. Of the libraries it has folders, and the
# definitions that say which parts of Qt there are.
function(muster_precompiled name libraries)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/precompiled.cpp CONTENT "")
  add_library(precompiled_${name} OBJECT ${PROJECT_BINARY_DIR}/precompiled.cpp)
  target_link_libraries(precompiled_${name} PRIVATE Muster::Flags)
  target_precompile_headers(precompiled_${name} PRIVATE ${ARGN})
  foreach(library IN LISTS libraries)
    target_include_directories(precompiled_${name} SYSTEM PRIVATE $<TARGET_PROPERTY:${library},INTERFACE_INCLUDE_DIRECTORIES>)
    target_compile_definitions(precompiled_${name} PRIVATE $<TARGET_PROPERTY:${library},INTERFACE_COMPILE_DEFINITIONS>)
    set_target_properties(precompiled_${name} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  endforeach()
endfunction()

# muster_precompile(NAME TARGET...): the targets use precompiled_NAME: `standard`, `core` for what links Qt Core, `window` for what
# links Qt Widgets.
function(muster_precompile name)
  if(MUSTER_PRECOMPILE)
    foreach(target IN LISTS ARGN)
      target_precompile_headers(${target} REUSE_FROM precompiled_${name})
    endforeach()
  endif()
endfunction()

set(muster_standard_headers <algorithm> <array> <functional> <map> <memory> <optional> <random> <set> <span> <string> <string_view>
  <vector>)
set(muster_core_headers ${muster_standard_headers} <QtCore/QCoreApplication> <QtCore/QDir> <QtCore/QFileInfo> <QtCore/QHash>
  <QtCore/QLocale> <QtCore/QObject> <QtCore/QRegularExpression> <QtCore/QStringList> <QtCore/QTimer>)
set(muster_window_headers ${muster_core_headers} <QtGui/QAction> <QtGui/QPainter> <QtWidgets/QApplication> <QtWidgets/QComboBox>
  <QtWidgets/QDialog> <QtWidgets/QHBoxLayout> <QtWidgets/QLabel> <QtWidgets/QLineEdit> <QtWidgets/QMenu> <QtWidgets/QPushButton>
  <QtWidgets/QTableView> <QtWidgets/QToolButton>)
if(MUSTER_PRECOMPILE)
  # ccache asks for these: without them it cannot tell what is in a precompiled header.
  target_compile_options(muster_flags INTERFACE
    $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>
    "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
  muster_precompiled(standard "" ${muster_standard_headers})
  muster_precompiled(core "Qt6::Core" ${muster_core_headers})
  muster_precompiled(window "Qt6::Core;Qt6::Gui;Qt6::Widgets" ${muster_window_headers})
endif()

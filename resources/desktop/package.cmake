# SPDX-License-Identifier: GPL-3.0-or-later
# The Debian package: `cmake --build --preset dev --target muster muster_desktop`, then `cpack` in build/dev. What is
# packed needs no tests, so packing does not wait for them to be built.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
set(CMAKE_SKIP_PACKAGE_ALL_DEPENDENCY ON)
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME muster)
set(CPACK_PACKAGE_VENDOR "The Muster developers")
set(CPACK_PACKAGE_CONTACT "The Muster developers <developers@muster.invalid>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "deck builder for five card games")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Muster knows the cards of five card games, knows their rules by their numbers,
and tells at once whether a deck is legal, why not, by which rule, and how to
mend it. It searches cards, imports lists of any kind, prints deck lists for
events, and plays test games, in a window and on the command line.")
# Libraries are found by themselves. Drivers and fonts are loaded while the program runs, which nobody can see.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite, fonts-dejavu-core")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-qpa-plugins, qt6-wayland, qt6-translations-l10n, fonts-roboto-unhinted")

# Debian reads the licence in a place and form of its own, and manuals packed.
set(debian_made ${PROJECT_BINARY_DIR}/debian)
file(WRITE ${debian_made}/copyright "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Muster

Files: *
Copyright: The Muster developers
License: GPL-3.0-or-later
 This program is free software: you can redistribute it and/or modify it under
 the terms of the GNU General Public License as published by the Free Software
 Foundation, either version 3 of the License, or (at your option) any later
 version. On Debian systems the whole text is in
 /usr/share/common-licenses/GPL-3.
")
install(FILES ${debian_made}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/muster)
include(CPack)

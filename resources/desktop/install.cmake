# SPDX-License-Identifier: GPL-3.0-or-later
# What a desktop and a shell need of Muster. Man page and completions are made by the program itself, from the help of its
# verbs, so that they cannot differ from it.
set(desktop_source ${PROJECT_SOURCE_DIR}/resources/desktop)
set(desktop_made ${PROJECT_BINARY_DIR}/desktop)
configure_file(${desktop_source}/org.muster.Muster.metainfo.xml ${desktop_made}/org.muster.Muster.metainfo.xml @ONLY)

function(muster_made kind file)
  add_custom_command(OUTPUT ${desktop_made}/${file}
    COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 $<TARGET_FILE:muster> completion ${kind} > ${desktop_made}/${file}
    DEPENDS muster
    COMMENT "Writing ${file}" VERBATIM)
endfunction()
muster_made(bash muster.bash)
muster_made(zsh _muster)
muster_made(fish muster.fish)
muster_made(man muster.1)
add_custom_target(muster_desktop ALL
  DEPENDS ${desktop_made}/muster.bash ${desktop_made}/_muster ${desktop_made}/muster.fish ${desktop_made}/muster.1)

set(share ${CMAKE_INSTALL_DATADIR})
install(FILES ${desktop_source}/org.muster.Muster.desktop DESTINATION ${share}/applications)
install(FILES ${desktop_made}/org.muster.Muster.metainfo.xml DESTINATION ${share}/metainfo)
install(FILES ${desktop_source}/org.muster.Muster.mime.xml DESTINATION ${share}/mime/packages RENAME org.muster.Muster.xml)
install(FILES ${desktop_source}/org.muster.Muster.svg DESTINATION ${share}/icons/hicolor/scalable/apps)
install(FILES ${desktop_made}/muster.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${desktop_made}/muster.bash DESTINATION ${share}/bash-completion/completions RENAME muster)
install(FILES ${desktop_made}/_muster DESTINATION ${share}/zsh/vendor-completions)
install(FILES ${desktop_made}/muster.fish DESTINATION ${share}/fish/vendor_completions.d)

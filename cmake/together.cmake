# SPDX-License-Identifier: GPL-3.0-or-later
# Several sources of a target are compiled as one, where MUSTER_TOGETHER is on: what a build from nothing costs is mostly
# reading headers. Names without linkage that two of them have alike meet then; a source with such a name is compiled
# alone. A source that forgets a header goes unnoticed: the preset `plain`, a part of .ci/deep, compiles each by itself.

# muster_alone(SOURCE...): sources of this folder that have a name which another has, too.
function(muster_alone)
  foreach(source IN LISTS ARGN)
    if(NOT EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${source} AND NOT EXISTS ${source})
      message(FATAL_ERROR "muster_alone: there is no ${source} in ${CMAKE_CURRENT_SOURCE_DIR}")
    endif()
  endforeach()
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# muster_together(TARGET...): compiles the sources of these targets together, but for those that are alone. Sources of the window
# that have sentences of their own have them in `Words`: those are found here.
function(muster_together)
  if(NOT MUSTER_TOGETHER)
    return()
  endif()
  foreach(target IN LISTS ARGN)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${MUSTER_TOGETHER})
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>) # asks what the main file is
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS sources)
      if(source MATCHES "\\.cpp$" AND NOT source MATCHES "^\\$")
        file(STRINGS ${source} own REGEX "^struct Words" LIMIT_COUNT 1)
        if(own)
          muster_alone(${source})
        endif()
      endif()
    endforeach()
  endforeach()
endfunction()

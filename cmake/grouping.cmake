# Unity builds read headers once: a full build takes a quarter of the time, but a changed file rebuilds with its
# room. Names in the anonymous namespaces of one room must differ; all presets but `apart` detect clashes.
set(CMAKE_UNITY_BUILD ${TRACKWRIGHT_GROUPED})
# Compiling each source alone only tests its includes. Without code generation, it is several times faster.
if(TRACKWRIGHT_READ_ONLY)
  set(CMAKE_CXX_COMPILE_OBJECT "<CMAKE_CXX_COMPILER> <DEFINES> <INCLUDES> <FLAGS> -fsyntax-only <SOURCE>"
                               "<CMAKE_COMMAND> -E touch <OBJECT>")
  set(CMAKE_CXX_CREATE_STATIC_LIBRARY "<CMAKE_COMMAND> -E touch <TARGET>")
  set(CMAKE_CXX_LINK_EXECUTABLE "<CMAKE_COMMAND> -E touch <TARGET>")
endif()
set(CMAKE_UNITY_BUILD_BATCH_SIZE 12)

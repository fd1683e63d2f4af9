# Sources compiled together read their headers once: a full build takes a quarter of the time, while a changed
# file rebuilds with its room. The price: names in the anonymous namespaces of one room have to differ, which the
# preset `apart` does not see and the others do.
set(CMAKE_UNITY_BUILD ${TRACKWRIGHT_GROUPED})
# Whether each source can be read by itself needs no code to be made of it: that goes several times faster.
if(TRACKWRIGHT_READ_ONLY)
  set(CMAKE_CXX_COMPILE_OBJECT "<CMAKE_CXX_COMPILER> <DEFINES> <INCLUDES> <FLAGS> -fsyntax-only <SOURCE>"
                               "<CMAKE_COMMAND> -E touch <OBJECT>")
  set(CMAKE_CXX_CREATE_STATIC_LIBRARY "<CMAKE_COMMAND> -E touch <TARGET>")
  set(CMAKE_CXX_LINK_EXECUTABLE "<CMAKE_COMMAND> -E touch <TARGET>")
endif()
set(CMAKE_UNITY_BUILD_BATCH_SIZE 6)

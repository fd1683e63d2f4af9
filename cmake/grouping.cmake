# Sources compiled together read their headers once: a full build takes a quarter of the time, while a changed
# file rebuilds with a handful of others.
# The price: names in the anonymous namespaces of one folder have to differ.
set(CMAKE_UNITY_BUILD ${TRACKWRIGHT_GROUPED})
set(CMAKE_UNITY_BUILD_BATCH_SIZE 6)

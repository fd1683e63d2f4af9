# The places of the data. An installed program first tries a place relative to itself.
include(GNUInstallDirs)
set(installed_data ${CMAKE_INSTALL_FULL_DATADIR}/trackwright)
file(RELATIVE_PATH TRACKWRIGHT_DATA_FROM_PROGRAM ${CMAKE_INSTALL_FULL_BINDIR} ${installed_data})
# The fallback is the source folder, for a build folder outside it.
if(TRACKWRIGHT_PACKAGE)
  set(TRACKWRIGHT_DATA ${installed_data})
else()
  set(TRACKWRIGHT_DATA ${PROJECT_SOURCE_DIR})
endif()

# The Debian package, by CPack: packaging/deb/build.
set(TRACKWRIGHT_CONTACT "Trackwright authors <maintainers@trackwright.example>" CACHE STRING "Name and address in packages")
string(REPLACE "-" "~" upstream ${TRACKWRIGHT_VERSION})  # 0.2.0~dev comes before 0.2.0
set(deb_version ${upstream}-1)

# Files that Debian's policy requires in addition to an installation. TIMESTAMP uses SOURCE_DATE_EPOCH.
set(texts ${PROJECT_BINARY_DIR}/deb)
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
configure_file(packaging/deb/changelog.in ${texts}/changelog.Debian @ONLY)
configure_file(CHANGELOG.md ${texts}/changelog COPYONLY)
foreach(name IN ITEMS changelog.Debian changelog)
  execute_process(COMMAND gzip -9nf ${texts}/${name} COMMAND_ERROR_IS_FATAL ANY)
  install(FILES ${texts}/${name}.gz DESTINATION ${CMAKE_INSTALL_DOCDIR})
endforeach()
install(FILES packaging/deb/lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME trackwright)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME trackwright)
set(CPACK_PACKAGE_VENDOR "Trackwright authors")
set(CPACK_PACKAGE_CONTACT "${TRACKWRIGHT_CONTACT}")
set(CPACK_PACKAGE_VERSION ${upstream})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
    WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "workbench for designers of 18xx railway games
A title, one 18xx game, is a folder of YAML files. Trackwright reports
mistakes in it with file, line and column, plays it by its own rules,
and prints the complete game as a print-and-play kit.
.
The package contains several titles, and the fonts that kits are set in.")
include(CPack)

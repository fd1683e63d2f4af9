# cmake --install: the program, and the data that it reads.
install(TARGETS trackwright RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})

set(data ${CMAKE_INSTALL_DATADIR}/trackwright)
install(DIRECTORY titles templates schemas DESTINATION ${data})
install(DIRECTORY designer/checks/ DESTINATION ${data}/checks FILES_MATCHING PATTERN "*.md")

# The licences of everything here, fonts included.
install(FILES packaging/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})

# The pinned fonts (render/drawing/fonts.cpp), so that a kit does not depend on the fonts of the system.
foreach(style IN ITEMS Regular Italic Medium MediumItalic Bold BoldItalic Black BlackItalic)
  install(FILES ${TRACKWRIGHT_FONTS}/lato/Lato-${style}.ttf DESTINATION ${data}/fonts/lato)
endforeach()
foreach(style IN ITEMS DejaVuSans DejaVuSans-Bold)
  install(FILES ${TRACKWRIGHT_FONTS}/dejavu/${style}.ttf DESTINATION ${data}/fonts/dejavu)
endforeach()

# cmake --install: installs the program and its data.
install(TARGETS trackwright RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})

set(data ${CMAKE_INSTALL_DATADIR}/trackwright)
install(DIRECTORY titles templates schemas DESTINATION ${data})
install(DIRECTORY designer/checks/ DESTINATION ${data}/checks FILES_MATCHING PATTERN "*.md")

# The licences of all contents, including fonts.
install(FILES packaging/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})

# The pinned fonts (render/drawing/fonts.cpp), so that a kit does not depend on the fonts of the system.
foreach(style IN ITEMS Regular Italic Medium MediumItalic Bold BoldItalic Black BlackItalic)
  install(FILES ${TRACKWRIGHT_FONTS}/lato/Lato-${style}.ttf DESTINATION ${data}/fonts/lato)
endforeach()
foreach(style IN ITEMS DejaVuSans DejaVuSans-Bold)
  install(FILES ${TRACKWRIGHT_FONTS}/dejavu/${style}.ttf DESTINATION ${data}/fonts/dejavu)
endforeach()

foreach(style IN ITEMS Regular Bold)
  install(FILES render/fonts/noto/NotoSansCJKjp-${style}.otf DESTINATION ${data}/fonts/noto)
endforeach()

# Man pages and completions. The program writes them from the description of its commands, so builds with sanitizers
# or without code omit them.
if(NOT TRACKWRIGHT_SANITIZE AND NOT TRACKWRIGHT_READ_ONLY AND NOT TRACKWRIGHT_FUZZ)
  set(TRACKWRIGHT_ZSH_FOLDER ${CMAKE_INSTALL_DATADIR}/zsh/site-functions CACHE STRING "Where zsh finds completions")
  set(generated ${PROJECT_BINARY_DIR}/generated)
  add_custom_command(
    OUTPUT ${generated}/stamp
    COMMAND ${CMAKE_COMMAND} -DPROGRAM=$<TARGET_FILE:trackwright> -DOUT=${generated}
            -P ${PROJECT_SOURCE_DIR}/cmake/manual.cmake
    DEPENDS trackwright ${PROJECT_SOURCE_DIR}/cmake/manual.cmake
    COMMENT "Writing man pages and completions"
    VERBATIM)
  add_custom_target(trackwright_manual ALL DEPENDS ${generated}/stamp)
  install(DIRECTORY ${generated}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 OPTIONAL)
  install(FILES ${generated}/completion/trackwright DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions OPTIONAL)
  install(FILES ${generated}/completion/_trackwright DESTINATION ${TRACKWRIGHT_ZSH_FOLDER} OPTIONAL)
  install(FILES ${generated}/completion/trackwright.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d
          OPTIONAL)
endif()

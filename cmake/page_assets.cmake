# Writes a source that contains the files of a folder: cmake -DFOLDER=... -DOUT=... -P page_assets.cmake
file(GLOB files ${FOLDER}/*)
list(SORT files)
string(CONCAT text "#include \"designer/faces/serve/assets.h\"\n\nnamespace trackwright::serve {\n\n"
    "// NOLINTNEXTLINE(readability-function-size): its lines are the files, which are data\n"
    "const std::vector<Asset>& assets() {\n  static const std::vector<Asset> all{\n")
foreach(file IN LISTS files)
  get_filename_component(name ${file} NAME)
  if(name MATCHES "\\.woff2$")
    # Bytes, among them zeros.
    file(SIZE ${file} size)
    file(READ ${file} content HEX)
    string(REGEX REPLACE "(..)" "\\\\x\\1" content "${content}")
    string(APPEND text "      {\"${name}\", {\"${content}\", ${size}}},\n")
  else()
    file(READ ${file} content)
    string(APPEND text "      {\"${name}\", R\"asset(${content})asset\"},\n")
  endif()
endforeach()
string(APPEND text "  };\n  return all;\n}\n\n}  // namespace trackwright::serve\n")
file(WRITE ${OUT} "${text}")

# Builds the classic theme into the program: cmake -DTHEME=<classic.yaml> -DOUT=<classic_theme.inc> -P theme.cmake
# Reads the lines `  name: "#rrggbb"` below `colours:` and `  name: number` below `widths:`; a test holds the result
# against what the reader of themes makes of the same file.
file(STRINGS "${THEME}" lines)
set(colours "")
set(widths "")
foreach(line IN LISTS lines)
  if(line MATCHES "^  ([a-z0-9.-]+): \"(#[0-9a-f]+)\"$")
    string(APPEND colours "    {\"${CMAKE_MATCH_1}\", \"${CMAKE_MATCH_2}\"},\n")
  elseif(line MATCHES "^  ([a-z0-9.-]+): ([0-9.]+)( +#.*)?$")
    string(APPEND widths "    {\"${CMAKE_MATCH_1}\", ${CMAKE_MATCH_2}},\n")
  endif()
endforeach()
set(text "// Generated from ${THEME}.\n")
string(APPEND text "constexpr auto classic_colours = std::to_array<NamedColour>({\n${colours}});\n")
string(APPEND text "constexpr auto classic_widths = std::to_array<NamedWidth>({\n${widths}});\n")
file(WRITE "${OUT}" "${text}")

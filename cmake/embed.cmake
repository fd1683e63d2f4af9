# Embeds the pages of the checks: cmake -DROOT=<designer/checks> -DPAGES=<a|b|...> -DOUT=<file.cpp> -P embed.cmake
# A page <family>/<file>.md becomes the text of the check <family>/<file>, underscores written as hyphens.
string(REPLACE "|" ";" pages "${PAGES}")
set(text "// Generated from the pages beside the checks.\n#include \"designer/checks/pages.h\"\n\n")
string(APPEND text "namespace trackwright {\n\n// NOLINTNEXTLINE(readability-function-size): a table\nconst std::vector<CheckPage>& all_check_pages() {\n")
string(APPEND text "  static const std::vector<CheckPage> pages{\n")
foreach(page IN LISTS pages)
  file(READ "${ROOT}/${page}.md" content)
  string(REPLACE "_" "-" name "${page}")
  string(APPEND text "      {\"${name}\", R\"page(${content})page\"},\n")
endforeach()
string(APPEND text "  };\n  return pages;\n}\n\n}  // namespace trackwright\n")
file(WRITE "${OUT}" "${text}")

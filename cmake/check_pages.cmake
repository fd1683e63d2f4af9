# Makes the table of the checks from their pages, designer/checks/<family>/<name>.md. A page begins with the data of
# its check: lines of `key: word` or `key: [word, word]` between two lines of `---`:
#
#   severity: error, warning or info
#   needs:    data of the whole title that the check requires: `trains`, the list of trains; `trains.price`, the
#             price of each; `bank` (engine/title/gaps.h)
#   each:     data that the check requires of the thing that a finding is about. The first entry gives the kind of
#             this thing, unless the check names another kind
#   rule:     the function that several checks share, checks::<rule>
#   found:    the finder if there is no check: allowing (the list `allow` of a title), reading (its files),
#             printing (a kit), asking (a use case about something else)
#   missing:  the part of a draft that the finding reports as missing (designer/studio/todo.h); `file`: the part
#             that the file of the finding contains. Without this key, the finding is a mistake, not an open task
#
# A page with neither `rule` nor `found` has its function beside it, <family>_<name> in <name>.cpp.
#
# As an include, this file defines read_check_pages, which stops the configuration at a mistake in a page, with file
# and line. As a script, it writes the table: cmake -DROOT=<designer/checks> -DOUT=<file.cpp> -P check_pages.cmake
cmake_minimum_required(VERSION 3.25)

set(check_keys severity needs each rule found missing)
set(check_severities error warning info)
set(check_tasks map tiles trains market companies money rules file)
set(check_finders allowing reading printing asking)

# Sets the variable `out` to the capitalised word: "error" -> "Error".
function(capitalise word out)
  string(SUBSTRING "${word}" 0 1 initial)
  string(TOUPPER "${initial}" initial)
  string(SUBSTRING "${word}" 1 -1 others)
  set(${out} "${initial}${others}" PARENT_SCOPE)
endfunction()

# Sets page_<key> to the value of a line `key: value`.
function(read_page_line place line)
  if(NOT line MATCHES "^([a-z]+): (([a-z_.-]+)|\\[([a-z_., -]+)\\])$")
    message(FATAL_ERROR "${place}: expected `key: word` or `key: [word, word]`, found `${line}`")
  endif()
  set(key ${CMAKE_MATCH_1})
  set(list "${CMAKE_MATCH_4}")
  string(REPLACE ", " ";" words "${CMAKE_MATCH_3}${list}")
  if(NOT key IN_LIST check_keys)
    message(FATAL_ERROR "${place}: `${key}` is none of ${check_keys}")
  elseif(DEFINED page_${key})
    message(FATAL_ERROR "${place}: a second `${key}`")
  elseif(list AND NOT key MATCHES "^(needs|each)$")
    message(FATAL_ERROR "${place}: `${key}` takes one word")
  endif()
  set(allowed_severity ${check_severities})
  set(allowed_found ${check_finders})
  set(allowed_missing ${check_tasks})
  foreach(word IN LISTS words)
    if(DEFINED allowed_${key} AND NOT word IN_LIST allowed_${key})
      message(FATAL_ERROR "${place}: `${word}` is none of ${allowed_${key}}")
    elseif(key MATCHES "^(needs|each)$" AND NOT word MATCHES "^[a-z_]+(\\.[a-z_]+)?$")
      message(FATAL_ERROR "${place}: `${word}` is no part of a title, nor a field of one")
    endif()
  endforeach()
  set(page_${key} ${words} PARENT_SCOPE)
endfunction()

# Reads a page into page_severity, page_needs, page_each, page_rule, page_found, page_sentence and page_text.
function(read_check_page file)
  foreach(key IN LISTS check_keys)
    unset(page_${key})
  endforeach()
  file(READ "${file}" text)
  set(number 0)
  set(line "")
  while(number LESS 2 OR NOT line STREQUAL "---")
    math(EXPR number "${number} + 1")
    string(FIND "${text}" "\n" end)
    string(SUBSTRING "${text}" 0 ${end} line)
    math(EXPR end "${end} + 1")
    string(SUBSTRING "${text}" ${end} -1 text)
    if(number EQUAL 1 AND NOT line STREQUAL "---")
      message(FATAL_ERROR "${file}:1: a page begins with a line of `---`")
    elseif(end EQUAL 0)
      message(FATAL_ERROR "${file}:${number}: no line of `---` ends what the page begins with")
    elseif(NOT line STREQUAL "---")
      read_page_line("${file}:${number}" "${line}")
    endif()
  endwhile()
  if(NOT page_severity)
    message(FATAL_ERROR "${file}:1: the page says no `severity`")
  elseif(NOT text MATCHES "^# ([^\n]+)\n")
    math(EXPR number "${number} + 1")
    message(FATAL_ERROR "${file}:${number}: expected `# ` and the sentence of the check")
  endif()
  set(page_sentence "${CMAKE_MATCH_1}" PARENT_SCOPE)
  set(page_text "${text}" PARENT_SCOPE)
  foreach(key IN LISTS check_keys)
    set(page_${key} ${page_${key}} PARENT_SCOPE)
  endforeach()
endfunction()

# Reads all pages below a folder. Sets check_entries to the entries of the table, and check_functions to the
# functions that they name.
function(read_check_pages root)
  file(GLOB sources RELATIVE "${root}" "${root}/*/*.cpp")
  foreach(source IN LISTS sources)
    string(REGEX REPLACE "cpp$" "md" page "${source}")
    if(NOT EXISTS "${root}/${page}")
      message(FATAL_ERROR "${root}/${source}: a check without a page, ${page}")
    endif()
  endforeach()
  file(GLOB pages RELATIVE "${root}" "${root}/*/*.md")
  set(entries "")
  set(functions "")
  foreach(page IN LISTS pages)
    read_check_page("${root}/${page}")
    string(REGEX REPLACE "\\.md$" "" stem "${page}")
    string(REPLACE "_" "-" name "${stem}")
    set(shared ${page_rule} ${page_found})
    if(EXISTS "${root}/${stem}.cpp")
      string(REPLACE "/" "_" function "${stem}")
      list(PREPEND shared "${stem}.cpp")
    elseif(page_rule)
      string(REPLACE "-" "_" function "${page_rule}")
    else()
      set(function nullptr)
    endif()
    list(LENGTH shared finders)
    if(NOT finders EQUAL 1)
      message(FATAL_ERROR "${root}/${page}:1: one of a .cpp beside the page, `rule` and `found`; has: ${shared}")
    endif()
    if(NOT function STREQUAL "nullptr")
      list(APPEND functions ${function})
    endif()
    capitalise(${page_severity} severity)
    if(page_found)
      capitalise(${page_found} found)
    else()
      set(found Checking)
    endif()
    foreach(key needs each)
      list(TRANSFORM page_${key} REPLACE "(.+)" "\"\\1\"")
      list(JOIN page_${key} ", " ${key})
    endforeach()
    string(APPEND entries "      {\"${name}\", R\"(${page_sentence})\", Severity::${severity}, Finder::${found}, {${needs}}, {${each}}, \"${page_missing}\", ${function},"
           "\n       R\"page(${page_text})page\"},\n")
  endforeach()
  list(REMOVE_DUPLICATES functions)
  set(check_entries "${entries}" PARENT_SCOPE)
  set(check_functions ${functions} PARENT_SCOPE)
endfunction()

if(CMAKE_SCRIPT_MODE_FILE)
  read_check_pages("${ROOT}")
  list(JOIN check_functions "(const Facts&, Report&);\nvoid " prototypes)
  file(WRITE "${OUT}" "// Generated from the pages of the checks by cmake/check_pages.cmake.
#include \"designer/checks/check.h\"

namespace trackwright {

namespace checks {

void ${prototypes}(const Facts&, Report&);

}  // namespace checks

// NOLINTNEXTLINE(readability-function-size): its lines are the pages, which are data
const std::vector<Check>& all_checks() {
  using namespace checks;
  static const std::vector<Check> table{
${check_entries}  };
  return table;
}

}  // namespace trackwright
")
endif()

# Writes a source with the commit of the checkout in ROOT, if the text has changed: a hash of 12 digits, with a plus
# sign if a tracked file differs. The text is empty if ROOT is not a checkout. COMMIT overrides it.
#   cmake -DROOT=<folder> -DCOMMIT=<text or empty> -DOUT=<file.cpp> -P commit.cmake
cmake_minimum_required(VERSION 3.25)
set(commit "${COMMIT}")
if(NOT commit AND EXISTS ${ROOT}/.git)
  execute_process(COMMAND git -C ${ROOT} rev-parse --short=12 HEAD OUTPUT_VARIABLE commit
                  OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  execute_process(COMMAND git -C ${ROOT} diff --quiet HEAD -- RESULT_VARIABLE changed ERROR_QUIET OUTPUT_QUIET)
  if(commit AND changed)
    string(APPEND commit "+")
  endif()
endif()
file(CONFIGURE OUTPUT ${OUT} CONTENT [[// Written by cmake/commit.cmake.
namespace trackwright {

extern const char* const built_from_commit;
const char* const built_from_commit = "@commit@";

}  // namespace trackwright
]] @ONLY)

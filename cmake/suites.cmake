# Included by ctest before it runs. Adds a test for each suite of `program`, with `properties`; the suites in `long`
# start first. A process per test would cost more than most tests, and would repeat the shared set-up of a suite.
execute_process(COMMAND ${program} --gtest_list_tests OUTPUT_VARIABLE listed RESULT_VARIABLE failed ERROR_QUIET)
if(failed)
  get_filename_component(name ${program} NAME)
  add_test(${name} ${program})  # not built: the test fails under the name of the program
endif()
string(REGEX MATCHALL "(^|\n)[A-Za-z0-9_/]+[.]" suites "${listed}")
foreach(suite IN LISTS suites)
  string(STRIP "${suite}" suite)
  string(REGEX REPLACE "[.]$" "" name "${suite}")
  add_test(${name} ${runner} ${program} --gtest_filter=${suite}*)
  set_tests_properties(${name} PROPERTIES SKIP_RETURN_CODE 77 ${properties})
  list(FIND long ${name} at)
  if(at GREATER -1)
    set_tests_properties(${name} PROPERTIES COST 20)
  endif()
endforeach()

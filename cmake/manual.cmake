# Runs the program to write its man pages and completions for installation. Compresses man pages without name and time.
#   cmake -DPROGRAM=<trackwright> -DOUT=<folder> -P manual.cmake
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${OUT})
file(MAKE_DIRECTORY ${OUT}/completion)
execute_process(COMMAND ${PROGRAM} --man ${OUT}/man COMMAND_ERROR_IS_FATAL ANY)
file(GLOB pages ${OUT}/man/*.1)
execute_process(COMMAND gzip -9n ${pages} COMMAND_ERROR_IS_FATAL ANY)
set(bash trackwright)
set(zsh _trackwright)
set(fish trackwright.fish)
foreach(shell IN ITEMS bash zsh fish)
  execute_process(COMMAND ${PROGRAM} --completion ${shell} OUTPUT_FILE ${OUT}/completion/${${shell}}
                  COMMAND_ERROR_IS_FATAL ANY)
endforeach()
file(TOUCH ${OUT}/stamp)

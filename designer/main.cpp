// The main program: passes the environment to run() and reports an exception as a message.
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <iostream>

#include "designer/faces/cli/command.h"
#include "designer/faces/cli/installation.h"
#include "render/drawing/font_folder.h"

namespace trackwright {

// Defined in the source that cmake/commit.cmake writes: a hash of 12 digits, with a plus sign if the sources
// differ from the commit; empty if the sources are not a checkout.
extern const char* const built_from_commit;

}  // namespace trackwright

namespace {

std::string environment_variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

std::string own_path() {
  std::error_code error;
  return std::filesystem::read_symlink("/proc/self/exe", error).string();
}

}  // namespace

int main(int argc, char** argv) {
  // Report a file size limit like a full disk, so that the program removes unfinished files.
  std::signal(SIGXFSZ, SIG_IGN);
  try {
    using namespace trackwright;
    const DiskReader files;
    const bool colour = ::isatty(STDOUT_FILENO) != 0 && environment_variable("NO_COLOR").empty();
    const Installation installation =
        find_installation(files, own_path(), environment_variable("TRACKWRIGHT_HOME"));
    if (const std::string fonts = installed_fonts(files, installation); !fonts.empty()) use_fonts_in(fonts);
    std::ostream* terminal = ::isatty(STDERR_FILENO) != 0 ? &std::cerr : nullptr;
    const Environment environment{installation, files,
                                  Streams{std::cout, std::cerr, colour, &std::cin, nullptr, terminal},
                                  RunStart::now(), built_from_commit};
    const int code = run(std::vector<std::string>(argv + 1, argv + argc), environment);
    std::cout.flush();
    if (!std::cout) {
      std::cerr << "trackwright: the output could not be written\n";
      return static_cast<int>(Exit::Unusable);
    }
    return code;
  } catch (const std::exception& error) {
    std::cerr << "trackwright: an unexpected failure; please report it: " << error.what() << '\n';
    return 2;
  }
}

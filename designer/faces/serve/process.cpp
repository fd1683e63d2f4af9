#include "designer/faces/serve/process.h"

#include <fcntl.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigset_t is of POSIX, not of <csignal>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <thread>

namespace trackwright::serve {

namespace {

// Returns the process id, or nothing if the process cannot start. Unblocks the signals that this program
// blocks.
std::optional<pid_t> spawned(std::vector<std::string>& words, const posix_spawn_file_actions_t* files) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t child = 0;
  posix_spawnattr_t plain{};
  ::posix_spawnattr_init(&plain);
  sigset_t none{};
  ::sigemptyset(&none);
  ::posix_spawnattr_setsigmask(&plain, &none);
  ::posix_spawnattr_setflags(&plain, POSIX_SPAWN_SETSIGMASK);
  const int failed = ::posix_spawnp(&child, arguments.front(), files, &plain, arguments.data(), environ);
  ::posix_spawnattr_destroy(&plain);
  if (failed != 0) return std::nullopt;
  return child;
}

std::string all_from(int pipe) {
  std::string text;
  std::array<char, 65536> some{};
  for (;;) {
    const ssize_t count = ::read(pipe, some.data(), some.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return text;
    text.append(some.data(), static_cast<std::size_t>(count));
  }
}

bool ended_well(pid_t child) {
  int status = 0;
  while (::waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return false;
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

bool started(std::vector<std::string> words) {
  const auto child = spawned(words, nullptr);
  if (child) std::thread([child] { ended_well(*child); }).detach();
  return child.has_value();
}

std::optional<std::string> output_of(std::vector<std::string> words) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
  posix_spawn_file_actions_t files{};
  ::posix_spawn_file_actions_init(&files);
  ::posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  ::posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO);
  ::posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  const auto child = spawned(words, &files);
  ::posix_spawn_file_actions_destroy(&files);
  ::close(ends[1]);
  std::string text = child ? all_from(ends[0]) : std::string();
  ::close(ends[0]);
  if (!child || !ended_well(*child)) return std::nullopt;
  return text;
}

}  // namespace trackwright::serve

#include "designer/faces/cli/unbroken.h"

#include <cerrno>
#include <cstddef>
#include <system_error>

namespace trackwright {

namespace fs = std::filesystem;

Uninterrupted::Uninterrupted() {
  asked_for = 0;
  for (std::size_t i = 0; i < signals.size(); ++i) {
    ::sigaction(signals[i], nullptr, &before_[i]);
    if ((before_[i].sa_flags & SA_SIGINFO) == 0 && before_[i].sa_handler == SIG_IGN) continue;
    struct sigaction noting {};
    noting.sa_handler = [](int signal) { asked_for = signal; };
    ::sigaction(signals[i], &noting, nullptr);
  }
}

Uninterrupted::~Uninterrupted() {
  for (std::size_t i = 0; i < signals.size(); ++i) ::sigaction(signals[i], &before_[i], nullptr);
  if (asked_for != 0) std::raise(asked_for);
}

MadeFolders::~MadeFolders() {
  std::error_code ignored;
  for (auto folder = made_.rbegin(); folder != made_.rend(); ++folder) fs::remove(*folder, ignored);
}

int MadeFolders::make(const fs::path& path) {
  std::error_code error;
  if (fs::is_directory(path, error)) return 0;
  if (fs::exists(path, error)) return ENOTDIR;
  if (path.has_parent_path() && path.parent_path() != path)
    if (const int code = make(path.parent_path()); code != 0) return code;
  if (!fs::create_directory(path, error)) return error ? error.value() : 0;
  made_.push_back(path);
  return 0;
}

}  // namespace trackwright

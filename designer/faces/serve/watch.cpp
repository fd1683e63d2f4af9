#include "designer/faces/serve/watch.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>

namespace trackwright::serve {

namespace {

constexpr int quiet = 4;     // ms without a change before the files are read
constexpr int longest = 10;  // maximum of such pauses, even if somebody saves all the time
// Editors write in place or move a new file over the old one.
constexpr std::uint32_t changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE |
                                  IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB;

std::string folder_of(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code error;
  fs::path folder = fs::absolute(path, error);
  if (!fs::is_directory(folder, error)) folder = folder.parent_path();
  while (!folder.empty() && folder != folder.root_path() && !fs::is_directory(folder, error))
    folder = folder.parent_path();
  return folder.string();
}

}  // namespace

Watch::Watch()
    : inotify_(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC)), event_(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {}

Watch::~Watch() {
  if (inotify_ >= 0) ::close(inotify_);
  if (event_ >= 0) ::close(event_);
}

void Watch::set(const std::set<std::string>& paths) {
  std::set<std::string> wanted;
  for (const std::string& path : paths) wanted.insert(folder_of(path));
  std::erase_if(folders_, [&](const auto& one) {
    if (wanted.contains(one.first)) return false;
    ::inotify_rm_watch(inotify_, one.second);
    return true;
  });
  // Add all watches again each time, because a recreated folder is a new one.
  for (const std::string& folder : wanted)
    if (const int watch = ::inotify_add_watch(inotify_, folder.c_str(), changes); watch >= 0)
      folders_[folder] = watch;
}

void Watch::drain() const {
  alignas(inotify_event) std::array<char, 16384> buffer{};
  while (::read(inotify_, buffer.data(), buffer.size()) > 0) {
  }
}

void Watch::wait() {
  std::array<pollfd, 2> waited{{{inotify_, POLLIN, 0}, {event_, POLLIN, 0}}};
  ::poll(waited.data(), waited.size(), -1);
  std::uint64_t count = 0;
  if (::read(event_, &count, sizeof count) > 0) return;
  drain();
  for (int i = 0; i<longest&& ::poll(waited.data(), 1, quiet)> 0; ++i) drain();
}

void Watch::wake() const {
  const std::uint64_t one = 1;
  static_cast<void>(!::write(event_, &one, sizeof one));
}

}  // namespace trackwright::serve

// Clean interruption: signals wait while files are written, and unused new folders are removed.
#pragma once

#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigaction belongs to POSIX, not to <csignal>

#include <array>
#include <csignal>
#include <filesystem>
#include <vector>

namespace trackwright {

// Delays SIGINT, SIGTERM and SIGHUP during its lifetime. The destructor lets them take effect, after
// incomplete output has been removed.
class Uninterrupted {
 public:
  Uninterrupted();
  Uninterrupted(const Uninterrupted&) = delete;
  Uninterrupted& operator=(const Uninterrupted&) = delete;
  ~Uninterrupted();
  bool asked() const { return asked_for != 0; }

 private:
  static constexpr std::array signals{SIGINT, SIGTERM, SIGHUP};
  // Static, because a signal handler is a plain function.
  static inline volatile std::sig_atomic_t asked_for = 0;
  std::array<struct sigaction, signals.size()> before_{};
};

// Folders that were created; removed again unless they are kept.
class MadeFolders {
 public:
  MadeFolders() = default;
  MadeFolders(const MadeFolders&) = delete;
  MadeFolders& operator=(const MadeFolders&) = delete;
  ~MadeFolders();

  // Creates the folder and the missing folders above it. Returns 0 or the error number.
  int make(const std::filesystem::path&);
  void keep() { made_.clear(); }

 private:
  std::vector<std::filesystem::path> made_;
};

}  // namespace trackwright

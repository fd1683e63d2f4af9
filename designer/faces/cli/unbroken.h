// What is begun ends in one of two ways: while files are written, being asked to end waits, and folders that
// were made for nothing go again.
#pragma once

#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigaction is of POSIX, not of <csignal>

#include <array>
#include <csignal>
#include <filesystem>
#include <vector>

namespace trackwright {

// While this lives, being asked to end is only noted; it takes effect when this goes, and by then what was
// half done is gone.
class Uninterrupted {
 public:
  Uninterrupted();
  Uninterrupted(const Uninterrupted&) = delete;
  Uninterrupted& operator=(const Uninterrupted&) = delete;
  ~Uninterrupted();
  bool asked() const { return asked_for != 0; }

 private:
  static constexpr std::array signals{SIGINT, SIGTERM, SIGHUP};
  // A handler is a function and reaches nothing else.
  static inline volatile std::sig_atomic_t asked_for = 0;
  std::array<struct sigaction, signals.size()> before_{};
};

// Folders that were made: removed again unless they are kept.
class MadeFolders {
 public:
  MadeFolders() = default;
  MadeFolders(const MadeFolders&) = delete;
  MadeFolders& operator=(const MadeFolders&) = delete;
  ~MadeFolders();

  // With those above it. 0, or the number of the error.
  int make(const std::filesystem::path&);
  void keep() { made_.clear(); }

 private:
  std::vector<std::filesystem::path> made_;
};

}  // namespace trackwright

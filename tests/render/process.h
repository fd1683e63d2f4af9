// Runs a program and returns its output, for tests that read documents with other tools.
#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <clocale>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

namespace trackwright {

struct ProcessResult {
  int exit = -1;
  std::string output;
};

inline ProcessResult run_program(const std::string& command) {
  ProcessResult result;
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  if (pipe == nullptr) return result;
  char buffer[4096];
  for (std::size_t n = 0; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) result.output.append(buffer, n);
  const int status = pclose(pipe);
  result.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return result;
}

// Replaces each run of spaces by one, for tables with aligned columns.
inline std::string squeezed(const std::string& text) {
  std::string result;
  for (const char c : text)
    if (c != ' ' || result.empty() || result.back() != ' ') result += c;
  return result;
}

// A file in the temporary folder that contains `bytes` during the lifetime of this object.
class TemporaryFile {
 public:
  TemporaryFile(const std::string& bytes, const std::string& ending) {
    path_ = testing::TempDir() + "trackwright_XXXXXX" + ending;
    const int file = mkstemps(path_.data(), static_cast<int>(ending.size()));
    if (file >= 0) close(file);
    std::ofstream(path_, std::ios::binary) << bytes;
  }
  ~TemporaryFile() { std::remove(path_.c_str()); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// A locale with decimal commas, generated on demand because few machines have one installed. It is active
// during the lifetime of this object.
class CommaLocale {
 public:
  CommaLocale()
      : before_(std::setlocale(LC_ALL, nullptr)), folder_(testing::TempDir() + "trackwright_locales") {
    std::filesystem::create_directories(folder_);
    run_program("localedef -i de_DE -f UTF-8 '" + folder_ + "/de_DE.UTF-8'");
    setenv("LOCPATH", folder_.c_str(), 1);
    in_force_ = std::setlocale(LC_ALL, "de_DE.UTF-8") != nullptr;
  }
  ~CommaLocale() {
    std::setlocale(LC_ALL, before_.c_str());
    unsetenv("LOCPATH");
    std::filesystem::remove_all(folder_);
  }
  CommaLocale(const CommaLocale&) = delete;
  CommaLocale& operator=(const CommaLocale&) = delete;
  bool in_force() const { return in_force_; }

 private:
  std::string before_;
  std::string folder_;
  bool in_force_ = false;
};

}  // namespace trackwright

// Runs a program and gives its output: for tests that read documents back with other people's tools.
#pragma once

#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
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

// A file in the temporary folder that holds `bytes` while this lives.
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

}  // namespace trackwright

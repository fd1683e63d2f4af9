// Waits for changes in folders, without polling.
#pragma once

#include <map>
#include <set>
#include <string>

namespace trackwright::serve {

class Watch {
 public:
  Watch();
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;
  ~Watch();

  // Watches these folders and the folders of these files. If one does not exist, watches the next existing
  // folder above it.
  void set(const std::set<std::string>& paths);
  // Returns after a change followed by a short pause, or after wake().
  void wait();
  // Safe to call from another thread or a signal handler.
  void wake() const;

 private:
  void drain() const;

  int inotify_ = -1;
  int event_ = -1;
  std::map<std::string, int> folders_;
};

}  // namespace trackwright::serve

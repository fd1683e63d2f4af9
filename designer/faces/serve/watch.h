// Waits until something changes in folders, without asking again and again.
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

  // The folders of these files, and these folders; of one that is not there the next one above that is.
  void set(const std::set<std::string>& paths);
  // Until something has changed and for a moment nothing more does, or somebody wakes it.
  void wait();
  // From another thread or a signal.
  void wake() const;

 private:
  void drain() const;

  int inotify_ = -1;
  int event_ = -1;
  std::map<std::string, int> folders_;
};

}  // namespace trackwright::serve

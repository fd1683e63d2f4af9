// Prints the kit from the page in a background thread, one kit at a time.
#pragma once

#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "designer/faces/serve/reply.h"
#include "designer/studio/press.h"

namespace trackwright::serve {

struct PrintedKit {
  bool whole = false;  // the kit was written; otherwise `told` gives the reason
  std::string told;    // the output of `trackwright kit`
};
// Prints the kit into its usual folder with a theme (empty: the title's); returns when it is complete.
using PrintKit = std::function<PrintedKit(const std::string& theme, const Progress&)>;

class KitPrinting {
 public:
  explicit KitPrinting(PrintKit print) : print_(std::move(print)) {}
  KitPrinting(const KitPrinting&) = delete;
  KitPrinting& operator=(const KitPrinting&) = delete;
  ~KitPrinting();  // waits for a running print

  Reply begin(const std::string& theme = {});  // rejected (409) while a kit is being printed
  Reply state() const;                         // {running, done, of, whole, told}

 private:
  void print(const std::string& theme);

  PrintKit print_;
  mutable std::mutex guard_;
  std::thread thread_;
  bool running_ = false;
  std::size_t done_ = 0;
  std::size_t of_ = 0;
  PrintedKit last_;
};

}  // namespace trackwright::serve

// Printing the kit from the page, beside everything else; one at a time.
#pragma once

#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "designer/faces/serve/reply.h"
#include "designer/studio/press_kit.h"

namespace trackwright::serve {

struct PrintedKit {
  bool whole = false;  // written; otherwise the words say why not
  std::string told;    // as `trackwright kit` tells it
};
// Prints the kit into its usual folder, in a theme (empty: the title's); returns when it is done.
using PrintKit = std::function<PrintedKit(const std::string& theme, const Progress&)>;

class KitPrinting {
 public:
  explicit KitPrinting(PrintKit print) : print_(std::move(print)) {}
  KitPrinting(const KitPrinting&) = delete;
  KitPrinting& operator=(const KitPrinting&) = delete;
  ~KitPrinting();  // waits for what was begun

  Reply begin(const std::string& theme = {});  // refused (409) while one is being printed
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

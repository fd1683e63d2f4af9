// The page's HTTP server: bound to this machine, and open only to browsers with the key of the page.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

#include "designer/faces/serve/bench.h"
#include "designer/faces/serve/kit_printing.h"

namespace httplib {
struct Request;
}

namespace trackwright::serve {

// Announces the current version to all open pages.
class News {
 public:
  void tell(unsigned version);
  void end();
  // Waits for a version after `seen`. Returns it, or `seen` after a timeout, or 0 after end().
  unsigned next(unsigned seen);

 private:
  std::mutex guard_;
  std::condition_variable changed_;
  unsigned version_ = 0;
  bool ended_ = false;
};

// Opens a place in an editor.
using OpenPlace = std::function<bool(const std::string& path, unsigned line, unsigned column)>;

class HttpServer {
 public:
  // `open_place`: empty if the page links to the editor itself. `print`: empty if kits cannot be printed.
  HttpServer(Bench&, News&, OpenPlace open_place, PrintKit print = {});
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;
  ~HttpServer();

  // Returns the bound port; 0 if binding fails.
  int bind(int port);
  void run();  // runs until stop()
  void stop();

  // The address of the page, with the key that admits a browser. Other users of the machine do not know it.
  std::string address() const;
  // The value of the header `X-Trackwright-Token`: required for writing, and an alternative to the page's
  // cookie for reading.
  const std::string& token() const { return token_; }

 private:
  struct Hidden;
  bool lets_in(const httplib::Request&) const;
  void add_page();
  void add_reading();
  void add_news();
  void look_after();
  void add_writing();

  Bench& bench_;
  News& news_;
  OpenPlace open_place_;
  KitPrinting printing_;
  std::string key_;
  std::string token_;
  std::unique_ptr<Hidden> hidden_;
};

}  // namespace trackwright::serve

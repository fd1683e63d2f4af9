// The page's server: bound to this machine alone, for whoever has its page open and nobody else.
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

// Tells all pages that are open which version there is.
class News {
 public:
  void tell(unsigned version);
  void end();
  // The next version after `seen`, or `seen` again after a while; 0 once this is the end.
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
  // `open_place`: none where the page links to the editor itself. `print`: none where no kit is printed.
  HttpServer(Bench&, News&, OpenPlace open_place, PrintKit print = {});
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;
  ~HttpServer();

  // The port that it is bound to; 0 where that cannot be had.
  int bind(int port);
  void run();  // until stop()
  void stop();

  // The address of the page, with the key that lets a browser in. Other users of the machine do not know it.
  std::string address() const;
  // What a request carries in `X-Trackwright-Token`: for writing always, for reading in place of the page's
  // cookie.
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

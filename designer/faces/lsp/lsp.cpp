#include "designer/faces/lsp/lsp.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <ostream>
#include <thread>
#include <utility>

#include "designer/faces/lsp/server.h"

namespace trackwright {

namespace {

using namespace lsp;

// Publish findings after this pause in typing.
constexpr std::chrono::milliseconds pause{40};

// Queues frames in order of arrival. A separate thread reads them, so the server can skip a request that was
// cancelled while it worked on another one.
class Mailbox {
 public:
  void put(Packet frame) {
    const std::scoped_lock lock(guard_);
    waiting_.push_back(std::move(frame));
    news_.notify_one();
  }

  // Returns the next frame, or nothing if none arrives in time.
  std::optional<Packet> take(std::optional<std::chrono::milliseconds> longest) {
    std::unique_lock lock(guard_);
    const auto there = [&] { return !waiting_.empty(); };
    if (!longest)
      news_.wait(lock, there);
    else if (!news_.wait_for(lock, *longest, there))
      return std::nullopt;
    Packet frame = std::move(waiting_.front());
    waiting_.pop_front();
    return frame;
  }

  // Whether a queued message cancels the request.
  bool cancels(const Json& id) {
    const std::scoped_lock lock(guard_);
    for (const Packet& frame : waiting_) {
      if (frame.kind != Packet::Kind::Message || frame.text.find("$/cancelRequest") == std::string::npos)
        continue;
      const Json message = Json::parse(frame.text, nullptr, false);
      if (message.is_object() && message.value("method", Json()) == "$/cancelRequest" &&
          message.value("params", Json::object()).is_object() && message["params"].value("id", Json()) == id)
        return true;
    }
    return false;
  }

 private:
  std::mutex guard_;
  std::condition_variable news_;
  std::deque<Packet> waiting_;
};

void send(std::ostream& out, const Messages& messages) {
  for (const Json& one : messages)
    write_packet(out, one.dump(-1, ' ', false, Json::error_handler_t::replace));
}

bool says_exit(const Packet& frame) {
  if (frame.kind != Packet::Kind::Message || frame.text.find("exit") == std::string::npos) return false;
  const Json message = Json::parse(frame.text, nullptr, false);
  return message.is_object() && message.value("method", Json()) == "exit" && !message.contains("id");
}

// Runs one step of the server and turns an exception into an error response or a line in the log.
template <class Step>
Messages guarded(const Json& id, const Step& step) {
  try {
    return step();
  } catch (const std::exception& fault) {
    const std::string what =
        std::string("the program failed: ") + fault.what() + "; please report it with the files of the title";
    if (!id.is_null()) return {error_message(id, ErrorCode::InternalError, what)};
    return {
        {{"jsonrpc", "2.0"}, {"method", "window/logMessage"}, {"params", {{"type", 1}, {"message", what}}}}};
  }
}

Messages answered(Server& server, Mailbox& mailbox, const Packet& frame) {
  if (frame.kind == Packet::Kind::Refused)
    return {error_message(nullptr, ErrorCode::InvalidRequest, frame.text)};
  const Json message = Json::parse(frame.text, nullptr, false);
  if (message.is_object() && message.contains("id") && message.contains("method") &&
      mailbox.cancels(message["id"]))
    return {error_message(message["id"], ErrorCode::Cancelled, "cancelled")};
  const Json id = message.is_object() ? message.value("id", Json()) : Json();
  return guarded(id,
                 [&] { return message.is_discarded() ? server.handle(frame.text) : server.handle(message); });
}

}  // namespace

int serve_editor(std::istream& in, std::ostream& out, const FileReader& files,
                 const Installation& installation) {
  Server server(files, installation);
  Mailbox mailbox;
  std::thread reader([&] {
    for (;;) {
      Packet frame = read_packet(in);
      // Stop reading after `exit`, because the editor may keep its end of the pipe open.
      const bool last = frame.kind == Packet::Kind::End || says_exit(frame);
      mailbox.put(std::move(frame));
      if (last) return;
    }
  });
  std::optional<int> code;
  while (!code) {
    const auto frame = mailbox.take(server.has_news() ? std::optional(pause) : std::nullopt);
    if (!frame) {
      send(out, guarded({}, [&] { return server.publish(); }));
      continue;
    }
    if (frame->kind == Packet::Kind::End) {
      code = server.ended().value_or(1);
      break;
    }
    send(out, answered(server, mailbox, *frame));
    code = server.ended();
  }
  reader.join();
  return *code;
}

}  // namespace trackwright

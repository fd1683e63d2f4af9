// The connections of the page's server. The library waits for each part of a request by itself, so a client
// that sends a line now and then would keep a thread for ever.
#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <set>

namespace trackwright::serve {

class Connections {
 public:
  // A request that came whole is answered while this lives; then its peer has time for the next one.
  class Answering {
   public:
    Answering(Connections& connections, int peer) : connections_(connections), peer_(peer) {
      connections_.begin(peer_);
    }
    Answering(const Answering&) = delete;
    Answering& operator=(const Answering&) = delete;
    ~Answering() { connections_.end(peer_); }

   private:
    Connections& connections_;
    int peer_;
  };

  // `peer`: the port of the client, which is on this machine.
  void begin(int peer);
  void end(int peer);
  // Whether a request began or ended since the last call.
  bool used_since_asked();

  // Closes the connections to the server's port whose request has been on its way for longer than `limit`.
  void close_late(int port, std::chrono::milliseconds limit);
  // Closes all of them: whoever reads or writes there stops at once.
  static void close_all(int port);

 private:
  using Time = std::chrono::steady_clock::time_point;

  std::mutex guard_;
  bool used_ = false;
  std::map<int, Time> waiting_since_;
  std::multiset<int> answering_;
};

}  // namespace trackwright::serve

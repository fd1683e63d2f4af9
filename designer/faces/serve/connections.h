// The connections of the page's server. The library limits the wait for each part of a request, not for the
// whole. A client that sends a line now and then would otherwise occupy a thread forever.
#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <set>

namespace trackwright::serve {

// Lets a server take its port again at once after its end, but no second server at the same time, which the
// options of the library allow.
void keep_port(int socket);

class Connections {
 public:
  // Marks a complete request as being answered during its lifetime. Afterwards, the time limit for the next
  // request starts.
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

  // `peer`: the port of the client, which runs on this machine.
  void begin(int peer);
  void end(int peer);
  // Returns true if a request began or ended since the last call.
  bool used_since_asked();

  // Closes connections to the server's port whose request has been incomplete for longer than `limit`.
  void close_late(int port, std::chrono::milliseconds limit);
  // Closes all connections to the port; pending reads and writes stop at once.
  static void close_all(int port);

 private:
  using Time = std::chrono::steady_clock::time_point;

  std::mutex guard_;
  bool used_ = false;
  std::map<int, Time> waiting_since_;
  std::multiset<int> answering_;
};

}  // namespace trackwright::serve

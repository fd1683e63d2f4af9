#include "designer/faces/serve/connections.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <charconv>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace trackwright::serve {

namespace {

struct Connection {
  int handle = -1;
  int peer = 0;
};

std::optional<int> port_of(int handle, int (*ask)(int, sockaddr*, socklen_t*)) {
  sockaddr_in address{};
  socklen_t size = sizeof address;
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): how sockets take addresses
  if (ask(handle, reinterpret_cast<sockaddr*>(&address), &size) != 0 || address.sin_family != AF_INET)
    return std::nullopt;
  return ntohs(address.sin_port);
}

// Searches the open files of this process, because the library hides its sockets.
std::vector<Connection> connections_to(int port) {
  std::vector<Connection> found;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd", error)) {
    const std::string name = entry.path().filename().string();
    int handle = -1;
    std::from_chars(name.data(), name.data() + name.size(), handle);
    if (handle < 0 || port_of(handle, ::getsockname) != port) continue;
    if (const auto peer = port_of(handle, ::getpeername)) found.push_back({handle, *peer});
  }
  return found;
}

}  // namespace

void Connections::begin(int peer) {
  const std::scoped_lock lock(guard_);
  answering_.insert(peer);
  used_ = true;
  waiting_since_.erase(peer);
}

void Connections::end(int peer) {
  const std::scoped_lock lock(guard_);
  if (const auto one = answering_.find(peer); one != answering_.end()) answering_.erase(one);
  used_ = true;
}

bool Connections::used_since_asked() {
  const std::scoped_lock lock(guard_);
  return std::exchange(used_, false);
}

void Connections::close_late(int port, std::chrono::milliseconds limit) {
  const std::vector<Connection> open = connections_to(port);
  const std::scoped_lock lock(guard_);
  const Time now = std::chrono::steady_clock::now();
  std::map<int, Time> waiting;
  for (const auto& [handle, peer] : open) {
    if (answering_.contains(peer)) continue;
    const auto before = waiting_since_.find(peer);
    const Time since = before == waiting_since_.end() ? now : before->second;
    waiting.emplace(peer, since);
    if (now - since > limit) ::shutdown(handle, SHUT_RDWR);
  }
  waiting_since_ = std::move(waiting);
}

void keep_port(int socket) {
  const int yes = 1;
  ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
}

void Connections::close_all(int port) {
  for (const auto& [handle, peer] : connections_to(port)) ::shutdown(handle, SHUT_RDWR);
}

}  // namespace trackwright::serve

#include "designer/faces/serve/serve.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigset_t is of POSIX, not of <csignal>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <nlohmann/json.hpp>
#include <ostream>
#include <thread>
#include <vector>

#include "designer/faces/serve/connections.h"
#include "designer/faces/serve/http.h"
#include "designer/faces/serve/process.h"
#include "designer/faces/serve/single_page.h"
#include "designer/faces/serve/table_game.h"
#include "designer/faces/serve/table_server.h"
#include "designer/faces/serve/title_json.h"
#include "designer/faces/serve/watch.h"
#include "designer/format/text/readers.h"
#include "designer/studio/kit.h"

namespace trackwright {

namespace {

using namespace serve;

void put(std::string& text, const std::string& what, const std::string& by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
}

std::vector<std::string> words_of(const std::string& command) {
  std::vector<std::string> words(1);
  for (const char c : command)
    if (c != ' ')
      words.back() += c;
    else if (!words.back().empty())
      words.emplace_back();
  if (words.back().empty()) words.pop_back();
  return words;
}

OpenPlace editor_of(const std::string& command, const Bench& bench) {
  if (command.empty()) return {};
  return [command, &bench](const std::string& path, unsigned line, unsigned column) {
    const auto files = bench.watched();
    bool ours = false;
    for (const std::string& file : files) ours = ours || absolute_path(file) == path;
    if (!ours) return false;
    std::vector<std::string> words = words_of(command);
    for (std::string& word : words) {
      put(word, "{line}", std::to_string(line));
      put(word, "{column}", std::to_string(column));
      put(word, "{file}", path);
    }
    return !words.empty() && started(std::move(words));
  };
}

// The kits from the command line and the kit that the page prints. A page cannot request any other
// path.
std::vector<std::string> earlier_kits(const FileReader& files, const ServeChoices& choices,
                                      const Title& title) {
  std::vector<std::string> kits = choices.since;
  const std::string usual = usual_kit_folder(title);
  if (files.is_file(usual + "/kit.json") && std::ranges::find(kits, usual) == kits.end())
    kits.push_back(usual);
  return kits;
}

// Only this thread takes SIGINT, SIGTERM and SIGHUP; it then wakes the others.
class Ending {
 public:
  Ending() {
    ::sigemptyset(&signals_);
    for (const int one : {SIGINT, SIGTERM, SIGHUP}) ::sigaddset(&signals_, one);
    ::pthread_sigmask(SIG_BLOCK, &signals_, &before_);
  }
  Ending(const Ending&) = delete;
  Ending& operator=(const Ending&) = delete;
  ~Ending() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  // Afterwards, a second signal ends the program at once.
  void wait() const {
    int which = 0;
    ::sigwait(&signals_, &which);
    ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }

 private:
  sigset_t signals_{};
  sigset_t before_{};
};

// A file that redirects a browser to the page. All users can see the arguments of a program, but only the
// owner can read this file; it disappears with the server.
class Redirect {
 public:
  explicit Redirect(const std::string& address) {
    if (address.empty()) return;
    const char* folder = std::getenv("XDG_RUNTIME_DIR");
    path_ = fmt::format("{}/trackwright-{}.html", folder == nullptr ? "/tmp" : folder, ::getpid());
    const int handle = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    const std::string page =
        fmt::format("<!DOCTYPE html><meta http-equiv=\"refresh\" content=\"0;url={}\">\n", address);
    const bool whole = handle >= 0 && ::write(handle, page.data(), page.size()) == std::ssize(page);
    if (handle >= 0) ::close(handle);
    if (!whole) path_.clear();
  }
  Redirect(const Redirect&) = delete;
  Redirect& operator=(const Redirect&) = delete;
  ~Redirect() {
    if (!path_.empty()) ::unlink(path_.c_str());
  }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

void prepare_process() {
  // Otherwise each thread would keep its own memory, and large blocks would never return to the system.
  ::mallopt(M_ARENA_MAX, 2);
  ::mallopt(M_MMAP_THRESHOLD, 256 * 1024);
  std::signal(SIGPIPE, SIG_IGN);  // a page can close during an answer
}

// The beginning of the links of a table.
std::string base_of(const TableChoices& table, int port) {
  const bool brackets = table.listen.find(':') != std::string::npos;  // version 6
  if (table.address.empty())
    return fmt::format("http://{}:{}", brackets ? "[" + table.listen + "]" : table.listen, port);
  return table.address.substr(0, table.address.find_last_not_of('/') + 1);
}

// Names come from a file, and a terminal obeys some characters.
std::string printable(std::string name) {
  for (char& c : name)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = '?';
  return name;
}

// The text of the game to continue; empty for a new game.
Expected<std::string, std::string> game_to_continue(const FileReader& files, const std::string& path) {
  if (!files.is_file(path)) return std::string();
  auto read = files.read(path, largest_file);
  if (!read) return unexpected(read.error().message);
  if (read->empty()) return unexpected(fmt::format("{} is empty: remove it to begin a new game", path));
  return std::move(*read);
}

}  // namespace

std::optional<std::string> serve_title(const ServeChoices& choices, const Workplace& place,
                                       std::ostream& out) {
  const Ending ending;
  prepare_process();
  Bench bench(place.files, place.installation, choices.title, place.write,
              choices.edit ? Editing::Yes : Editing::No, texts_of_last_commit,
              [&](const Title& title) { return earlier_kits(place.files, choices, title); });
  bench.refresh();
  News news;
  HttpServer server(bench, news, editor_of(choices.editor, bench), place.print);
  const int port = server.bind(choices.port);
  if (port == 0) return fmt::format("port {} is already in use; choose another with --port", choices.port);
  const std::string address = server.address();
  out << address << std::endl;
  news.tell(bench.version());
  Watch watch;
  std::atomic<bool> ended = false;
  std::thread serving([&] { server.run(); });
  std::thread watching([&] {
    while (!ended) {
      watch.set(bench.watched());
      watch.wait();
      const auto tell = [&] { news.tell(bench.version()); };
      try {
        if (!ended && bench.refresh(tell)) tell();
      } catch (const std::exception& fault) {
        // The page still shows the previous state of the title.
        out << fmt::format("the program failed to read the title: {}; please report it\n", fault.what())
            << std::flush;
      }
    }
  });
  const Redirect redirect(choices.open ? address : std::string());
  if (choices.open && !redirect.path().empty()) started({"xdg-open", redirect.path()});
  ending.wait();
  ended = true;
  watch.wake();
  news.end();
  server.stop();
  watching.join();
  serving.join();
  return std::nullopt;
}

std::optional<std::string> serve_table(const ServeChoices& choices, const TableChoices& table,
                                       const Workplace& place, std::ostream& out) {
  const Ending ending;
  prepare_process();
  Bench bench(place.files, place.installation, choices.title, place.write);
  bench.refresh();
  if (!bench.has_title()) return fmt::format("`{}` cannot be drawn", choices.title.name);
  if (table.address.empty() && (table.listen == "0.0.0.0" || table.listen == "::"))
    return std::string("the links of the players need an address: give it with --address");
  const auto text = game_to_continue(place.files, table.file);
  if (!text) return text.error();
  const Json begun{{"players", table.players}, {"names", table.names}, {"seed", table.seed}};
  const auto game = TableGame::of(bench, *text, begun, [&](const std::string& now) {
    auto failed = place.write(table.file, now);
    if (failed) out << *failed << std::endl;
    return failed;
  });
  if (!game) return game.error();
  if (!table.names.empty() && table.names != (*game)->players())
    return fmt::format("the players of the game in {} have other names", table.file);
  TableServer server(bench, **game);
  const int port = server.bind(table.listen, choices.port);
  if (port == 0) return fmt::format("`{}` cannot be used with this port", table.listen);
  const std::string base = base_of(table, port);
  for (const TableLink& link : server.links()) {
    const bool seat = link.role.kind == TableRole::Kind::Seat;
    const std::string who = seat ? printable((*game)->players()[link.role.seat])
                            : link.role.kind == TableRole::Kind::Host ? "host"
                                                                      : "spectators";
    out << fmt::format("{}: {}{}\n", who, base, link.path);
  }
  out << std::flush;
  std::thread serving([&] { server.run(); });
  ending.wait();
  server.stop();
  Connections::close_all(port);
  serving.join();
  return std::nullopt;
}

Expected<std::string, std::string> page_of(const TitleName& title, const FileReader& files,
                                           const Installation& installation) {
  Bench bench(files, installation, title);
  bench.refresh();
  if (!bench.has_title())
    return unexpected(
        fmt::format("`{}` cannot be drawn; run `trackwright check {}`", title.name, title.words()));
  return single_page(bench);
}

}  // namespace trackwright

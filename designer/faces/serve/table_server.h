// The HTTP server of a game of several browsers. Each role has a link with a secret key in its path; without
// a key there is nothing. It serves only what players see at a table: the page, the title without the places
// of its files, and the game.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "designer/faces/serve/bench.h"
#include "designer/faces/serve/table_game.h"

namespace trackwright::serve {

struct TableLink {
  TableRole role;
  std::string path;  // "/t/KEY/"
};

class TableServer {
 public:
  TableServer(const Bench&, TableGame&);
  TableServer(const TableServer&) = delete;
  TableServer& operator=(const TableServer&) = delete;
  ~TableServer();

  // Returns the bound port; 0 if binding fails.
  int bind(const std::string& address, int port);
  void run();  // runs until stop()
  void stop();

  // The host, the seats, the spectators.
  const std::vector<TableLink>& links() const { return links_; }

 private:
  struct Hidden;
  const TableRole* role_of(const std::string& key) const;
  void add_pages();
  void add_news();

  const Bench& bench_;
  TableGame& game_;
  std::vector<TableLink> links_;
  std::unique_ptr<Hidden> hidden_;
};

}  // namespace trackwright::serve

#include "designer/simulate/database.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <utility>
#include <variant>

#include "designer/simulate/game_rows.h"

namespace trackwright {

namespace {

bool has_one_row(const GameTable& table) {
  return table.name == game_tables().front().name;
}

std::string creation_of(const GameTable& table) {
  std::string columns;
  for (const std::string_view column : table.columns) columns += fmt::format(", \"{}\"", column);
  std::string sql =
      fmt::format("CREATE TABLE IF NOT EXISTS {} (version INTEGER, game INTEGER{}", table.name, columns);
  if (has_one_row(table)) return sql + ", PRIMARY KEY (version, game));";
  return fmt::format("{});CREATE INDEX IF NOT EXISTS {}_of_game ON {} (version, game);", sql, table.name,
                     table.name);
}

std::string insertion_into(const GameTable& table) {
  std::string places = "?, ?";
  for (std::size_t i = 0; i < table.columns.size(); ++i) places += ", ?";
  return fmt::format("INSERT INTO {} VALUES ({})", table.name, places);
}

}  // namespace

struct GameDatabase::Connection {
  struct Table {
    sqlite3_stmt* insert = nullptr;
    sqlite3_stmt* remove = nullptr;  // the rows of a game
  };
  sqlite3* file = nullptr;
  std::vector<Table> tables;

  bool run(const std::string& sql) const {
    return sqlite3_exec(file, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
  }
  sqlite3_stmt* prepared(const std::string& sql) const {
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(file, sql.c_str(), -1, &statement, nullptr);
    return statement;
  }
  std::string error() const { return sqlite3_errmsg(file); }

  bool prepare(const Simulation&);
  bool insert(std::size_t table, std::size_t version, std::uint64_t game, const GameRow&) const;
  bool remove(std::size_t table, std::size_t version, std::uint64_t game) const;
};

void GameDatabase::Closes::operator()(Connection* connection) const {
  for (const Connection::Table& table : connection->tables) {
    sqlite3_finalize(table.insert);
    sqlite3_finalize(table.remove);
  }
  sqlite3_close(connection->file);
  delete connection;
}

bool GameDatabase::Connection::prepare(const Simulation& simulation) {
  // A lost write is repeated by --resume, and the journal is slower than the games.
  bool good =
      run("PRAGMA journal_mode = DELETE; PRAGMA synchronous = NORMAL; BEGIN;"
          "CREATE TABLE IF NOT EXISTS versions (version INTEGER PRIMARY KEY, changes, title, fingerprint);");
  for (const GameTable& table : game_tables()) good = good && run(creation_of(table));
  if (!good) return false;
  for (const GameTable& table : game_tables())
    tables.push_back({prepared(insertion_into(table)),
                      prepared(fmt::format("DELETE FROM {} WHERE version = ? AND game = ?", table.name))});
  sqlite3_stmt* add = prepared("INSERT OR REPLACE INTO versions VALUES (?, ?, ?, ?)");
  for (std::size_t v = 0; good && v < simulation.versions.size(); ++v) {
    sqlite3_bind_int64(add, 1, static_cast<sqlite3_int64>(v));
    sqlite3_bind_text(add, 2, simulation.versions[v].c_str(), -1, SQLITE_TRANSIENT);
    sqlite3_bind_text(add, 3, simulation.title.c_str(), -1, SQLITE_TRANSIENT);
    sqlite3_bind_text(add, 4, simulation.fingerprint.c_str(), -1, SQLITE_TRANSIENT);
    good = sqlite3_step(add) == SQLITE_DONE;
    sqlite3_reset(add);
  }
  sqlite3_finalize(add);
  return good;
}

bool GameDatabase::Connection::insert(std::size_t table, std::size_t version, std::uint64_t game,
                                      const GameRow& row) const {
  sqlite3_stmt* statement = tables[table].insert;
  sqlite3_bind_int64(statement, 1, static_cast<sqlite3_int64>(version));
  sqlite3_bind_int64(statement, 2, static_cast<sqlite3_int64>(game));
  for (std::size_t i = 0; i < row.size(); ++i) {
    const int place = static_cast<int>(i) + 3;
    if (const auto* number = std::get_if<std::int64_t>(&row[i]))
      sqlite3_bind_int64(statement, place, *number);
    else if (const auto* text = std::get_if<std::string>(&row[i]))
      sqlite3_bind_text(statement, place, text->c_str(), -1, SQLITE_TRANSIENT);
    else
      sqlite3_bind_null(statement, place);
  }
  const bool good = sqlite3_step(statement) == SQLITE_DONE;
  sqlite3_reset(statement);
  return good;
}

bool GameDatabase::Connection::remove(std::size_t table, std::size_t version, std::uint64_t game) const {
  sqlite3_stmt* statement = tables[table].remove;
  sqlite3_bind_int64(statement, 1, static_cast<sqlite3_int64>(version));
  sqlite3_bind_int64(statement, 2, static_cast<sqlite3_int64>(game));
  const bool good = sqlite3_step(statement) == SQLITE_DONE;
  sqlite3_reset(statement);
  return good;
}

GameDatabase::GameDatabase(std::unique_ptr<Connection, Closes> connection)
    : connection_(std::move(connection)) {}

Expected<GameDatabase, std::string> GameDatabase::open(const std::string& path,
                                                       const Simulation& simulation) {
  std::unique_ptr<Connection, Closes> connection(new Connection);
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  if (sqlite3_open_v2(path.c_str(), &connection->file, flags, nullptr) != SQLITE_OK)
    return unexpected(connection->error());
  if (!connection->prepare(simulation)) return unexpected(connection->error());
  return GameDatabase(std::move(connection));
}

std::string GameDatabase::add(const std::vector<simulate::GameRecord>& records) {
  bool good = true;
  for (std::size_t version = 0; version < records.size(); ++version)
    for (std::size_t table = 0; table < game_tables().size(); ++table) {
      const std::uint64_t game = records[version].number;
      good = good && connection_->remove(table, version, game);
      for (const GameRow& row : game_tables()[table].rows(records[version]))
        good = good && connection_->insert(table, version, game, row);
    }
  return good ? std::string() : connection_->error();
}

std::string GameDatabase::save() {
  return connection_->run("COMMIT; BEGIN;") ? std::string() : connection_->error();
}

}  // namespace trackwright

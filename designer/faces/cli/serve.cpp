// `serve`: serves the live page of a title.
#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <filesystem>
#include <memory>
#include <optional>
#include <sstream>
#include <system_error>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/print_kit.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_file.h"
#include "designer/faces/serve/serve.h"

namespace trackwright {

namespace {

Action set_up_serve(CLI::App& app) {
  const auto options = std::make_shared<ServeChoices>();
  add_title(app, options->title);
  app.add_option("--port", options->port, "the port, 1024 to 65535; default: any free port")
      ->type_name("NUMBER")
      ->check(CLI::Range(1024, 65535));
  app.add_flag("--open", options->open, "open the page in a browser");
  app.add_option("--editor", options->editor,
                 "the command that opens a line, with {file}, {line} and {column}; default: vscode:// links")
      ->type_name("COMMAND");
  app.add_flag("--edit", options->edit, "allow the page to change files: map, tiles, market");
  app.add_option("--since", options->since, "another earlier kit to compare with; can be repeated")
      ->type_name("OLD");
  const auto table = std::make_shared<TableChoices>();
  auto* game =
      app.add_option("--table", table->file,
                     "a game for several browsers, in this file: prints a secret link for the host, each "
                     "seat and spectators; see docs/workbench.md")
          ->type_name("FILE");
  app.add_option("--players", table->players, "number of players of a new game at the table")
      ->type_name("N")
      ->needs(game);
  app.add_option("--names", table->names, "players of a new game at the table, separated by commas")
      ->delimiter(',')
      ->needs(game);
  app.add_option("--seed", table->seed, "seed of a new game at the table; default: 0")
      ->type_name("N")
      ->needs(game);
  app.add_option("--listen", table->listen,
                 "the address of this machine at which the table listens; default: 127.0.0.1, for a tunnel")
      ->type_name("ADDRESS")
      ->needs(game);
  app.add_option("--address", table->address, "the beginning of the links, if a tunnel or proxy has its own")
      ->type_name("URL")
      ->needs(game);
  return [options, table](const Environment& environment) {
    const auto write = [](const std::string& path,
                          const std::optional<std::string>& bytes) -> std::optional<std::string> {
      std::error_code failed;
      if (!bytes) std::filesystem::remove(path, failed);
      if (failed) return path + " " + failed.message();
      const auto error = bytes ? update_file(path, *bytes) : std::nullopt;
      return error ? std::optional(error->path + " " + error->message) : std::nullopt;
    };
    const auto print = [&](const std::string& theme, const Progress& progress) {
      std::ostringstream told;
      const Environment heard{environment.installation, environment.files, {told, told}};
      const Exit exit = print_kit(heard, options->title, theme, progress);
      return serve::PrintedKit{exit == Exit::Sound, told.str()};
    };
    const Workplace place{environment.files, environment.installation, write, print};
    const auto failed = table->file.empty() ? serve_title(*options, place, environment.streams.out)
                                            : serve_table(*options, *table, place, environment.streams.out);
    return failed ? unusable(environment, "file/unreadable", *failed) : Exit::Sound;
  };
}

}  // namespace

Command serve_command() {
  return {"serve", "show a live page of a title: map, legal tiles, runs, findings",
          "Prints the address of a page for a browser on this machine. The page shows the title and changes "
          "with each save. It has the map with its findings, the legal tiles of each hex, and a table for "
          "tiles, tokens and the best runs. It also has a board to play on, every component as printed, "
          "and the map at the last commit or in an earlier kit. With --edit you can move places, paint "
          "terrain and borders, design tiles and edit the market; each edit is a small change of a file and "
          "can be undone. The address contains a key: do not share it. Ctrl-C ends the server. "
          "With --table, several people play in their own browsers.",
          "serve mytitle --open\nserve mytitle --edit\nserve mytitle --table evening.json --names "
          "Anna,Bo,Cy\nserve mytitle --port 8018 --editor \"code -g "
          "{file}:{line}:{column}\"",
          set_up_serve};
}

}  // namespace trackwright

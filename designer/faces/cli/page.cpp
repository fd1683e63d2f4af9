// `page`: writes the page of a title as one file.
#include <fmt/format.h>
#include <CLI/App.hpp>

#include <memory>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_file.h"
#include "designer/faces/serve/serve.h"

namespace trackwright {

namespace {

struct PageRequest {
  TitleName title;
  std::string file;
};

Action set_up_page(CLI::App& app) {
  const auto options = std::make_shared<PageRequest>();
  add_title(app, options->title);
  app.add_option("-o,--output", options->file, "the HTML file to write")->type_name("FILE")->required();
  return [options](const Environment& environment) {
    const auto page = page_of(options->title, environment.files, environment.installation);
    if (!page) return unusable(environment, "file/unreadable", page.error());
    if (const auto error = write_file(options->file, *page)) return unusable(environment, *error);
    environment.streams.notes() << fmt::format("{}: {} kB\n", options->file, page->size() / 1000);
    return Exit::Sound;
  };
}

}  // namespace

Command page_command() {
  return {"page", "write the live page as one file, for play-testers",
          "Writes the page of `serve` as one HTML file, read-only and without a server.",
          "page mytitle -o mytitle.html", set_up_page};
}

}  // namespace trackwright

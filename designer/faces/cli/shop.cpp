// `shop`: writes files for print shops and print-on-demand services.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <map>
#include <memory>
#include <ostream>
#include <utility>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/table.h"
#include "designer/studio/shop_files.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

struct ShopRequest {
  PrintRequest print;
  ShopWishes wishes;
};

// Reports the scaled sides by component, size and scale.
void tell_fitted(const Environment& environment, const std::vector<FittedSide>& fitted) {
  std::map<std::string, int> told;
  for (const FittedSide& side : fitted)
    ++told[fmt::format("{}: {}, at {:.0f} %", side.component, side.size, side.scale * 100)];
  for (const auto& [text, count] : told)
    environment.streams.notes() << fmt::format("{}, {}\n", text, counted(count, "picture"));
}

Exit shop(const Environment& environment, const ShopRequest& options) {
  if (const auto refused = refuse_file(environment, options.print)) return *refused;
  auto prepared = prepare(environment, options.print);
  if (!prepared) return prepared.error();
  const auto service = prepared->job.service;
  const std::string folder = prepared->folder + (options.print.folder.empty() ? "-shop" : "");
  const ShopFiles made = make_shop_files(std::move(prepared->job), options.wishes);
  if (const auto failed = write_made(environment, folder, made.files)) return *failed;
  tell_fitted(environment, made.fitted);
  if (service)
    environment.streams.notes() << fmt::format("{}: {} pictures at {:g} dpi\n", folder, made.files.size(),
                                               service->dpi);
  else
    tell_files(environment, folder, made.files);
  return tell_found(environment, *prepared, made.findings);
}

Action set_up_shop(CLI::App& app) {
  const auto options = std::make_shared<ShopRequest>();
  add_title(app, options->print.title);
  add_print_request(app, options->print);
  options->print.order.whole = true;
  app.add_option("--bleed", options->wishes.pages.bleed, "bleed beyond the trim, in mm; default: 3")
      ->type_name("MM")
      ->check(number_from(0.0, 10.0));
  app.add_option("--safe", options->wishes.pages.safe,
                 "safe margin inside the trim that --proof shows, in mm; default: 3")
      ->type_name("MM")
      ->check(number_from(0.0, 10.0));
  app.add_flag("--proof", options->wishes.pages.proof, "show the trim and the safe area on each page");
  app.add_flag("--outlined", options->wishes.outlined,
               "convert texts to outlines instead of embedding fonts");
  app.add_option("--service", options->print.order.service,
                 "write PNG pictures in the sizes of a service in templates/services.yaml instead of PDF")
      ->type_name("NAME");
  return [options](const Environment& environment) { return shop(environment, *options); };
}

}  // namespace

Command shop_command() {
  return {"shop", "write files for a print shop: one piece per page, with bleed and trim box",
          "Writes one PDF for each component and size, with a page for each copy of each piece. Fronts and "
          "backs alternate; the pages have an exact TrimBox and BleedBox and no crop marks. With --service, "
          "it writes the pictures for a print-on-demand service. See docs/printing.md for CMYK. `shop` stops "
          "if the title has errors.",
          "shop mytitle --bleed 3 --outlined\nshop mytitle --proof -o proofs\nshop mytitle --service "
          "the-game-crafter",
          set_up_shop};
}

}  // namespace trackwright

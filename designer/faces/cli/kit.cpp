// `kit`: prints all components of a title.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/plan_told.h"
#include "designer/faces/cli/print_kit.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/progress.h"
#include "designer/faces/cli/table.h"
#include "designer/studio/kit.h"
#include "designer/studio/plan.h"

namespace trackwright {

namespace {

struct KitRequest {
  PrintRequest print;
  bool png = false;
  SvgIds ids = SvgIds::None;
  std::string pieces;  // "svg" or "png"; empty: no pictures of single pieces
  std::string contact;
  std::string picture;
  std::string plan;   // "text" or "json": print the plan only; empty: print the kit
  bool all = false;   // in an update: also pieces with another name or version only
  std::string since;  // kit.json of an earlier kit, or its folder; empty: the whole kit
};

std::vector<std::string> names_of_components() {
  std::vector<std::string> names;
  for (const ComponentKind& kind : component_kinds()) names.emplace_back(kind.id);
  return names;
}

KitWishes wishes_of(const KitRequest& options) {
  KitWishes wishes;
  wishes.sheets.dpi = options.print.dpi;
  wishes.sheets.ids = options.ids;
  if (options.png) wishes.sheets.formats.push_back(PictureFormat::Png);
  wishes.pieces = from_word<PictureFormat>(options.pieces);
  wishes.contact = format_of(options.contact);
  wishes.picture = format_of(options.picture);
  wishes.renamed = options.all;
  return wishes;
}

// Prints how much paper and work the kit needs; skips choices that do not fit the kit.
Exit tell_plan(const Environment& environment, const KitRequest& options) {
  auto prepared = prepare(environment, options.print);
  if (!prepared) return prepared.error();
  std::vector<WishedJob> wished;
  for (PlanWish& wish : wishes_beside(options.print.order, prepared->job)) {
    PrintRequest request = options.print;
    request.order = wish.order;
    if (auto other = prepare(environment, request))
      wished.push_back({std::move(wish), std::move(other->job)});
  }
  const KitPlan plan = plan_kit(std::move(prepared->job), wished);
  environment.streams.out << (options.plan == "json" ? plan_json(plan) : plan_text(plan));
  return Exit::Sound;
}

Exit make_kit(const Environment& environment, const KitRequest& options, const Progress& progress = {}) {
  if (!options.plan.empty()) return tell_plan(environment, options);
  if (const auto refused = refuse_file(environment, options.print)) return *refused;
  const KitWishes wishes = wishes_of(options);
  if (!options.contact.empty() && !wishes.contact)
    return unusable(environment, WriteError{options.contact, "needs the extension .pdf, .svg or .png"});
  if (!options.picture.empty() && !wishes.picture)
    return unusable(environment, WriteError{options.picture, "needs the extension .pdf, .svg or .png"});
  std::optional<Kit> earlier;
  if (!options.since.empty()) {
    auto list = read_earlier_kit(environment.files, options.since);
    if (!list) return unusable(environment, list.error());
    earlier = std::move(*list);
  }
  auto prepared = prepare(environment, options.print);
  if (!prepared) return prepared.error();
  std::string folder = prepared->folder;
  if (options.print.order.own_only && options.print.folder.empty()) folder += "-own";
  const MadeFiles made = [&] {
    ProgressLine line(environment.streams.terminal, "parts printed");
    const auto show = [&](std::size_t done, std::size_t of) { line.show(done, of); };
    return earlier ? make_update(std::move(prepared->job), *earlier, wishes)
                   : make_kit(std::move(prepared->job), wishes, progress ? progress : Progress(show));
  }();
  if (made.files.empty())
    environment.streams.notes() << fmt::format("Nothing has changed since {}.\n", options.since);
  else if (const auto failed = write_made(environment, folder, made.files))
    return *failed;
  tell_files(environment, folder, made.files);
  tell_left_out(environment, made.without_backs);
  if (wishes.contact)
    if (const auto error = write_file(options.contact, made.contact)) return unusable(environment, *error);
  if (wishes.picture)
    if (const auto error = write_file(options.picture, made.picture)) return unusable(environment, *error);
  return tell_found(environment, *prepared, made.findings);
}

Action set_up_kit(CLI::App& app) {
  const auto options = std::make_shared<KitRequest>();
  add_title(app, options->print.title);
  add_print_request(app, options->print);
  options->print.order.whole = true;
  app.add_flag("--png", options->png, "also write PNG proofs of all sheets");
  app.add_flag("--own-only", options->print.order.own_only,
               "print only the components that the base game lacks");
  app.add_option("--with", options->print.order.with,
                 "an additional component, for example notes; can be repeated")
      ->type_name("COMPONENT")
      ->check(CLI::IsMember(names_of_components()));
  app.add_option("--pieces", options->pieces,
                 "also write each piece as a picture without crop marks: svg or png")
      ->type_name("FORMAT")
      ->check(CLI::IsMember({"svg", "png"}));
  add_ids(app, options->ids);
  app.add_option(
         "--plan", options->plan,
         "print nothing; report sheets, ink, cuts and time, and the effect of other choices: text or json")
      ->type_name("FORMAT")
      ->check(CLI::IsMember({"text", "json"}));
  CLI::Option* since =
      app.add_option("--since", options->since,
                     "print only the changes since this earlier kit (its folder or kit.json), with a list of "
                     "pieces to remove from the box; boards with few changes get patches")
          ->type_name("OLD");
  app.add_flag("--all", options->all,
               "with --since: also print pieces that differ only in the name or version of the title")
      ->needs(since);
  app.add_option("--contact", options->contact,
                 "all pages, reduced, on one sheet; the file extension selects the format")
      ->type_name("FILE");
  app.add_option("--picture", options->picture,
                 "a picture of the whole game on a table; the file extension selects the format")
      ->type_name("FILE");
  return [options](const Environment& environment) { return make_kit(environment, *options); };
}

}  // namespace

Exit print_kit(const Environment& environment, const TitleName& title, const std::string& theme,
               const Progress& progress) {
  KitRequest request;
  request.print.title = title;
  if (!theme.empty()) request.print.order.choices.theme = Ref{theme, {}};
  request.print.order.whole = true;
  return make_kit(environment, request, progress);
}

Command kit_command() {
  return {
      "kit", "print the whole game",
      "Writes the print-and-play kit of a title, ready to cut: one PDF for each component, all of them in "
      "kit.pdf, and large boards also on one page. kit.json lists each piece with its quantity and pages. "
      "kit.yaml in the folder of the title selects paper, sizes and components; options override it. The "
      "same title gives the same bytes on every machine, and every sheet shows the fingerprint of the kit. "
      "`kit` stops if the title has errors; `render` draws the parts that parsed.",
      "kit mytitle\nkit mytitle --plan text\nkit mytitle --paper Letter -o kits/mytitle-letter\nkit mytitle "
      "--pieces svg\n"
      "kit mytitle --since output/mytitle -o output/mytitle-update",
      set_up_kit};
}

}  // namespace trackwright

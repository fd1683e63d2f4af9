#include "designer/studio/order.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "designer/format/press/papers.h"
#include "designer/format/press/press_files.h"
#include "designer/format/press/theme_file.h"
#include "designer/format/text/findings.h"
#include "designer/studio/art.h"
#include "designer/studio/chosen.h"
#include "designer/studio/examine.h"
#include "designer/studio/idle_quantities.h"
#include "designer/studio/losses.h"
#include "designer/studio/open.h"
#include "designer/studio/own_only.h"
#include "render/kit/kit.h"
#include "render/sheets/fold.h"

namespace trackwright {

namespace {

template <class T>
void take(T& value, const Chosen<T>& choice) {
  if (choice) value = choice->value;
}

KitOptions sizes_of(const KitChoices& choices) {
  KitOptions kit;
  take(kit.tile_size, choices.tile_size);
  kit.map_size = kit.tile_size + air_between_tiles;
  take(kit.map_size, choices.map_size);
  if (choices.map_size) kit.map_gives = 0;  // print the stated size
  take(kit.bleed, choices.bleed);
  take(kit.station_token, choices.station_token);
  kit.market_token = kit.station_token;
  take(kit.market_token, choices.market_token);
  take(kit.note.width, choices.note_width);
  take(kit.note.height, choices.note_height);
  take(kit.box_lid.width, choices.box_width);
  take(kit.box_lid.height, choices.box_height);
  take(kit.box_depth, choices.box_depth);
  take(kit.revenue_to, choices.revenue_to);
  if (choices.money && choices.money->value > 0) kit.money = choices.money->value;
  return kit;
}

bool is_file_name(const std::string& name) {
  return name.ends_with(".yaml") || name.ends_with(".yml");
}

class Ordering {
 public:
  Ordering(const FileReader& files, const Installation& installation, const Loaded& loaded,
           const KitOrder& order)
      : files_(files),
        installation_(installation),
        loaded_(loaded),
        order_(order),
        sources_(loaded.sources),
        findings_(loaded.findings) {}

  Ordered job() {
    const auto papers = read_papers(files_, installation_.templates, sources_, findings_);
    if (!loaded_.readable) return refused(Refusal::Unreadable);
    if (!loaded_.title || papers.empty()) return refused(Refusal::Faulty);
    job_.title = *loaded_.title;
    job_.title.kit = laid_over(loaded_.title->kit, order_.choices);
    job_.kit = sizes_of(job_.title.kit);
    job_.with = order_.with;
    auto theme = chosen_theme(files_, installation_, job_.title.kit, sources_, findings_);
    choose_sheets(papers);
    choose_quantities();
    if (!known_) return refused(Refusal::Unknown);
    if (!theme) return refused(Refusal::Faulty);
    std::ranges::move(unknown_colours(loaded_, [&]() -> const Theme& { return *theme; }),
                      std::back_inserter(findings_));
    job_.sheets.theme = std::move(*theme);
    Chapters chapters = chapters_of(files_, loaded_, sources_);
    job_.art = art_of(files_, loaded_, chapters.texts);
    std::ranges::move(chapter_faults(chapters, job_.title, job_.art), std::back_inserter(findings_));
    job_.chapters = std::move(chapters.texts);
    std::ranges::move(broken_icons(job_.title, job_.art), std::back_inserter(findings_));
    std::ranges::move(idle_choices(job_.title, loaded_.gaps), std::back_inserter(findings_));
    if (order_.whole) look_for_faults();
    if (order_.whole && has_errors(findings_)) return refused(Refusal::Incomplete);
    return told(std::move(job_));
  }

 private:
  Ordered told(Expected<PrintJob, Refusal> job) {
    sort_findings(sources_, findings_);
    return {std::move(job), std::move(sources_), std::move(findings_), std::move(besides_)};
  }
  Ordered refused(Refusal why) { return told(unexpected(why)); }

  // Missing data of a draft are tasks, so they prevent no printing.
  void look_for_faults() {
    besides_ = examine(loaded_, {.checks = true, .fixes = true, .tasks = true}).findings;
    // Clang 14 rejects the range that std::ranges::stable_partition returns.
    const auto faults = std::stable_partition(besides_.begin(), besides_.end(), [](const Finding& finding) {
      return finding.severity != Severity::Error;
    });
    std::move(faults, besides_.end(), std::back_inserter(findings_));
    besides_.erase(faults, besides_.end());
  }

  void unknown(const Ref& name, const std::string& message) {
    report(findings_, "kit/unknown-choice", name.place, name.value, message);
    known_ = false;
  }

  // Returns an empty path, with a finding, if the file is outside the title that names it.
  std::string file_of_choice(const Ref& name) {
    const std::string folder = folder_of_choice(name.place, sources_);
    if (folder.empty()) return name.value;
    std::string path = folder + "/" + name.value;
    if (!climbs_out(name.value) && (!files_.is_file(path) || files_.lies_in(path, folder))) return path;
    report_outside(findings_, name.place, name.value);
    known_ = false;
    return {};
  }

  // The named entry of our own file, or all entries of a user's file; empty if there are none.
  template <class Entry, class Read, class Find>
  std::vector<Entry> named(const Ref& name, std::string_view own, const Read& read, const Find& find) {
    const bool file = is_file_name(name.value);
    const std::string path = file ? file_of_choice(name) : fmt::format("{}/{}", installation_.templates, own);
    if (path.empty()) return {};
    std::vector<Entry> entries = read(files_, installation_, path, sources_, findings_);
    if (!file) {
      const auto found = find(entries, name.value);
      entries = found ? std::vector<Entry>{*found} : std::vector<Entry>{};
      if (!found) unknown(name, found.error());
    } else if (entries.empty()) {
      unknown(name, fmt::format("{} has no usable entry", name.value));
    }
    return entries;
  }

  void choose_sheets(const std::vector<Paper>& papers) {
    const KitChoices& choices = job_.title.kit;
    SheetOptions& sheets = job_.sheets;
    sheets.title = job_.title.name;
    sheets.version = edition(job_.title);
    take(sheets.overlap, choices.overlap);
    take(sheets.backs, choices.backs);
    take(sheets.groups, choices.colours);
    take(sheets.pack, choices.pack);
    const Ref name = choices.paper.value_or(Ref{std::string(usual_paper), {}});
    if (const auto paper = find_paper(papers, name.value)) {
      sheets.paper = *paper;
      job_.kit.booklet_page = booklet_page_on(*paper);
    } else {
      unknown(name, paper.error());
    }
    for (const Ref& layout : choices.layouts)
      std::ranges::move(named<LayoutStyle>(layout, "layouts.yaml", read_layouts, find_layout),
                        std::back_inserter(sheets.layouts));
    choose_devices();
  }

  void choose_devices() {
    SheetOptions& sheets = job_.sheets;
    if (!order_.printer.empty())
      if (auto found = named<Printer>({order_.printer, {}}, "printers.yaml", read_printers, find_printer);
          !found.empty())
        sheets.printer = std::move(found.front());
    if (!order_.machine.empty())
      if (auto found =
              named<CuttingMachine>({order_.machine, {}}, "machines.yaml", read_machines, find_machine);
          !found.empty())
        sheets.machine = std::move(found.front());
    if (!order_.service.empty())
      if (auto found =
              named<PrintService>({order_.service, {}}, "services.yaml", read_services, find_service);
          !found.empty())
        job_.service = std::move(found.front());
    sheets.paper.margin =
        std::max({sheets.paper.margin, sheets.printer.margin, sheets.machine ? sheets.machine->margin : 0.0});
  }

  // Adds the quantities of kit.yaml, then those of the profile, then those of the order: the last one that
  // names a piece counts.
  void choose_quantities() {
    const auto add = [&](const std::vector<Quantity>& quantities) {
      job_.quantities.insert(job_.quantities.end(), quantities.begin(), quantities.end());
    };
    add(loaded_.title->kit.quantities);
    const auto& profiles = job_.title.kit.profiles;
    if (const auto profile = profiles.find(order_.profile); profile != profiles.end())
      add(profile->second);
    else if (!order_.profile.empty())
      unknown({order_.profile, {}}, fmt::format("kit.yaml has no profile `{}`", order_.profile));
    add(order_.choices.quantities);
  }

  const FileReader& files_;
  const Installation& installation_;
  const Loaded& loaded_;
  const KitOrder& order_;
  Sources sources_;
  Findings findings_;
  Findings besides_;
  PrintJob job_;
  bool known_ = true;  // everything that the order names
};

}  // namespace

namespace {

// The nearest title below the one that was opened, without its options.
std::string base_folder(const FileReader& files, const Loaded& loaded) {
  const auto base = std::ranges::find_if(
      loaded.extends, [&](const std::string& folder) { return !is_option_folder(files, folder); });
  return base == loaded.extends.end() ? loaded.extends.front() : *base;
}

}  // namespace

Ordered order_kit(const FileReader& files, const Installation& installation, const Loaded& loaded,
                  const KitOrder& order) {
  Ordered own = Ordering(files, installation, loaded, order).job();
  if (!order.own_only || !own.job) return own;
  if (loaded.extends.empty()) {
    report(own.findings, "kit/unknown-choice", {}, loaded.title->slug,
           fmt::format("`--own-only` is for variants, but {} extends no title", loaded.title->slug));
    own.job = unexpected(Refusal::Unknown);
    return own;
  }
  KitOrder below = order;
  below.own_only = below.whole = false;
  const Loaded base = open_title(files, installation, base_folder(files, loaded));
  Ordered extended = order_kit(files, installation, base, below);
  if (!extended.job) return extended;
  extended.job->kit = own.job->kit;
  take_name_of(own.job->title, extended.job->title);
  own.job->extended = std::make_shared<const PrintJob>(std::move(*extended.job));
  return own;
}

}  // namespace trackwright

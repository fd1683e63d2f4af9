#include "tests/printed/trace.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <optional>
#include <stdexcept>
#include <utility>

#include "designer/format/text/findings.h"
#include "designer/format/title/title_folder.h"
#include "designer/format/yaml/write.h"
#include "designer/format/yaml/yaml.h"
#include "designer/studio/order.h"
#include "designer/studio/press.h"
#include "engine/base/words.h"
#include "tests/printed/data.h"
#include "tests/source_folder.h"

namespace trackwright::printed {

namespace {

// Returns the size of the drawings; texts count nothing.
std::size_t weight(const Component& component) {
  std::size_t weight = 0;
  for (const Piece& piece : component.pieces) weight += dump(piece.front).size();
  for (const Board& board : component.boards) weight += dump(board.drawing).size();
  return weight;
}

// Compares only the look: a dump omits the ids of the things that a drawing shows.
bool same_look(const Drawing& a, const Drawing& b) {
  return a.items == b.items || dump(a) == dump(b);
}

bool same_look(const Piece& a, const Piece& b) {
  return a.count == b.count && a.size == b.size && same_look(a.front, b.front) &&
         a.back.has_value() == b.back.has_value() && (!a.back || same_look(*a.back, *b.back));
}

bool same_look(const Component& a, const Component& b) {
  return std::ranges::equal(a.pieces, b.pieces,
                            [](const Piece& x, const Piece& y) { return same_look(x, y); }) &&
         std::ranges::equal(a.boards, b.boards,
                            [](const Board& x, const Board& y) {
                              return x.size == y.size && same_look(x.drawing, y.drawing);
                            }) &&
         std::ranges::equal(a.documents, b.documents,
                            [](const TextDocument& x, const TextDocument& y) { return x.text == y.text; });
}

Component drawn(const ComponentKind& kind, const PrintJob& job, const Kit* kit) {
  Findings unheard;
  return make_component(kind, job, unheard, kit);
}

// Draws each component of a job once, on first use. Components about the kit need all the others, which they
// would otherwise draw again.
class Drawings {
 public:
  explicit Drawings(const PrintJob& job) : job_(job) {}

  const Component& of(const ComponentKind& kind) {
    const auto known = drawn_.find(&kind);
    if (known != drawn_.end()) return known->second;
    const Kit* about = kind.about_kit() ? &kit() : nullptr;
    return drawn_.emplace(&kind, drawn(kind, job_, about)).first->second;
  }
  const Kit& kit() {
    if (kit_) return *kit_;
    Kit kit = kit_of(job_.title);
    for (const ComponentKind* kind : kinds_of_game()) {
      if (!wanted_in_kit(job_.title.kit, kind->id)) continue;
      if (const Component& component = of(*kind); !component.empty()) kit.components.push_back(component);
    }
    return kit_.emplace(std::move(kit));
  }

 private:
  const PrintJob& job_;
  std::map<const ComponentKind*, Component> drawn_;
  std::optional<Kit> kit_;
};

std::optional<PrintJob> job_of(const FileReader& files, const Installation& installation,
                               const std::string& folder) {
  const Loaded loaded = load_title(files, installation, folder);
  if (has_errors(loaded.findings)) return std::nullopt;
  Ordered ordered = order_kit(files, installation, loaded, {});
  if (!ordered.job || has_errors(ordered.findings)) return std::nullopt;
  return std::move(*ordered.job);
}

}  // namespace

Tracer::Tracer(const std::string& folder) : folder_(folder) {
  const std::string source = source_folder();
  installation_ = {source + "/titles", source + "/schemas", source + "/templates"};
  const std::string below = folder_.find('/') == std::string::npos ? installation_.titles : source;
  if (!folder_.starts_with('/')) folder_ = below + "/" + folder_;
  for (const FileKind& kind : file_kinds) {
    const std::string path = folder_ + "/" + std::string(kind.name);
    auto text = disk_.read(path, largest_file);
    if (!text) continue;
    Sources sources;
    Findings findings;
    const FileId file = sources.add(path, std::move(*text));
    if (auto tree = parse_yaml(sources, file, findings)) trees_.emplace_back(kind.name, std::move(*tree));
  }
  auto job = job_of(disk_, installation_, folder_);
  if (!job) throw std::runtime_error(folder_ + " cannot be printed as it is");
  sound_ = std::move(*job);
  Drawings drawings(sound_);
  for (const ComponentKind* kind : kinds_of_game()) before_.push_back({kind, drawings.of(*kind)});
  std::ranges::stable_sort(before_, {}, [](const Before& one) { return weight(one.component); });
  // Draw components about the kit last, because they need all other components.
  for (const ComponentKind& kind : component_kinds())
    if (kind.about_kit()) before_.push_back({&kind, drawings.of(kind)});
  sound_kit_ = drawings.kit();
}

std::string Tracer::difference(const std::string& file, const Node& changed,
                               const ComponentKind*& likely) const {
  const MemoryReader files({{folder_ + "/" + file, write_yaml(changed)}}, &disk_);
  const auto job = job_of(files, installation_, folder_);
  if (!job) return "-";
  Drawings drawings(*job);
  if (likely != nullptr) {
    const auto before = std::ranges::find(before_, likely, &Before::kind);
    // Draw a component about the kit with the unchanged pieces, so that it shows only changes of its own.
    const bool same = likely->about_kit() ? same_look(before->component, drawn(*likely, *job, &sound_kit_))
                                          : same_look(before->component, drawings.of(*likely));
    if (!same) return likely->id;
  }
  for (const auto& [kind, component] : before_)
    if ((kind != likely || kind->about_kit()) && !same_look(component, drawings.of(*kind))) {
      likely = kind;
      return kind->id;
    }
  return {};
}

// Changes the datum at one place in several ways until a component looks different. If the title has its own
// words for the datum, tries only the first valid change.
void Tracer::try_place(Trace& trace, const Node& tree, const Try& of, const Way& place) const {
  bool sound = false;
  for (Change& change : changes_at(tree, place, of.sites.words)) {
    const std::string where = difference(of.sites.datum.file, change.tree, of.likely);
    if (where == "-") continue;
    sound = true;
    trace.outcome = where.empty() ? Outcome::Silent : Outcome::Printed;
    trace.where = where;
    trace.example = std::move(change.told);
    if (!where.empty() || of.worded) break;
  }
  trace.tries += sound ? 1 : 0;
}

// Returns whether another file contains the words: title.yaml for turns and the end of the game. An upgrade
// chart is only compared if the rule is geometry.
bool Tracer::is_worded_elsewhere(const Datum& datum) const {
  const auto says = [&](std::string_view file, std::initializer_list<const char*> way) {
    const auto tree = std::ranges::find(trees_, file, &std::pair<std::string, Node>::first);
    const Node* node = tree == trees_.end() ? nullptr : &tree->second;
    for (const char* key : way)
      if (node != nullptr) node = node->find(key);
    return node;
  };
  const auto is = [&](std::string_view file, std::string_view pattern) {
    return datum.file == file && datum.pattern.starts_with(pattern);
  };
  if (is("tiles.yaml", "upgrades/chart/")) {
    const Node* rule = says("tiles.yaml", {"upgrades", "rule"});
    return rule == nullptr || rule->text == "geometry";
  }
  return (is("rules.yaml", "operating_round/turn") && says("title.yaml", {"operating_round"}) != nullptr) ||
         (is("rules.yaml", "stock_round/turn") && says("title.yaml", {"stock_round"}) != nullptr) ||
         (is("rules.yaml", "end/") && says("title.yaml", {"game_end"}) != nullptr);
}

// Tries places with the title's own words last, and reports them separately.
Trace Tracer::trace_datum(const Node& tree, Try of, std::size_t places) const {
  const DatumSites& sites = of.sites;
  Trace trace{sites.datum, Outcome::Bound, {}, {}, 0};
  if (!sites.datum.not_print.empty()) {
    trace.outcome = Outcome::NotForPrint;
    return trace;
  }
  const bool elsewhere = is_worded_elsewhere(sites.datum);
  for (const bool worded : {false, true}) {
    if (trace.outcome == Outcome::Silent) break;
    trace.tries = 0;
    of.worded = worded;
    for (const Way& place : sites.places) {
      if (trace.tries == (worded ? 1 : places) || trace.outcome == Outcome::Printed) break;
      if ((elsewhere || has_own_words(tree, place)) == worded) try_place(trace, tree, of, place);
    }
    if (worded && trace.outcome == Outcome::Silent) trace.outcome = Outcome::Worded;
  }
  return trace;
}

std::vector<Trace> Tracer::trace(std::size_t places) const {
  std::vector<Trace> traces;
  for (const auto& [file, tree] : trees_) {
    const std::string schema = installation_.schemas + "/" + std::string(schema_of(file));
    std::map<std::string, const ComponentKind*> likely;  // by part of the file, such as "trains"
    for (const DatumSites& sites : data_of(file, tree, disk_.read(schema, largest_file).value_or(""))) {
      const std::string& pattern = sites.datum.pattern;
      traces.push_back(trace_datum(tree, {sites, likely[pattern.substr(0, pattern.find('/'))]}, places));
    }
  }
  return traces;
}

}  // namespace trackwright::printed

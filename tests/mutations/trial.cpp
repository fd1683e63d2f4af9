#include "tests/mutations/trial.h"

#include <algorithm>

#include "designer/checks/check.h"
#include "designer/format/text/findings.h"
#include "designer/format/yaml/yaml.h"
#include "designer/studio/open.h"
#include "tests/mutations/operations.h"
#include "tests/source_folder.h"

namespace trackwright::mutations {

namespace {

std::string key_of(const Finding& finding) {
  return finding.check + "|" + finding.object + "|" + finding.message;
}

struct Examination {
  Loaded loaded;
  Findings findings;
};

Examination examine_title(const FileReader& files, const Installation& installation,
                          const std::string& folder) {
  Examination seen{open_title(files, installation, folder), {}};
  seen.findings = seen.loaded.findings;
  if (const Title* title = seen.loaded.seen())
    for (Finding& finding : run_checks(*title, seen.loaded.gaps).findings)
      seen.findings.push_back(std::move(finding));
  return seen;
}

std::uint32_t line_of(std::string_view text, std::size_t offset) {
  return static_cast<std::uint32_t>(
      1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(std::min(offset, text.size())),
                     '\n'));
}

bool is_word_part(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '&';
}

// Returns whether a word is a name that cannot be mistaken for a word or number of a sentence.
bool is_name(std::string_view word) {
  return word.size() > 1 && std::ranges::any_of(word, [](char c) { return c >= 'A' && c <= 'Z'; });
}

bool mentions_word(std::string_view message, std::string_view word) {
  for (std::size_t at = message.find(word); at != std::string_view::npos; at = message.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !is_word_part(message[at - 1])) && (end == message.size() || !is_word_part(message[end])))
      return true;
  }
  return false;
}

// Collects the names in a text; also numbers, if numbers are names there.
void take_names(std::string_view text, bool numbers, std::set<std::string>& words) {
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && (is_word_part(text[end]) || (text[end] & 0x80) != 0)) ++end;
    const std::string word(text.substr(at, end - at));
    const bool number =
        !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
    if (is_name(word) || (numbers && number)) words.insert(word);
    at = end + 1;
  }
}

std::string_view line_around(std::string_view text, std::size_t offset) {
  const std::size_t feed = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
  const std::size_t begin = feed == std::string_view::npos ? 0 : feed + 1;
  return text.substr(begin, text.find('\n', offset) - begin);
}

// Collects names of checks, because the loss of an exception brings back the findings of its check.
void take_checks(std::string_view text, std::set<std::string>& words) {
  for (const Check& check : all_checks())
    if (text.find(check.name) != std::string_view::npos) words.emplace(check.name);
}

// Converts "label=K" to "label K", the form in messages of findings.
void take_labels(std::string_view text, std::set<std::string>& words) {
  constexpr std::string_view before = "label=";
  for (std::size_t at = text.find(before); at != std::string_view::npos; at = text.find(before, at + 1)) {
    const std::size_t begin = at + before.size();
    const std::size_t end = std::min(text.find_first_of(";\"", begin), text.size());
    words.insert("label " + std::string(text.substr(begin, end - begin)));
  }
}

// Collects the names in the path of the place ("F11", "DSB", "622"), the names that the mistake added or
// removed, and the names in the changed text.
std::set<std::string> words_of(const Site& site, const Mutant& mutant, std::string_view before) {
  std::set<std::string> words;
  for (std::size_t i = 1; i < site.path.size(); ++i)
    if (site.path[i][0] != '#') {
      words.insert(site.path[i]);
      take_names(site.path[i], true, words);
    }
  words.insert(mutant.words.begin(), mutant.words.end());
  const std::string_view after = mutant.text;
  std::size_t front = 0;
  while (front < std::min(before.size(), after.size()) && before[front] == after[front]) ++front;
  std::size_t back = 0;
  while (back < std::min(before.size(), after.size()) - front &&
         before[before.size() - 1 - back] == after[after.size() - 1 - back])
    ++back;
  // Extend to whole words: the unchanged digits of a changed number belong to it.
  while (front > 0 && is_word_part(before[front - 1])) --front;
  while (back > 0 && is_word_part(before[before.size() - back])) --back;
  const bool numbers = site.path.front() == "upgrades" || site.path.front() == "rows";
  // An upgrade line is about all tiles that it names.
  if (site.path.front() == "upgrades") take_names(line_around(before, front), true, words);
  take_names(before.substr(front, before.size() - back - front), numbers, words);
  if (site.path.front() == "allow") take_checks(before.substr(front, before.size() - back - front), words);
  take_labels(before.substr(front, before.size() - back - front), words);
  take_names(after.substr(front, after.size() - back - front), numbers, words);
  return words;
}

struct Target {
  std::string file;  // "/map.yaml": the end of its path
  std::uint32_t first = 0;
  std::uint32_t last = 0;
  std::uint32_t owner = 0;  // line of the enclosing mapping or list, for removed things ...
  std::uint32_t above = 0;  // ... or the line of its key
  std::set<std::string> words;
  bool counted = false;  // a number of pieces; its counterpart is the stated total
};

bool at_lines(const Sources& sources, const Place& place, const Target& target) {
  const Sources::File* file = sources.file(place.file);
  if (file == nullptr || !file->path.ends_with(target.file)) return false;
  const std::uint32_t line = line_column(*file, place.offset).line;
  return (line >= target.first && line <= target.last) || line == target.owner || line == target.above;
}

bool noted_at(const Sources& sources, const Finding& finding, const Target& target) {
  return std::ranges::any_of(finding.related,
                             [&](const Note& note) { return at_lines(sources, note.place, target); });
}

bool points_at(const Sources& sources, const Finding& finding, const Target& target) {
  if (at_lines(sources, finding.place, target)) return true;
  if (noted_at(sources, finding, target)) return true;
  if (target.counted && finding.check.ends_with("total-differs")) return true;
  return std::ranges::any_of(target.words, [&](const std::string& word) {
    return finding.object == word || finding.check == word ||
           ((is_name(word) || word.starts_with("label ")) && mentions_word(finding.message, word));
  });
}

bool is_counted(const Site& site) {
  const std::string& key = site.path.back();
  return site.path.front() == "manifest" || key == "count" || site.path.front() == "totals" ||
         site.path.front() == "trains" || site.path.front() == "companies" ||
         site.path.front() == "privates" || site.path.front() == "defaults";
}

// Formats a finding as "map.yaml:14 map/hex-gap: ...".
std::string where_and_what(const Sources& sources, const Finding& finding) {
  const Sources::File* file = sources.file(finding.place.file);
  std::string text;
  if (file != nullptr)
    text = file->path.substr(file->path.rfind('/') + 1) + ":" +
           std::to_string(line_column(*file, finding.place.offset).line) + " ";
  return text + finding.check + ": " + finding.message;
}

Target target_of(const MutationKind& kind, const Site& site, const Mutant& mutant, std::string_view before) {
  Target target;
  target.file = "/" + std::string(kind.file);
  target.first = line_of(mutant.text, mutant.begin);
  target.last = line_of(mutant.text, mutant.end > mutant.begin ? mutant.end - 1 : mutant.end);
  // Something removed was between its neighbours, and below the key of its parent.
  if (mutant.begin == mutant.end && target.first > 1) --target.first;
  // Broken YAML is reported at the next token that does not fit.
  if (kind.name.ends_with("lost") || kind.name.ends_with("indented"))
    for (const std::string_view slip : {"colon of", "quote of", "bracket of", "line of"})
      if (kind.name.starts_with(slip)) ++target.last;
  // A text folded over several lines is one value.
  if (const Node& value = site.value(); value.kind == Node::Kind::String && !value.verbatim) {
    const TextSpan span = value.span;
    target.first = std::min(target.first, line_of(before, span.begin));
    target.last = std::max(target.last, line_of(before, span.end - 1));
  }
  target.owner = target.above = line_of(before, site.parent->place.offset);
  if (target.owner > 1 && !site.parent->flow) --target.above;
  target.words = words_of(site, mutant, before);
  target.counted = is_counted(site);
  return target;
}

}  // namespace

bool same_on_the_map(const Hex* a, const Hex* b) {
  return a != nullptr && b != nullptr && a->tile.stops.size() < 2 && exits(a->tile) == exits(b->tile) &&
         canonical_form(a->tile) == canonical_form(b->tile);
}

// Turning or mirroring a symmetric tile changes nothing, so it is not a mistake.
bool is_idle(const Title& before, const Title& after, const MutationKind& kind, const Site& site) {
  if ((kind.operate != mirrored && kind.operate != all_turned) || site.path.size() < 2) return false;
  const std::string& name = site.path[1];
  if (site.path.front() == "hexes") return same_on_the_map(before.map.find(name), after.map.find(name));
  const TileDefinition* a = find_tile(before, name);
  const TileDefinition* b = find_tile(after, name);
  return a != nullptr && b != nullptr && canonical_form(a->tile) == canonical_form(b->tile);
}

Workshop::Workshop(std::string title) : title_(std::move(title)) {
  const std::string source = source_folder();
  installation_ = {source + "/titles", source + "/schemas", source + "/templates"};
  folder_ = installation_.titles + "/" + title_;
  const DiskReader disk;
  for (const std::string& name : disk.list(folder_))
    if (name.ends_with(".yaml")) files_[name] = disk.read(folder_ + "/" + name, largest_file).value_or("");
  Examination seen = examine_title(disk, installation_, folder_);
  for (const Finding& finding : seen.findings) before_.insert(key_of(finding));
  if (seen.loaded.title) sound_ = std::move(*seen.loaded.title);
}

std::optional<Verdict> Workshop::judge(const MutationKind& kind, const Site& site,
                                       const Mutant& mutant) const {
  const DiskReader disk;
  const std::string path = folder_ + "/" + std::string(kind.file);
  const MemoryReader memory({{path, mutant.text}}, &disk);
  const Examination seen = examine_title(memory, installation_, folder_);
  if (seen.loaded.title && is_idle(sound_, *seen.loaded.title, kind, site)) return std::nullopt;
  // Nor is a change that leaves the title equal, such as another order of a variant's entries.
  if (seen.loaded.title && *seen.loaded.title == sound_ && !has_errors(seen.findings)) return std::nullopt;
  const std::string& before = files_.at(std::string(kind.file));
  const Target target = target_of(kind, site, mutant, before);
  Verdict verdict;
  verdict.where = title_ + "/" + std::string(kind.file) + ":" + std::to_string(target.first);
  for (const std::string& key : site.path) verdict.where += (key == site.path.front() ? " " : "/") + key;
  for (const Finding& finding : seen.findings) {
    if (before_.contains(key_of(finding))) continue;
    const bool loud = finding.severity != Severity::Info;
    // Count these separately: a census reports the change and its file, but mostly not its line.
    if (finding.check == "title/census-differs") {
      verdict.counted = verdict.counted || target.file == "/" + finding.object + ".yaml";
      verdict.led = verdict.led || noted_at(seen.loaded.sources, finding, target);
      continue;
    }
    const bool points = points_at(seen.loaded.sources, finding, target);
    verdict.seen = verdict.seen || loud;
    verdict.pointed = verdict.pointed || (loud && points);
    verdict.remarked = verdict.remarked || points;
    if (points) verdict.checks.insert(finding.check);
    if (loud && !points && verdict.elsewhere.empty())
      verdict.elsewhere = where_and_what(seen.loaded.sources, finding);
  }
  return verdict;
}

std::vector<Verdict> Workshop::try_kind(const MutationKind& kind, std::size_t places,
                                        std::uint64_t seed) const {
  std::vector<Verdict> verdicts;
  const auto file = files_.find(std::string(kind.file));
  if (file == files_.end()) return verdicts;
  Sources sources;
  Findings findings;
  const auto tree = parse_yaml(sources, sources.add(file->first, file->second), findings);
  if (!tree) return verdicts;
  std::vector<Site> sites;
  for (std::size_t at = 0; at <= kind.pattern.size();) {
    const std::size_t end = std::min(kind.pattern.find(' ', at), kind.pattern.size());
    for (Site& site : find_sites(*tree, kind.pattern.substr(at, end - at))) sites.push_back(std::move(site));
    at = end + 1;
  }
  std::uint64_t mixed = seed;
  for (const char c : title_ + std::string(kind.name)) mixed = mixed * 131 + static_cast<unsigned char>(c);
  Chance chance(mixed);
  while (!sites.empty() && verdicts.size() < places) {
    const std::size_t i = chance.below(sites.size());
    const Site site = sites[i];
    sites.erase(sites.begin() + static_cast<std::ptrdiff_t>(i));
    if (const auto mutant = kind.operate(file->second, site, chance))
      if (auto verdict = judge(kind, site, *mutant)) verdicts.push_back(std::move(*verdict));
  }
  return verdicts;
}

std::vector<std::string> shipped_titles() {
  const DiskReader disk;
  const std::string folder = source_folder() + "/titles";
  std::vector<std::string> titles;
  for (const std::string& name : disk.list(folder))
    if (disk.is_file(folder + "/" + name + "/title.yaml")) titles.push_back(name);
  return titles;
}

void Score::add(const Verdict& verdict) {
  ++tries;
  pointed += verdict.pointed ? 1 : 0;
  led += verdict.pointed || verdict.led ? 1 : 0;
  counted += verdict.pointed || verdict.counted ? 1 : 0;
  remarked += verdict.remarked ? 1 : 0;
  seen += verdict.seen ? 1 : 0;
  for (const std::string& check : verdict.checks) ++checks[check];
}

}  // namespace trackwright::mutations

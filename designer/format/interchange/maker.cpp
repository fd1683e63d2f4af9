#include "designer/format/interchange/maker.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <utility>

#include "designer/format/interchange/json_file.h"
#include "designer/format/interchange/maker_companies.h"
#include "designer/format/interchange/maker_map.h"
#include "designer/format/interchange/maker_market.h"
#include "designer/format/interchange/maker_roster.h"
#include "designer/format/interchange/maker_words.h"
#include "designer/format/text/findings.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"

namespace trackwright {

namespace {

using maker::list_of;
using maker::one_line;
using std::string_view;

class MakerImport {
 public:
  MakerImport(const Node& game, std::string source)
      : game_(game), source_(std::move(source)), info_(value_of(&game, "info")) {}

  ImportedTitle import() {
    maker::MapPart map = maker::read_map(game_, result_.warnings);
    Node tiles = maker::read_tiles(game_, result_.warnings);
    Node market = maker::read_market(game_, result_.warnings);
    maker::RosterPart roster = maker::read_roster(game_, result_.warnings);
    allow("phase/never-begins", roster.without_train, "the file does not state the train that begins it");
    Node companies = maker::read_companies(game_, map, result_.warnings);
    const bool whole = has("phases") && map.tree.kind == Node::Kind::Mapping && has("trains") &&
                       has("companies") && has("stock");
    add("title.yaml", title(whole));
    if (map.tree.kind == Node::Kind::Mapping) add("map.yaml", std::move(map.tree));
    if (!entries_of(&game_, "tiles").empty()) add("tiles.yaml", std::move(tiles));
    if (!list_of(&market, "rows").empty()) add("market.yaml", std::move(market));
    if (has("trains") && has("phases"))
      add("roster.yaml", std::move(roster.tree));
    else if (has("trains"))
      warn("the trains are not carried over, since there are no phases");
    if (has("companies") || has("privates")) add("companies.yaml", std::move(companies));
    tell_rest();
    return std::move(result_);
  }

 private:
  bool has(const char* key) const { return !list_of(&game_, key).empty(); }

  void add(const char* name, Node tree) {
    tree.place = game_.place;
    result_.files.emplace_back(name, std::move(tree));
  }

  // A gap in the file is not a mistake of the title.
  void allow(const char* check, const std::vector<std::string>& objects, const char* because) {
    if (objects.empty()) return;
    Node node = mapping_node();
    put(node, "check", text_node(check));
    put(node, "at", words_node(objects));
    put(node, "because", text_node(because));
    allowed_.items.push_back(std::move(node));
  }

  // ---- title.yaml

  Node title(bool whole) {
    Node node = mapping_node();
    put(node, "title", text_node(one_line(text_of(info_, "title"))));
    for (const char* key : {"subtitle", "designer", "publisher"})
      put(node, key, text_node(one_line(text_of(info_, key))));
    if (!whole) put(node, "status", text_node("draft"));
    put(node, "currency", text_node(currency()));
    put(node, "players", players());
    allow("money/cash-missing", without_cash_, "the file does not state it");
    allow("money/limit-missing", without_limit_, "the file does not state it");
    put(node, "bank", bank(game_));
    put(node, "capitalization", text_node(text_of(info_, "capitalization")));
    put_turns(node);
    Node source = mapping_node();
    put(source, "about", text_node("everything"));
    put(source, "from", text_node(source_));
    put(source, "because", text_node("imported"));
    put(node, "sources", list_node({std::move(source)}));
    put(node, "allow", std::move(allowed_));
    return node;
  }

  std::string currency() const {
    std::string text = text_of(info_, "currency");
    const std::size_t at = text.find('#');
    if (at == std::string::npos) return {};
    return text.replace(at, 1, "{}");
  }

  static Node bank(const Node& record) {
    const Node* said = value_of(&record, "bank");
    if (said == nullptr) return {};
    if (said->text == "∞") return text_node("unlimited");
    const auto amount = maker::amount_of(&record, "bank");
    return amount ? number_node(*amount) : Node{};
  }

  void warn(std::string text) { result_.warnings.push_back(std::move(text)); }

  Node players() {
    Node rows = mapping_node();
    for (const Node& row : list_of(&game_, "players")) {
      const auto number = integer_of(&row, "number");
      if (!number) continue;
      Node node = mapping_node();
      for (const auto& [theirs, ours] :
           {std::pair("capital", "cash"), std::pair("certLimit", "certificates")}) {
        const Node* said = value_of(&row, theirs);
        if (said == nullptr) said = value_of(&game_, theirs);
        if (said == nullptr || !is_scalar(*said)) continue;
        const auto amount = maker::amount_in(said->text);
        if (amount) put(node, ours, number_node(*amount));
        if (said->kind != Node::Kind::Integer)
          warn(fmt::format("{} players: `{}: {}` is carried over as {}", *number, theirs, said->text,
                           amount.value_or(0)));
      }
      if (node.find("cash") == nullptr) without_cash_.push_back(std::to_string(*number));
      if (node.find("certificates") == nullptr) without_limit_.push_back(std::to_string(*number));
      put(node, "bank", bank(row));
      maker::take_own(node, &row);
      trackwright::add(rows, std::to_string(*number), std::move(node));
    }
    return rows;
  }

  // Turns with the names of rounds become their steps; other turns have no place in a title.
  void put_turns(Node& node) {
    static constexpr auto keys =
        std::to_array<std::pair<string_view, const char*>>({{"Setup", "setup"},
                                                            {"Stock Round", "stock_round"},
                                                            {"Operating Round", "operating_round"},
                                                            {"End", "game_end"}});
    for (const Node& turn : list_of(&game_, "turns")) {
      const std::string name = text_of(&turn, "name");
      const auto known = std::ranges::find(keys, string_view(name), &decltype(keys)::value_type::first);
      Node steps = list_node();
      for (const char* key : {"steps", "optional"})
        for (const Node& step : list_of(&turn, key))
          if (std::string text = one_line(step.text); !text.empty())
            steps.items.push_back(text_node((key == string_view("optional") ? "Optional: " : "") + text));
      if (known == keys.end())
        put_turn_of_kind(node, name, std::move(steps));
      else
        put(node, known->second, std::move(steps));
    }
  }

  // "Operating Round: minor"
  void put_turn_of_kind(Node& node, const std::string& name, Node steps) {
    constexpr string_view prefix = "Operating Round: ";
    if (!name.starts_with(prefix)) {
      warn(fmt::format("the turn `{}` is not carried over", name));
      return;
    }
    Node turns = node.find("operating_round") != nullptr ? *node.find("operating_round") : mapping_node();
    put(turns, name.substr(prefix.size()), std::move(steps));
    std::erase_if(node.entries, [](const Entry& entry) { return entry.key == "operating_round"; });
    put(node, "operating_round", std::move(turns));
  }

  void tell_rest() {
    for (const Node& pool : list_of(&game_, "pools"))
      for (const Node& note : list_of(&pool, "notes"))
        warn(fmt::format("the note `{}` on the pool is not carried over", one_line(text_of(&note, "note"))));
    if (boolean_of(info_, "mustSellInBlocks").value_or(false))
      warn("`mustSellInBlocks` is not carried over: state it in `blocks` of rules.yaml");
    for (const Node& token : list_of(&game_, "tokens"))
      if (value_of(&token, maker::own_key) == nullptr && text_of(&token, "icon", token.text) != "Round")
        warn(fmt::format("the token `{}` is not carried over",
                         is_scalar(token) ? token.text : text_of(&token, "icon", text_of(&token, "label"))));
    constexpr auto read = std::to_array<string_view>(
        {"info",       "colors",     "links",     "bank",         "capital", "certLimit", "floatPercent",
         "tokenTypes", "shareTypes", "companies", "map",          "phases",  "players",   "pools",
         "privates",   "rounds",     "stock",     "tiles",        "tokens",  "turns",     "trains",
         "upgrades",   "wip",        "prototype", "number_cards", "ipo"});
    for (const Entry& entry : game_.entries)
      if (std::ranges::find(read, string_view(entry.key)) == read.end())
        warn(fmt::format("`{}` is not carried over", entry.key));
  }

  const Node& game_;
  std::string source_;
  const Node* info_;
  ImportedTitle result_;
  Node allowed_ = list_node();
  std::vector<std::string> without_cash_;
  std::vector<std::string> without_limit_;
};

// A game of 18xx-maker has `info` with a title.
bool is_game(const Node& game) {
  const Node* info = value_of(&game, "info");
  return info != nullptr && !text_of(info, "title").empty();
}

}  // namespace

ImportedTitle import_maker(const Node& game, const std::string& source) {
  return MakerImport(game, source).import();
}

std::optional<ImportedTitle> read_maker(const FileReader& files, const std::string& path, Sources& sources,
                                        Findings& findings) {
  Findings repeated;
  const auto game = read_json(files, path, sources, findings, &repeated);
  if (!game) return std::nullopt;
  if (!is_game(*game)) {
    report(findings, "import/maker", {}, {},
           fmt::format("{} is not a game of 18xx-maker: `info` with a `title` is missing", path));
    return std::nullopt;
  }
  ImportedTitle made = import_maker(*game, std::filesystem::path(path).filename().string());
  for (const Finding& finding : repeated)
    made.warnings.push_back(fmt::format("line {}: {}; the first one counts",
                                        line_column(sources, finding.place).line, finding.message));
  return made;
}

}  // namespace trackwright

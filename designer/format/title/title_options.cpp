#include "designer/format/title/title_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>

#include "designer/format/text/findings.h"
#include "designer/format/text/values.h"
#include "designer/format/title/tree_values.h"
#include "engine/base/suggest.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

const TitleOption* option_named(const std::vector<TitleOption>& options, const std::string& name) {
  const auto found = std::ranges::find(options, name, [](const TitleOption& one) { return one.name.value; });
  return found == options.end() ? nullptr : &*found;
}

std::string quoted_names(const std::vector<TitleOption>& options) {
  std::vector<std::string> names;
  for (const TitleOption& one : options) names.push_back("`" + one.name.value + "`");
  return listed(names, "or");
}

void report_unknown(const std::vector<TitleOption>& options, const std::string& name, const Place& place,
                    Findings& findings) {
  std::vector<std::string_view> known;
  for (const TitleOption& one : options) known.push_back(one.name.value);
  const std::string_view meant = nearest(name, known);
  report(findings, "option/unknown", place, name,
         options.empty() ? fmt::format("`{}` is not an option: the title has none", name)
                         : fmt::format("`{}` is not an option of the title", name),
         options.empty() ? std::string()
         : meant.empty() ? "use " + quoted_names(options)
                         : fmt::format("did you mean `{}`?", meant));
}

std::string numbers_of(const TitleOption& option) {
  std::vector<std::string> numbers;
  for (const Placed<int>& one : option.players) numbers.push_back(std::to_string(one.value));
  return listed(numbers, "or");
}

bool suits_players(const TitleOption& option, int players, const Place& place, Findings& findings) {
  if (players == 0 || is_for_players(option, players)) return true;
  report(findings, "option/players", place, option.name.value,
         fmt::format("the option `{}` is for {} players, not for {}", option.name.value, numbers_of(option),
                     players),
         "use another number of players, or leave the option out");
  return false;
}

// Reports the first pair of options that exclude each other.
bool go_together(const std::vector<const TitleOption*>& chosen, const Place& place, Findings& findings) {
  for (auto a = chosen.begin(); a != chosen.end(); ++a)
    for (auto b = std::next(a); b != chosen.end(); ++b)
      if (exclude_each_other(**a, **b)) {
        report(
            findings, "option/excluded", place, (*b)->name.value,
            fmt::format("the options `{}` and `{}` exclude each other", (*a)->name.value, (*b)->name.value),
            "choose one of them");
        return false;
      }
  return true;
}

// Reads one number or a list.
std::vector<Placed<int>> read_numbers(const Node* node) {
  std::vector<Placed<int>> players;
  const auto add = [&](const Node& one) {
    if (const auto number = integer(one)) players.push_back({*number, one.place});
  };
  if (node != nullptr && node->kind == Node::Kind::Sequence)
    for (const Node& one : node->items) add(one);
  else if (node != nullptr)
    add(*node);
  return players;
}

bool is_among(const std::vector<std::string>& names, const std::string& name) {
  return std::ranges::find(names, name) != names.end();
}

}  // namespace

std::string TitleName::words() const {
  std::string text = name;
  for (const std::string& option : options) text += " --option " + option;
  return text;
}

std::vector<TitleOption> read_options(const Node& title_file) {
  std::vector<TitleOption> options;
  for (const Entry& entry : entries_of(&title_file, "options")) {
    TitleOption option;
    option.name = {entry.key, entry.key_place};
    option.heading = text_of(&entry.value, "name");
    option.changes = text_of(&entry.value, "changes");
    option.automatic = boolean_of(&entry.value, "automatic").value_or(false);
    option.excludes = names_of(&entry.value, "excludes");
    option.players = read_numbers(value_of(&entry.value, "players"));
    option.place = entry.key_place;
    options.push_back(std::move(option));
  }
  return options;
}

Node options_tree(const Title& title) {
  Node options = mapping_node();
  for (const TitleOption& one : title.options) {
    if (has_option(title, one.name.value)) continue;
    std::vector<Ref> excludes = one.excludes;
    std::erase_if(excludes, [&](const Ref& other) { return has_option(title, other.value); });
    Node said = mapping_node();
    put_text(said, "name", one.heading);
    put_text(said, "changes", one.changes);
    put(said, "players", numbers_node(one.players));
    put_flag(said, "automatic", one.automatic);
    put(said, "excludes", names_node(excludes));
    add(options, one.name.value, std::move(said));
  }
  return options;
}

void report_options(const std::vector<TitleOption>& options, Findings& findings) {
  for (const TitleOption& option : options) {
    for (const Ref& other : option.excludes)
      if (option_named(options, other.value) == nullptr)
        report_unknown(options, other.value, other.place, findings);
    if (option.automatic && option.players.empty())
      report(findings, "option/players", option.place, option.name.value,
             fmt::format("the option `{}` always applies, but to no number of players", option.name.value),
             "add `players`; rules for all numbers belong to the title itself");
  }
}

std::optional<std::vector<std::string>> choose_options(const std::vector<TitleOption>& options,
                                                       const TitleName& wanted, const Place& place,
                                                       Findings& findings) {
  const std::size_t before = findings.size();
  for (const std::string& name : wanted.options)
    if (option_named(options, name) == nullptr) report_unknown(options, name, place, findings);
  std::vector<const TitleOption*> chosen;
  for (const TitleOption& option : options) {
    const std::string& name = option.name.value;
    const bool always = option.automatic && wanted.players > 0 && is_for_players(option, wanted.players);
    if (!always && !is_among(wanted.options, name) && !is_among(wanted.recorded, name)) continue;
    if (suits_players(option, wanted.players, place, findings)) chosen.push_back(&option);
  }
  if (findings.size() > before || !go_together(chosen, place, findings)) return std::nullopt;
  std::vector<std::string> names;
  for (const TitleOption* option : chosen) names.push_back(option->name.value);
  return names;
}

}  // namespace trackwright

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "designer/format/schema/walk.h"
#include "designer/format/schema/words.h"
#include "designer/format/text/utf8.h"
#include "engine/base/suggest.h"
#include "engine/base/words.h"

namespace trackwright {

using nlohmann::json;

namespace {

constexpr double largest_integer = 2147483647;

// Walks down a tree and the rules of its schema in parallel.
class Walk {
 public:
  explicit Walk(Findings& findings) : findings_(findings) {}

  void value(const SchemaRule& rule, const Node& node, const Subject& subject);

 private:
  Finding& report(std::string_view check, Place place, std::string message, std::string help = {});

  bool type(const SchemaRule& rule, const Node& node, const Subject& subject);
  bool word(const SchemaRule& rule, const Node& node, const Subject& subject);
  void alternatives(const std::vector<const SchemaRule*>& branches, const Node& node, const Subject& subject);
  void object(const SchemaRule& rule, const Node& node, const Subject& subject);
  void entry(const SchemaRule& rule, const Entry& entry, std::vector<std::string_view>& meant,
             const Node& node);
  void unknown_key(const json& schema, const Entry& entry, std::vector<std::string_view>& meant,
                   const Node& node);
  void array(const SchemaRule& rule, const Node& node, const Subject& subject);
  void text(const SchemaRule& rule, const Node& node, const Subject& subject);
  void number(const SchemaRule& rule, const Node& node, double value, const Subject& subject);
  void count(const SchemaRange& range, std::size_t size, std::string_view unit, const Subject& subject,
             Place place);

  Findings& findings_;
};

Finding& Walk::report(std::string_view check, Place place, std::string message, std::string help) {
  Finding finding;
  finding.check = check;
  finding.message = std::move(message);
  finding.place = place;
  finding.help = std::move(help);
  return findings_.emplace_back(std::move(finding));
}

// The place to show for a value: the place of its owner if the value is empty.
Place place_of(const Node& node, const Subject& subject) {
  return node.place.length == 0 && subject.owner.length > 0 ? subject.owner : node.place;
}

bool is_of_type(const SchemaRule& rule, const Node& node) {
  return !rule.types || (*rule.types & types_of(node)) != 0;
}

bool Walk::type(const SchemaRule& rule, const Node& node, const Subject& subject) {
  if (is_of_type(rule, node)) return true;
  const json& schema = *rule.said;
  Node bare = node;  // the value without its quotes
  bare.kind = Node::Kind::Integer;
  const bool quotes = node.kind == Node::Kind::String && has_type(bare, "integer") &&
                      describe_types(schema).find("number") != std::string::npos;
  const bool nothing = node.kind == Node::Kind::Null && node.text.empty();
  const bool is_colour =
      schema.contains("pattern") && schema["pattern"].get<std::string>().starts_with("^(#");
  report(
      "schema/wrong-type", place_of(node, subject),
      fmt::format("{} must be {}, not {}", describe(subject), describe_types(schema), describe_value(node)),
      quotes                 ? "remove the quotes"
      : is_colour && nothing ? "put a colour such as \"#1f4e9c\" in quotes, since `#` begins a comment"
                             : hint_for_value(describe_types(schema), node));
  return false;
}

// Checks `enum` and `const`.
bool Walk::word(const SchemaRule& rule, const Node& node, const Subject& subject) {
  const std::vector<std::string>& allowed = rule.allowed;
  if (allowed.empty()) return true;
  const bool scalar = node.kind != Node::Kind::Sequence && node.kind != Node::Kind::Mapping;
  if (scalar && std::ranges::find(allowed, node.text) != allowed.end()) return true;
  const std::vector<std::string_view> candidates(allowed.begin(), allowed.end());
  const std::string_view meant = scalar ? meant_word(node.text, candidates) : std::string_view{};
  std::vector<std::string> shown;
  for (const std::string& one : allowed) shown.push_back(in_ticks(one));
  report("schema/bad-value", place_of(node, subject),
         fmt::format("{} must be {}, not {}", describe(subject), listed(shown, "or"),
                     scalar && !node.text.empty() ? in_ticks(node.text) : describe_value(node)),
         meant.empty() ? "" : fmt::format("did you mean `{}`?", meant));
  return false;
}

void Walk::value(const SchemaRule& rule, const Node& node, const Subject& subject) {
  if (rule.anything) return;
  if (!type(rule, node, subject) || !word(rule, node, subject)) return;
  for (const SchemaRule* one : rule.all) value(*one, node, subject);
  for (const auto& branches : rule.alternatives) alternatives(branches, node, subject);
  if (node.kind == Node::Kind::Mapping) return object(rule, node, subject);
  if (node.kind == Node::Kind::Sequence) return array(rule, node, subject);
  if (const auto number_said = number_value(node)) return number(rule, node, *number_said, subject);
  if (has_type(node, "string")) text(rule, node, subject);
}

std::string types_of_all(const std::vector<const SchemaRule*>& branches) {
  std::vector<std::string> types;
  for (const SchemaRule* branch : branches) {
    std::string wanted = describe_types(*branch->said);
    if (std::ranges::find(types, wanted) == types.end()) types.push_back(std::move(wanted));
  }
  return listed(types, "or");
}

// Reports only the nearest branch. Prefers the right type, then matching distinguishing words, then the
// fewest mistakes.
void Walk::alternatives(const std::vector<const SchemaRule*>& branches, const Node& node,
                        const Subject& subject) {
  Findings best;
  std::array<std::size_t, 3> best_score{2, 0, 0};
  std::size_t wrong_types = 0;
  const Place own = place_of(node, subject);
  for (const SchemaRule* branch : branches) {
    if (!branch->anything && !is_of_type(*branch, node)) {
      ++wrong_types;  // any branch with the right type is nearer
      continue;
    }
    Findings found;
    Walk(found).value(*branch, node, subject);
    if (found.empty()) return;
    const bool wrong_type = std::ranges::any_of(
        found, [&](const Finding& one) { return one.check == "schema/wrong-type" && one.place == own; });
    if (wrong_type) ++wrong_types;
    const auto wrong_words =
        std::ranges::count_if(found, [](const Finding& one) { return one.check == "schema/bad-value"; });
    const std::array<std::size_t, 3> score{wrong_type ? 1U : 0U, static_cast<std::size_t>(wrong_words),
                                           found.size()};
    if (score < best_score) {
      best_score = score;
      best = std::move(found);
    }
  }
  if (wrong_types == branches.size())
    report(
        "schema/wrong-type", own,
        fmt::format("{} must be {}, not {}", describe(subject), types_of_all(branches), describe_value(node)),
        hint_for_value(types_of_all(branches), node));
  else
    findings_.insert(findings_.end(), std::make_move_iterator(best.begin()),
                     std::make_move_iterator(best.end()));
}

void Walk::count(const SchemaRange& range, std::size_t size, std::string_view unit, const Subject& subject,
                 Place place) {
  const bool few = size < range.least;
  if (!few && size <= range.most) return;
  const std::string name = describe(subject);
  std::string message;
  if (few && size == 0)
    message = fmt::format("{} must not be empty", name);
  else
    message = fmt::format("{} must have {} {} {}, not {}", name,
                          range.exact() ? "exactly"
                          : few         ? "at least"
                                        : "at most",
                          few ? range.least : range.most, unit, size);
  report("schema/out-of-range", place, std::move(message));
}

void Walk::object(const SchemaRule& rule, const Node& node, const Subject& subject) {
  std::vector<std::string_view> meant;  // known keys that misspelt keys resemble
  for (const Entry& one : node.entries) entry(rule, one, meant, node);
  const Place owner = subject.owner.length > 0 ? subject.owner : node.place;
  for (const std::string& name : rule.required) {
    if (node.find(name) != nullptr || std::ranges::find(meant, name) != meant.end()) continue;
    report("schema/missing-key", owner,
           subject.key.empty() && !subject.item
               ? fmt::format("the key `{}` is missing in this file", name)
               : fmt::format("the key `{}` is missing {} {}", name, subject.item ? "in an item of" : "in",
                             in_ticks(subject.key)))
        .object = name;
  }
  count(rule.entry_count, node.entries.size(), "keys", subject, owner);
}

void Walk::entry(const SchemaRule& rule, const Entry& entry, std::vector<std::string_view>& meant,
                 const Node& node) {
  if (rule.property_names != nullptr) {
    Node key;
    key.kind = Node::Kind::String;
    key.text = entry.key;
    key.place = entry.key_place;
    value(*rule.property_names, key, {"key", false, entry.key_place});
  }
  const Subject subject{entry.key, false, entry.key_place};
  bool known = false;
  if (const auto own = rule.properties.find(entry.key); own != rule.properties.end()) {
    known = true;
    value(*own->second, entry.value, subject);
  }
  for (const auto& [pattern, own] : rule.pattern_properties)
    if (pattern->matches(entry.key)) {
      known = true;
      value(*own, entry.value, subject);
    }
  if (known) return;
  if (rule.other_properties != nullptr) return value(*rule.other_properties, entry.value, subject);
  if (rule.closed) unknown_key(*rule.said, entry, meant, node);
}

void Walk::unknown_key(const json& schema, const Entry& entry, std::vector<std::string_view>& meant,
                       const Node& node) {
  std::vector<std::string_view> absent;
  std::vector<std::string> shown;
  if (const json* properties = member(schema, "properties"))
    for (const auto& one : properties->items()) {
      if (node.find(one.key()) == nullptr) absent.push_back(one.key());
      shown.push_back(in_ticks(one.key()));
    }
  const std::string spaced = with_space_after_colon(entry.key);
  const std::string_view alone = std::string_view(entry.key).substr(0, entry.key.find(':'));
  // In `name:Six: 5`, a space would make `name` a key with two values.
  const bool lost_space = !spaced.empty() && entry.value.kind == Node::Kind::Null &&
                          std::ranges::find(absent, alone) != absent.end();
  const std::string_view near = lost_space ? *std::ranges::find(absent, alone) : nearest(entry.key, absent);
  std::string help;
  if (const std::string decimal = torn_decimal(node, entry); !decimal.empty())
    help = fmt::format("write `{}`, with a decimal point", decimal);
  else if (lost_space)
    help = fmt::format("write `{}`, with a space after the colon", spaced);
  else if (!near.empty())
    help = fmt::format("did you mean `{}`?", near);
  else if (!shown.empty())
    help = fmt::format("use one of: {}", listed(shown));
  else if (const json* description = member(schema, "description"))
    help = description->get<std::string>();
  if (!near.empty()) meant.push_back(near);
  const auto as_near = std::ranges::count_if(absent, [&](std::string_view key) {
    return edit_distance(entry.key, key) == edit_distance(entry.key, near);
  });
  report("schema/unknown-key", entry.key_place,
         fmt::format("the key {} is not known here", in_ticks(entry.key)), std::move(help));
  // Offer a fix only if this key is the unique nearest one and no other misspelt key claims it.
  if (lost_space && std::ranges::count(meant, near) == 1)
    findings_.back().edits.push_back({entry.key_place, spaced});
  else if (!near.empty() && as_near == 1 && std::ranges::count(meant, near) == 1)
    findings_.back().edits.push_back({entry.key_place, std::string(near)});
}

void Walk::array(const SchemaRule& rule, const Node& node, const Subject& subject) {
  if (rule.items != nullptr)
    for (const Node& item : node.items) value(*rule.items, item, {subject.key, true, item.place});
  count(rule.item_count, node.items.size(), "items", subject, place_of(node, subject));
}

void Walk::text(const SchemaRule& rule, const Node& node, const Subject& subject) {
  const Place place = place_of(node, subject);
  const std::size_t before = findings_.size();
  count(rule.length, count_characters(node.text), "characters", subject, place);
  if (findings_.size() > before || rule.pattern == nullptr || rule.pattern->matches(node.text)) return;
  const json& schema = *rule.said;
  const json* description = member(schema, "description");
  const std::string types = rule.types ? describe_types(schema) : "a string";
  const bool typed = types != "a string";
  std::string help = hint_for_value(types, node);
  if (help.empty() && description != nullptr) help = description->get<std::string>();
  // A pattern of one word was already described as a type.
  if (help.empty() && !typed)
    help = fmt::format("use the form {}", member(schema, "pattern")->get<std::string>());
  report("schema/bad-value", place,
         typed ? fmt::format("{} must be {}, not {}", describe(subject), types, describe_value(node))
               : fmt::format("{} cannot be {}", describe(subject), describe_value(node)),
         std::move(help));
}

std::string_view bound_words(SchemaBound::Kind kind) {
  using Kind = SchemaBound::Kind;
  if (kind == Kind::Minimum) return "at least";
  if (kind == Kind::Maximum) return "at most";
  return kind == Kind::ExclusiveMinimum ? "more than" : "less than";
}

bool keeps(const SchemaBound& bound, double value) {
  using Kind = SchemaBound::Kind;
  if (bound.kind == Kind::Minimum) return value >= bound.value;
  if (bound.kind == Kind::Maximum) return value <= bound.value;
  return bound.kind == Kind::ExclusiveMinimum ? value > bound.value : value < bound.value;
}

void Walk::number(const SchemaRule& rule, const Node& node, double value, const Subject& subject) {
  std::string broken;
  const auto bound =
      std::ranges::find_if(rule.bounds, [value](const SchemaBound& one) { return !keeps(one, value); });
  if (bound != rule.bounds.end())
    broken = fmt::format("{} {}", bound_words(bound->kind), bound->text);
  else if (node.kind == Node::Kind::Integer && rule.whole &&
           (value > largest_integer || value < -largest_integer))
    broken = fmt::format("at most {}", static_cast<int>(largest_integer));
  if (!broken.empty())
    report("schema/out-of-range", place_of(node, subject),
           fmt::format("{} must be {}, not {}", describe(subject), broken, node.text));
}

}  // namespace

void walk(const SchemaDocument& document, const Node& tree, Findings& findings) {
  Walk(findings).value(*document.top, tree, {});
}

}  // namespace trackwright

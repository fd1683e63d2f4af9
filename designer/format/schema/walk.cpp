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
// std::regex recurses once a character; nothing that a pattern describes is longer than a name.
constexpr std::size_t longest_match = 1000;

std::string text_of(const json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

// One walk down a tree and its schema together.
class Walk {
 public:
  Walk(const SchemaDocument& document, Findings& findings) : document_(document), findings_(findings) {}

  void value(const json& schema, const Node& node, const Subject& subject);

 private:
  const json& resolve(const json& schema) const;
  bool matches(std::string_view text, const std::string& pattern) const;
  Finding& report(std::string_view check, Place place, std::string message, std::string help = {});

  bool type(const json& schema, const Node& node, const Subject& subject);
  bool word(const json& schema, const Node& node, const Subject& subject);
  void alternatives(const json& branches, const Node& node, const Subject& subject);
  void object(const json& schema, const Node& node, const Subject& subject);
  void entry(const json& schema, const Entry& entry, std::vector<std::string_view>& meant, const Node& node);
  void unknown_key(const json& schema, const Entry& entry, std::vector<std::string_view>& meant,
                   const Node& node);
  void array(const json& schema, const Node& node, const Subject& subject);
  void text(const json& schema, const Node& node, const Subject& subject);
  void number(const json& schema, const Node& node, const Subject& subject);
  void count(const json& schema, const char* least, const char* most, std::size_t size, std::string_view unit,
             const Subject& subject, Place place);

  const SchemaDocument& document_;
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

const json& Walk::resolve(const json& schema) const {
  const json* found = &schema;
  while (const json* reference = member(*found, "$ref"))
    found = &document_.root.at(json::json_pointer(reference->get<std::string>().substr(1)));
  return *found;
}

bool Walk::matches(std::string_view text, const std::string& pattern) const {
  return text.size() <= longest_match &&
         std::regex_search(text.begin(), text.end(), document_.patterns.find(pattern)->second);
}

// The place to show for a value: itself, or what holds it where it is empty.
Place place_of(const Node& node, const Subject& subject) {
  return node.place.length == 0 && subject.owner.length > 0 ? subject.owner : node.place;
}

bool Walk::type(const json& schema, const Node& node, const Subject& subject) {
  const json* wanted = member(schema, "type");
  if (wanted == nullptr) return true;
  const bool good = wanted->is_string() ? has_type(node, wanted->get<std::string>())
                                        : std::any_of(wanted->begin(), wanted->end(), [&](const json& one) {
                                            return has_type(node, one.get<std::string>());
                                          });
  if (good) return true;
  Node bare = node;  // what it would be without quotes
  bare.kind = Node::Kind::Integer;
  const bool quotes = node.kind == Node::Kind::String && has_type(bare, "integer") &&
                      describe_types(schema).find("number") != std::string::npos;
  report(
      "schema/wrong-type", place_of(node, subject),
      fmt::format("{} must be {}, not {}", describe(subject), describe_types(schema), describe_value(node)),
      quotes ? "take away the quotes" : "");
  return false;
}

// enum and const.
bool Walk::word(const json& schema, const Node& node, const Subject& subject) {
  std::vector<std::string> allowed;
  if (const json* one = member(schema, "const")) allowed.push_back(text_of(*one));
  if (const json* several = member(schema, "enum"))
    for (const json& one : *several) allowed.push_back(text_of(one));
  if (allowed.empty()) return true;
  const bool scalar = node.kind != Node::Kind::Sequence && node.kind != Node::Kind::Mapping;
  if (scalar && std::ranges::find(allowed, node.text) != allowed.end()) return true;
  const std::vector<std::string_view> candidates(allowed.begin(), allowed.end());
  const std::string_view meant = scalar ? nearest(node.text, candidates) : std::string_view{};
  std::vector<std::string> shown;
  for (const std::string& one : allowed) shown.push_back(in_ticks(one));
  report("schema/bad-value", place_of(node, subject),
         fmt::format("{} must be {}, not {}", describe(subject), listed(shown, "or"),
                     scalar && !node.text.empty() ? in_ticks(node.text) : describe_value(node)),
         meant.empty() ? "" : fmt::format("did you mean `{}`?", meant));
  return false;
}

void Walk::value(const json& unresolved, const Node& node, const Subject& subject) {
  const json& schema = resolve(unresolved);
  if (!schema.is_object()) return;
  if (!type(schema, node, subject) || !word(schema, node, subject)) return;
  if (const json* all = member(schema, "allOf"))
    for (const json& one : *all) value(one, node, subject);
  for (const char* keyword : {"anyOf", "oneOf"})
    if (const json* branches = member(schema, keyword)) alternatives(*branches, node, subject);
  switch (node.kind) {
    case Node::Kind::Mapping:
      return object(schema, node, subject);
    case Node::Kind::Sequence:
      return array(schema, node, subject);
    default:
      if (number_value(node)) return number(schema, node, subject);
      if (has_type(node, "string")) return text(schema, node, subject);
  }
}

// Only the branch that comes nearest is reported: one that has the right type, then one whose distinguishing
// words agree, then one with the fewest mistakes.
void Walk::alternatives(const json& branches, const Node& node, const Subject& subject) {
  Findings best;
  std::array<std::size_t, 3> best_score{2, 0, 0};
  std::vector<std::string> types;
  std::size_t wrong_types = 0;
  for (const json& branch : branches) {
    Findings found;
    Walk(document_, found).value(branch, node, subject);
    if (found.empty()) return;
    const Place own = place_of(node, subject);
    const bool wrong_type = std::ranges::any_of(
        found, [&](const Finding& one) { return one.check == "schema/wrong-type" && one.place == own; });
    if (wrong_type) {
      ++wrong_types;
      const std::string wanted = describe_types(resolve(branch));
      if (std::ranges::find(types, wanted) == types.end()) types.push_back(wanted);
    }
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
        "schema/wrong-type", place_of(node, subject),
        fmt::format("{} must be {}, not {}", describe(subject), listed(types, "or"), describe_value(node)));
  else
    findings_.insert(findings_.end(), std::make_move_iterator(best.begin()),
                     std::make_move_iterator(best.end()));
}

void Walk::count(const json& schema, const char* least, const char* most, std::size_t size,
                 std::string_view unit, const Subject& subject, Place place) {
  const json* low = member(schema, least);
  const json* high = member(schema, most);
  const bool few = low != nullptr && size < low->get<std::size_t>();
  const bool many = high != nullptr && size > high->get<std::size_t>();
  if (!few && !many) return;
  const std::string name = describe(subject);
  std::string message;
  if (few && size == 0)
    message = fmt::format("{} must not be empty", name);
  else
    message = fmt::format("{} must have {} {} {}, not {}", name,
                          low != nullptr && high != nullptr && *low == *high ? "exactly"
                          : few                                              ? "at least"
                                                                             : "at most",
                          text_of(few ? *low : *high), unit, size);
  report("schema/out-of-range", place, std::move(message));
}

void Walk::object(const json& schema, const Node& node, const Subject& subject) {
  std::vector<std::string_view> meant;  // keys that misspelt ones stand for
  for (const Entry& one : node.entries) entry(schema, one, meant, node);
  const Place owner = subject.owner.length > 0 ? subject.owner : node.place;
  if (const json* required = member(schema, "required"))
    for (const json& key : *required) {
      const auto& name = key.get_ref<const std::string&>();
      if (node.find(name) != nullptr || std::ranges::find(meant, name) != meant.end()) continue;
      report("schema/missing-key", owner,
             subject.key.empty() && !subject.item
                 ? fmt::format("the key `{}` is missing in this file", name)
                 : fmt::format("the key `{}` is missing {} {}", name, subject.item ? "in an item of" : "in",
                               in_ticks(subject.key)))
          .object = name;
    }
  count(schema, "minProperties", "maxProperties", node.entries.size(), "keys", subject, owner);
}

void Walk::entry(const json& schema, const Entry& entry, std::vector<std::string_view>& meant,
                 const Node& node) {
  if (const json* names = member(schema, "propertyNames")) {
    Node key;
    key.kind = Node::Kind::String;
    key.text = entry.key;
    key.place = entry.key_place;
    value(*names, key, {"key", false, entry.key_place});
  }
  const Subject subject{entry.key, false, entry.key_place};
  bool known = false;
  if (const json* properties = member(schema, "properties"))
    if (const json* own = member(*properties, entry.key.c_str())) {
      known = true;
      value(*own, entry.value, subject);
    }
  if (const json* patterns = member(schema, "patternProperties"))
    for (const auto& [pattern, own] : patterns->items())
      if (matches(entry.key, pattern)) {
        known = true;
        value(own, entry.value, subject);
      }
  const json* others = member(schema, "additionalProperties");
  if (known || others == nullptr) return;
  if (others->is_object()) return value(*others, entry.value, subject);
  if (others->is_boolean() && !others->get<bool>()) unknown_key(schema, entry, meant, node);
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
  const std::string_view near = nearest(entry.key, absent);
  std::string help;
  if (!near.empty())
    help = fmt::format("did you mean `{}`?", near);
  else if (!shown.empty())
    help = fmt::format("known here: {}", listed(shown));
  else if (const json* description = member(schema, "description"))
    help = description->get<std::string>();
  if (!near.empty()) meant.push_back(near);
  const auto as_near = std::ranges::count_if(absent, [&](std::string_view key) {
    return edit_distance(entry.key, key) == edit_distance(entry.key, near);
  });
  report("schema/unknown-key", entry.key_place,
         fmt::format("the key {} is not known here", in_ticks(entry.key)), std::move(help));
  // A cure only where no other key is as near, and none was taken for it already.
  if (!near.empty() && as_near == 1 && std::ranges::count(meant, near) == 1)
    findings_.back().edits.push_back({entry.key_place, std::string(near)});
}

void Walk::array(const json& schema, const Node& node, const Subject& subject) {
  if (const json* items = member(schema, "items"))
    for (const Node& item : node.items) value(*items, item, {subject.key, true, item.place});
  count(schema, "minItems", "maxItems", node.items.size(), "items", subject, place_of(node, subject));
}

void Walk::text(const json& schema, const Node& node, const Subject& subject) {
  const Place place = place_of(node, subject);
  const std::size_t before = findings_.size();
  count(schema, "minLength", "maxLength", count_characters(node.text), "characters", subject, place);
  const json* pattern = member(schema, "pattern");
  if (findings_.size() > before || pattern == nullptr || matches(node.text, pattern->get<std::string>()))
    return;
  const json* description = member(schema, "description");
  const bool typed = member(schema, "type") != nullptr && describe_types(schema) != "a text";
  report("schema/bad-value", place,
         typed ? fmt::format("{} must be {}, not {}", describe(subject), describe_types(schema),
                             describe_value(node))
               : fmt::format("{} cannot be {}", describe(subject), describe_value(node)),
         description != nullptr ? description->get<std::string>()
                                : fmt::format("the form is {}", text_of(*pattern)));
}

void Walk::number(const json& schema, const Node& node, const Subject& subject) {
  const double value = *number_value(node);
  std::string rule;
  const auto broken = [&](const char* keyword, std::string_view words, auto fails) {
    const json* bound = member(schema, keyword);
    if (bound != nullptr && rule.empty() && fails(bound->get<double>()))
      rule = fmt::format("{} {}", words, bound->dump());
  };
  broken("minimum", "at least", [&](double bound) { return value < bound; });
  broken("maximum", "at most", [&](double bound) { return value > bound; });
  broken("exclusiveMinimum", "more than", [&](double bound) { return value <= bound; });
  broken("exclusiveMaximum", "less than", [&](double bound) { return value >= bound; });
  const bool integer =
      node.kind == Node::Kind::Integer && describe_types(schema).find("whole number") != std::string::npos;
  if (rule.empty() && integer && (value > largest_integer || value < -largest_integer))
    rule = fmt::format("at most {}", static_cast<int>(largest_integer));
  if (!rule.empty())
    report("schema/out-of-range", place_of(node, subject),
           fmt::format("{} must be {}, not {}", describe(subject), rule, node.text));
}

}  // namespace

void walk(const SchemaDocument& document, const Node& tree, Findings& findings) {
  Walk(document, findings).value(document.root, tree, {});
}

}  // namespace trackwright

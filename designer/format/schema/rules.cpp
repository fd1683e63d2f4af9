#include <algorithm>
#include <array>
#include <cctype>

#include "designer/format/schema/document.h"

namespace trackwright {

using nlohmann::json;

namespace {

// std::regex recurses once per character; limit the length, since patterns only describe names.
constexpr std::size_t longest_match = 1000;

std::string text_of(const json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

bool is_plain(std::string_view text) {
  return std::ranges::all_of(text,
                             [](unsigned char c) { return std::isalnum(c) != 0 || c == '-' || c == '_'; });
}

class Maker {
 public:
  explicit Maker(SchemaDocument& document) : document_(document) {}

  const SchemaRule* rule(const json& unresolved) {
    const json* said = &unresolved;
    while (const json* reference = member(*said, "$ref"))
      said = &document_.root.at(json::json_pointer(reference->get<std::string>().substr(1)));
    const auto [there, fresh] = known_.try_emplace(said, nullptr);
    if (!fresh) return there->second;
    SchemaRule& made = document_.rules.emplace_back();
    there->second = &made;
    made.said = said;
    made.anything = !said->is_object();
    if (!made.anything) fill(made, *said);
    return &made;
  }

 private:
  void fill(SchemaRule& made, const json& said) {
    if (const json* types = member(said, "type")) {
      made.types = 0;
      for (const json& one : types->is_array() ? *types : json::array({*types}))
        *made.types |= type_bit(one.get<std::string>());
      made.whole = describe_types(said).find("whole number") != std::string::npos;
    }
    if (const json* one = member(said, "const")) made.allowed.push_back(text_of(*one));
    if (const json* several = member(said, "enum"))
      for (const json& one : *several) made.allowed.push_back(text_of(one));
    if (const json* all = member(said, "allOf")) made.all = rules(*all);
    for (const char* keyword : {"anyOf", "oneOf"})
      if (const json* branches = member(said, keyword)) made.alternatives.push_back(rules(*branches));
    if (const json* items = member(said, "items")) made.items = rule(*items);
    if (const json* pattern = member(said, "pattern"))
      made.pattern = known_pattern(pattern->get<std::string>());
    fill_properties(made, said);
    made.entry_count = range(said, "minProperties", "maxProperties");
    made.item_count = range(said, "minItems", "maxItems");
    made.length = range(said, "minLength", "maxLength");
    fill_bounds(made, said);
  }

  void fill_properties(SchemaRule& made, const json& said) {
    if (const json* properties = member(said, "properties"))
      for (const auto& one : properties->items()) made.properties.emplace(one.key(), rule(one.value()));
    if (const json* patterns = member(said, "patternProperties"))
      for (const auto& one : patterns->items())
        made.pattern_properties.emplace_back(known_pattern(one.key()), rule(one.value()));
    if (const json* names = member(said, "propertyNames")) made.property_names = rule(*names);
    if (const json* others = member(said, "additionalProperties")) {
      if (others->is_object()) made.other_properties = rule(*others);
      made.closed = others->is_boolean() && !others->get<bool>();
    }
    if (const json* required = member(said, "required"))
      made.required = required->get<std::vector<std::string>>();
  }

  static void fill_bounds(SchemaRule& made, const json& said) {
    using Kind = SchemaBound::Kind;
    for (const auto& [keyword, kind] :
         {std::pair{"minimum", Kind::Minimum}, std::pair{"maximum", Kind::Maximum},
          std::pair{"exclusiveMinimum", Kind::ExclusiveMinimum},
          std::pair{"exclusiveMaximum", Kind::ExclusiveMaximum}})
      if (const json* bound = member(said, keyword))
        made.bounds.push_back({kind, bound->get<double>(), bound->dump()});
  }

  static SchemaRange range(const json& said, const char* least, const char* most) {
    SchemaRange found;
    if (const json* low = member(said, least)) found.least = low->get<std::size_t>();
    if (const json* high = member(said, most)) found.most = high->get<std::size_t>();
    return found;
  }

  std::vector<const SchemaRule*> rules(const json& several) {
    std::vector<const SchemaRule*> made;
    for (const json& one : several) made.push_back(rule(one));
    return made;
  }

  const SchemaPattern* known_pattern(const std::string& text) const {
    return &document_.patterns.find(text)->second;
  }

  SchemaDocument& document_;
  std::map<const json*, const SchemaRule*> known_;
};

}  // namespace

SchemaPattern::SchemaPattern(const std::string& text)
    : plain_(text.substr(std::min<std::size_t>(1, text.size()))) {
  if (text.starts_with('^') && is_plain(plain_)) {
    kind_ = Kind::Beginning;
    return;
  }
  if (text.starts_with('^') && text.ends_with('$')) {
    plain_.pop_back();
    kind_ = is_plain(plain_) ? Kind::Word : Kind::Expression;
  }
  if (kind_ == Kind::Expression) expression_.assign(text, std::regex::ECMAScript);
}

bool SchemaPattern::matches(std::string_view text) const {
  if (text.size() > longest_match) return false;
  if (kind_ == Kind::Beginning) return text.starts_with(plain_);
  if (kind_ == Kind::Word) return text == plain_;
  return std::regex_search(text.begin(), text.end(), expression_);
}

const json* member(const json& schema, const char* keyword) {
  if (!schema.is_object()) return nullptr;
  const auto found = schema.find(keyword);
  return found == schema.end() ? nullptr : &*found;
}

void make_rules(SchemaDocument& document) {
  document.top = Maker(document).rule(document.root);
}

}  // namespace trackwright

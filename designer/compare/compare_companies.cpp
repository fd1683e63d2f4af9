// Compares companies and privates: pairs them by abbreviation, then by name.
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>

#include "designer/compare/comparing.h"
#include "designer/compare/phrases.h"

namespace trackwright {

namespace {

// Converts a hex of B to the coordinates of A.
std::string hex_in_a(const Comparing& comparing, const std::string& hex, bool in_a) {
  if (in_a) return hex;
  const Hex* here = comparing.alignment.on_a(hex);
  return here == nullptr ? hex : here->id;
}

std::string homes_phrase(const Comparing& comparing, const Company& company, bool in_a, bool with_city) {
  std::set<std::string> homes;
  for (const Station& station : company.homes) {
    std::string text = hex_in_a(comparing, station.hex.value, in_a);
    if (with_city && station.city) text += fmt::format(" city {}", station.city->value);
    homes.insert(text);
  }
  return joined_or_dash({homes.begin(), homes.end()});
}

bool says_city(const Company& company) {
  return std::ranges::any_of(company.homes, [](const Station& station) { return station.city.has_value(); });
}

void compare_homes(Comparing& comparing, const Company& a, const Company& b, const std::string& label) {
  if (!comparing.alignment.fits()) return;
  // Compare cities only if both sources state them: a hex with one city needs no number.
  const bool with_city = says_city(a) && says_city(b);
  comparing.compare("company-home", a.id.value, label, homes_phrase(comparing, a, true, with_city),
                    homes_phrase(comparing, b, false, with_city),
                    a.homes.empty() ? a.id.place : a.homes.front().hex.place,
                    b.homes.empty() ? b.id.place : b.homes.front().hex.place);
}

std::string float_phrase(const Company& company) {
  std::vector<std::string> floats;
  if (company.float_percent) floats.push_back(fmt::format("{}%", company.float_percent->value));
  for (const auto& [phase, percent] : company.float_by_phase)
    floats.push_back(fmt::format("{}% in {}", percent.value, phase));
  return joined_or_dash(floats);
}

// Returns "10", or "10, 20 from 4".
std::string steps_phrase(int amount, const PhaseSteps& steps) {
  std::string phrase = std::to_string(amount);
  for (std::size_t i = 1; i < steps.size(); ++i)
    phrase += fmt::format(", {} from {}", steps[i].second, steps[i].first.value);
  return phrase;
}

std::string tokens_phrase(const Company& company) {
  std::vector<std::string> pieces;
  for (std::size_t i = 0; i < company.tokens.size(); ++i) {
    const auto steps = company.token_steps.find(i);
    pieces.push_back(steps_phrase(company.tokens[i].value,
                                  steps == company.token_steps.end() ? PhaseSteps{} : steps->second));
  }
  return joined_or_dash(pieces);
}

bool has_kind(const Title& title, const std::string& kind) {
  return std::ranges::find(title.companies.companies, kind, &Company::kind) !=
         title.companies.companies.end();
}

void compare_company(Comparing& comparing, const Company& a, const Company& b) {
  const std::string label = fmt::format("company {}", a.id.value);
  const std::size_t first = comparing.found.size();
  const auto compare = [&](DifferenceKind kind, std::string of_a, std::string of_b, Place place) {
    comparing.compare(kind, a.id.value, label, std::move(of_a), std::move(of_b),
                      place.file != 0 ? place : a.id.place, b.id.place);
  };
  if (folded(a.name) != folded(b.name)) compare("company-name", a.name, b.name, a.place);
  // Each title names its own kinds: compare them only if one title has the word of the other.
  if (has_kind(comparing.a, b.kind) || has_kind(comparing.b, a.kind))
    compare("company-kind", a.kind, b.kind, a.place);
  compare_homes(comparing, a, b, label);
  if (a.destination && b.destination && comparing.alignment.fits())
    compare("company-destination", a.destination->hex.value,
            hex_in_a(comparing, b.destination->hex.value, false), a.destination->hex.place);
  compare("company-tokens", tokens_phrase(a), tokens_phrase(b),
          a.tokens.empty() ? a.id.place : a.tokens.front().place);
  compare("company-shares", certificates_phrase(a.certificates), certificates_phrase(b.certificates),
          a.certificates.empty() ? a.id.place : a.certificates.front().place);
  if (a.float_percent && b.float_percent && a.float_percent->value != b.float_percent->value)
    compare("company-float", float_phrase(a), float_phrase(b), a.float_percent->place);
  if (a.id.value != b.id.value)
    for (std::size_t i = first; i < comparing.found.size(); ++i) comparing.found[i].other = b.id.value;
}

std::string grants_phrase(const Comparing& comparing, const Private& company, bool in_a) {
  std::multiset<std::string> grants;
  for (const GrantedShare& share : company.shares)
    grants.insert(fmt::format("{}% of {}{}", share.percent.value, share.company.value,
                              share.president ? " (president)" : ""));
  for (const Ref& hex : company.blocks)
    grants.insert(fmt::format("blocks {}", hex_in_a(comparing, hex.value, in_a)));
  return joined_or_dash({grants.begin(), grants.end()});
}

std::string names_phrase(const std::vector<Ref>& refs) {
  std::set<std::string> names;
  for (const Ref& ref : refs) names.insert(ref.value);
  return joined_or_dash({names.begin(), names.end()});
}

// Compares powers only if both sources list them: one may leave them to the text of the card.
void compare_powers(Comparing& comparing, const Private& a, const Private& b) {
  const auto tell = [&](std::string of_a, std::string of_b, Place place) {
    comparing.compare("private-power", a.id.value, fmt::format("private {}", a.id.value), std::move(of_a),
                      std::move(of_b), place, b.id.place);
  };
  if (!a.tiles.empty() && !b.tiles.empty())
    tell(names_phrase(a.tiles), names_phrase(b.tiles), a.tiles.front().place);
  if (a.hexes.empty() || b.hexes.empty() || !comparing.alignment.fits()) return;
  std::vector<Ref> theirs = b.hexes;
  for (Ref& hex : theirs) hex.value = hex_in_a(comparing, hex.value, false);
  tell(names_phrase(a.hexes), names_phrase(theirs), a.hexes.front().place);
}

// Removes the abbreviation that some sources write before the name.
std::string own_name(const Private& company) {
  const std::string id = folded(company.id.value);
  const std::string name = folded(company.name);
  return name.size() > id.size() && name.starts_with(id) ? name.substr(id.size()) : name;
}

void compare_private(Comparing& comparing, const Private& a, const Private& b) {
  const std::size_t first = comparing.found.size();
  const auto compare = [&](DifferenceKind kind, std::string of_a, std::string of_b, Place place) {
    comparing.compare(kind, a.id.value, fmt::format("private {}", a.id.value), std::move(of_a),
                      std::move(of_b), place.file != 0 ? place : a.id.place, b.id.place);
  };
  if (own_name(a) != own_name(b)) compare("private-name", a.name, b.name, a.place);
  compare("private-price", std::to_string(a.price.value), std::to_string(b.price.value), a.price.place);
  compare("private-revenue", steps_phrase(a.revenue.value, a.revenue_steps),
          steps_phrase(b.revenue.value, b.revenue_steps), a.revenue.place);
  if (comparing.alignment.fits())
    compare("private-grant", grants_phrase(comparing, a, true), grants_phrase(comparing, b, false),
            a.id.place);
  compare_powers(comparing, a, b);
  if (a.id.value != b.id.value)
    for (std::size_t i = first; i < comparing.found.size(); ++i) comparing.found[i].other = b.id.value;
}

std::string whole_phrase(const Company& company) {
  return fmt::format("{} {}", company.kind, company.name);
}

std::string whole_phrase(const Private& company) {
  return fmt::format("{}, price {}, revenue {}", company.name, company.price.value, company.revenue.value);
}

// Pairs two lists of things with ids, from the surest test to the weakest, and reports things without a
// partner.
template <class Thing, class Compare>
void compare_lists(Comparing& comparing, DifferenceKind kind, std::string_view noun,
                   const std::vector<Thing>& a, const std::vector<Thing>& b,
                   const std::vector<std::function<bool(const Thing&, const Thing&)>>& tests, Place beside,
                   const Compare& compare) {
  Pairing pairing(a.size(), b.size());
  for (const auto& same : tests) pairing.pair([&](std::size_t i, std::size_t j) { return same(a[i], b[j]); });
  const auto add_single = [&](const Thing& thing, bool in_a) {
    Difference& difference = comparing.add(kind, thing.id.value, fmt::format("{} {}", noun, thing.id.value),
                                           in_a ? thing.id.place : beside, in_a ? Place{} : thing.id.place);
    (in_a ? difference.a : difference.b) = whole_phrase(thing);
  };
  for (std::size_t i = 0; i < a.size(); ++i)
    if (const auto j = pairing.partner(i))
      compare(comparing, a[i], b[*j]);
    else
      add_single(a[i], true);
  for (std::size_t j = 0; j < b.size(); ++j)
    if (!pairing.taken(j)) add_single(b[j], false);
}

bool same_id(const Ref& a, const Ref& b) {
  return folded(a.value) == folded(b.value);
}

}  // namespace

void compare_companies(Comparing& comparing) {
  const Companies& a = comparing.a.companies;
  const Companies& b = comparing.b.companies;
  const auto beside = [&](const auto& list) { return list.empty() ? a.place : list.back().id.place; };
  const Place end = comparing.a.place;
  const auto or_title = [&](Place place) { return place.file != 0 ? place : end; };
  compare_lists<Company>(comparing, "company", "company", a.companies, b.companies,
                         {[](const Company& x, const Company& y) { return x.id.value == y.id.value; },
                          [](const Company& x, const Company& y) { return same_id(x.id, y.id); },
                          [](const Company& x, const Company& y) {
                            return !x.name.empty() && folded(x.name) == folded(y.name);
                          }},
                         or_title(beside(a.companies)), compare_company);
  const auto same_name = [](const Private& x, const Private& y) {
    return !x.name.empty() && own_name(x) == own_name(y);
  };
  compare_lists<Private>(
      comparing, "private", "private", a.privates, b.privates,
      {[&](const Private& x, const Private& y) { return same_name(x, y) && same_id(x.id, y.id); }, same_name,
       [](const Private& x, const Private& y) { return same_id(x.id, y.id); },
       [](const Private& x, const Private& y) {
         return x.price.value > 0 && x.price == y.price && x.revenue == y.revenue;
       }},
      or_title(beside(a.privates)), compare_private);
}

}  // namespace trackwright

#include "render/components/print_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "render/components/kinds.h"
#include "render/components/tokens/tokens.h"
#include "render/marks/herald.h"
#include "render/tile/livery.h"

namespace trackwright {

namespace {

constexpr double points_per_mm = 72 / 25.4;

Finding finding(const char* check, std::string message, std::string object, Place place, std::string help) {
  return {.check = check,
          .severity = Severity::Warning,
          .message = std::move(message),
          .place = place,
          .help = std::move(help),
          .related = {},
          .edits = {},
          .object = std::move(object)};
}

void find_small_type(const Title& title, const std::optional<TypeUse>& use, double floor,
                     const std::string& component, Findings& findings) {
  constexpr double a_hair = 0.005;
  if (!use || use->size >= floor - a_hair) return;
  findings.push_back(
      finding("print/small-type",
              fmt::format("\"{}\" on {} is printed at {:.1f} pt; the minimum is {:.0f} pt", use->text,
                          use->piece, use->size * points_per_mm, floor * points_per_mm),
              component, title.place, "shorten it, or print larger pieces"));
}

// Text that players do not read during play may be as small as on any piece held in the hand.
void find_small_type(const Title& title, const Theme& theme, const std::vector<Component>& components,
                     Findings& findings) {
  for (const Component& component : components) {
    find_small_type(title, smallest_type(component, TypeRead::InPlay), type_floor(component.id, theme),
                    component.id, findings);
    find_small_type(title, smallest_type(component, TypeRead::Beside), theme.width("type.hand"), component.id,
                    findings);
  }
}

void find_alike_zones(const Title& title, const Theme& theme, Findings& findings) {
  for (const InkFamily& family : ink_families(title, theme)) {
    if (family.name != "Market zones") continue;
    for (const InkPair& pair : ink_pairs(family)) {
      const NamedInk& a = family.inks[pair.a];
      const NamedInk& b = family.inks[pair.b];
      if (pair.least() >= alike_below || a.sign != b.sign) continue;
      findings.push_back(
          finding("print/alike-zones",
                  fmt::format("{} and {} look alike on the market: colour difference {:.1f} ({})", a.name,
                              b.name, pair.least(), word_of(pair.worst())),
                  b.name, title.market.place, "give one of them a different `colour`"));
    }
  }
}

void find_alike_tokens(const Title& title, const Theme& theme, Findings& findings) {
  const std::vector<Company>& companies = title.companies.companies;
  const std::vector<TokenSign> signs = signs_of(companies, theme);
  for (std::size_t b = 1; b < companies.size(); ++b)
    for (std::size_t a = 0; a < b; ++a) {
      const double apart =
          least_difference(livery(companies[a], theme).ground, livery(companies[b], theme).ground);
      if (apart >= alike_below || signs[a] != signs[b]) continue;
      findings.push_back(finding("print/alike-tokens",
                                 fmt::format("the tokens of {} and {} look alike: colour difference {:.1f}",
                                             companies[a].id.value, companies[b].id.value, apart),
                                 companies[b].id.value, companies[b].place,
                                 "give one of them a different `colour`"));
    }
}

void find_alike_bonus_tokens(const Title& title, const Theme& theme, Findings& findings) {
  const std::vector<Company>& companies = title.companies.companies;
  const std::vector<TokenSign> signs = signs_of(companies, theme);
  for (const BonusToken& bonus : title.companies.bonus_tokens) {
    const auto sign = bonus_sign(title, theme, bonus);
    if (!sign) continue;
    for (std::size_t i = 0; i < companies.size(); ++i) {
      const double apart =
          least_difference(livery(companies[i], theme).ground, bonus_ground(title, theme, bonus));
      if (apart >= alike_below || signs[i] != *sign) continue;
      findings.push_back(
          finding("print/alike-tokens",
                  fmt::format("the token {} and the tokens of {} look alike: colour difference {:.1f}",
                              bonus.name, companies[i].id.value, apart),
                  bonus.id, bonus.place, "give it an `icon`, or the company a different `colour`"));
    }
  }
}

// Returns the ground: the colour of the first filled shape.
Rgb ground_of(const Drawing& drawing) {
  for (const Item& item : drawing.items)
    if (const auto* shape = std::get_if<Shape>(&item.value); shape != nullptr && shape->fill)
      return *shape->fill;
  return {1, 1, 1};
}

void find_token_letters(const Title& title, const std::vector<Component>& components, Findings& findings) {
  for (const Component& component : components) {
    if (component.id != "tokens") continue;
    for (const Piece& piece : component.pieces) {
      if (!piece.id.starts_with("station-") || piece.size.width >= least_logo_disc) continue;
      const FaceType type = face_type(piece.front, ground_of(piece.front));
      const double share = type.across / piece.size.width;
      if (type.height >= least_token_letters && share >= least_token_share &&
          type.contrast >= least_token_contrast)
        continue;
      findings.push_back(finding(
          "print/token-letters",
          fmt::format(
              "the letters of {} are hard to read: {:.1f} mm high, {:.0f} % of the disc, contrast {:.1f}",
              piece.label, type.height, share * 100, type.contrast),
          piece.about.name.text, piece.about.place.file != 0 ? piece.about.place : title.place,
          "shorten the id, or print larger tokens"));
    }
  }
}

}  // namespace

Findings print_findings(const Title& title, const Theme& theme, const std::vector<Component>& components) {
  Findings findings;
  find_small_type(title, theme, components, findings);
  find_alike_zones(title, theme, findings);
  find_alike_tokens(title, theme, findings);
  find_alike_bonus_tokens(title, theme, findings);
  find_token_letters(title, components, findings);
  return findings;
}

}  // namespace trackwright

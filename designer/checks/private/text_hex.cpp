#include "designer/checks/prelude.h"
#include "designer/checks/texts.h"

namespace trackwright::checks {

namespace {

// K20 is money where the title writes it so.
bool is_money(const Title& title, const std::string& word) {
  const std::string digits = word.substr(1);
  return money(title, std::stoi(digits)) == word;
}

struct Box {
  int left = 0;
  int right = 0;
  int top = 0;
  int bottom = 0;
};

Box board(const Facts& facts) {
  Box box{facts.hexes.front().hex->at.x, facts.hexes.front().hex->at.x, facts.hexes.front().hex->at.y,
          facts.hexes.front().hex->at.y};
  for (const HexFacts& hex : facts.hexes) {
    box.left = std::min(box.left, hex.hex->at.x);
    box.right = std::max(box.right, hex.hex->at.x);
    box.top = std::min(box.top, hex.hex->at.y);
    box.bottom = std::max(box.bottom, hex.hex->at.y);
  }
  return box;
}

// Wrong coordinates are off by a row or two; what lies farther out is something else, such as F60 for money.
bool may_be_hex(const Facts& facts, const Box& box, const std::string& word) {
  const auto at = parse_coordinate(facts.title.map.layout(), word);
  if (!at || at->x < box.left - 2 || at->x > box.right + 2 || at->y < box.top - 2 || at->y > box.bottom + 2)
    return false;
  const Companies& companies = facts.title.companies;
  return find_private(companies, word) == nullptr && find_company(companies, word) == nullptr;
}

}  // namespace

void private_text_hex(const Facts& facts, Report& report) {
  if (facts.hexes.empty()) return;
  const Box box = board(facts);
  for (const Private& company : facts.title.companies.privates)
    for (const std::string& id : coordinates_in(company.text)) {
      if (is_money(facts.title, id) || !may_be_hex(facts, box, id)) continue;
      if (facts.find_hex(id) != nullptr || facts.title.tiles.contains(id) || facts.trains.contains(id))
        continue;
      report(company.place, company.id.value,
             fmt::format("the text of {} speaks of {}, which is no hex of the map", company.id.value, id),
             "correct the text; it is printed on the card");
    }
}

}  // namespace trackwright::checks

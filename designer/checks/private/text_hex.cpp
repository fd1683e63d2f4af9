#include "designer/checks/prelude.h"
#include "designer/checks/texts.h"

namespace trackwright::checks {

namespace {

// Whether the title writes money in this form, such as K20.
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

// Wrong coordinates are off by a row or two; words farther out are something else, such as F60 for money.
bool may_be_hex(const Facts& facts, const Box& box, const std::string& word) {
  const auto at = parse_coordinate(facts.title.map.layout(), word);
  return at && at->x >= box.left - 2 && at->x <= box.right + 2 && at->y >= box.top - 2 &&
         at->y <= box.bottom + 2;
}

// Returns letters that number the privates ("P7. ..."): three or more words with the letter are no hexes.
std::set<char> letters_of_numbers(const Facts& facts) {
  constexpr std::size_t least = 3;
  std::map<char, std::map<std::string, int>> words;
  for (const Private& company : facts.title.companies.privates)
    for (const std::string& id : coordinates_in(company.text))
      if (facts.find_hex(id) == nullptr) ++words[id.front()][id];
  std::set<char> letters;
  for (const auto& [letter, ids] : words)
    if (ids.size() >= least) letters.insert(letter);
  return letters;
}

// Returns the hexes that the data give to the private, in all files of the title.
std::vector<Ref> hexes_of(const Facts& facts, const Private& company) {
  std::vector<Ref> all = company.blocks;
  all.insert(all.end(), company.hexes.begin(), company.hexes.end());
  for (const auto& [owner, powers] : facts.title.rules.privates.powers.kinds)
    if (owner.value == company.id.value)
      for (const PowerRule& power : powers) all.insert(all.end(), power.hexes.begin(), power.hexes.end());
  return all;
}

// Whether the data name hexes and the text none. A coordinate of the text then means one, however far out.
bool wants_hex(const Facts& facts, const Private& company) {
  const std::vector<Ref> hexes = hexes_of(facts, company);
  return !hexes.empty() && std::ranges::none_of(hexes, [&](const Ref& ref) {
    const HexFacts* hex = facts.find_hex(ref.value);
    return has_words(company.text, ref.value) || (hex != nullptr && has_words(company.text, hex->hex->name));
  });
}

bool is_other_thing(const Facts& facts, const std::string& id) {
  return facts.find_hex(id) != nullptr || facts.title.tiles.contains(id) || facts.trains.contains(id) ||
         find_private(facts.title.companies, id) != nullptr ||
         find_company(facts.title.companies, id) != nullptr;
}

}  // namespace

void private_text_hex(const Facts& facts, Report& report) {
  if (facts.hexes.empty()) return;
  const Box box = board(facts);
  const std::set<char> numbers = letters_of_numbers(facts);
  for (const Private& company : facts.title.companies.privates)
    for (const std::string& id : coordinates_in(company.text)) {
      if (is_money(facts.title, id) || is_other_thing(facts, id)) continue;
      if (!may_be_hex(facts, box, id) && !wants_hex(facts, company)) continue;
      if (numbers.contains(id.front())) continue;
      report(company.place, company.id.value,
             fmt::format("the text of {} names {}, which is not a hex on the map", company.id.value, id),
             "correct the text; it is printed on the card");
    }
}

}  // namespace trackwright::checks

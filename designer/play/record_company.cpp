#include "designer/play/record_company.h"

#include <algorithm>
#include <set>

#include "engine/play/stock/steps.h"

namespace trackwright {

namespace {

using nlohmann::json;
using namespace play;

json cell_of(const RecordView& at, Cell cell) {
  return json::array({*at.game.price_at(cell), cell.row, cell.column});
}

// Records do not distinguish redeemed shares from unsold shares.
void tell_treasury(const RecordView& at, std::size_t c, json& out) {
  const auto own = at.table.held(company_owner(c), c);
  if (own.empty()) return;
  for (const std::uint8_t number : own) out["shares"]["ipo"].push_back(number);
  out["percent"]["ipo"] = at.table.percent_of(the_offer, c) + at.table.percent_of(company_owner(c), c);
}

void tell_shares(const RecordView& at, std::size_t c, json& out) {
  out["shares"] = json::object();
  out["percent"] = json::object();
  std::set<Owner> owners;
  for (std::size_t i = 0; i < at.game.companies[c].certificates.size(); ++i)
    owners.insert(at.state.certificates[at.table.certificate(c, i)].owner);
  const CompanyFacts& facts = at.game.companies[c];
  owners.erase(nobody);
  for (const Owner owner : owners) {
    if (owner.is_company(c)) continue;
    out["shares"][name_of(at, owner)] = at.table.held(owner, c);
    out["percent"][name_of(at, owner)] = at.table.percent_of(owner, c);
  }
  tell_treasury(at, c, out);
  // Records count certificates removed in the set-up as sold, even if no certificate is left to
  // sell.
  if (facts.removed > 0) {
    const int percent = at.table.percent_of(the_offer, c) - facts.removed * facts.share;
    out["percent"]["ipo"] = percent;
    if (percent == 0) out["percent"].erase("ipo");
  }
}

// The privates whose bonus tokens the company has bought.
json bought_tokens(const RecordView& at, std::size_t c) {
  json ids = json::array();
  for (std::size_t p = 0; p < at.state.privates.size(); ++p)
    if (at.state.privates[p].token_holder == static_cast<int>(c))
      ids.push_back(at.game.privates[p].id + mark_of(at, p));
  return ids;
}

json privates_of(const RecordView& at, std::size_t c) {
  std::vector<std::size_t> owned;
  for (std::size_t p = 0; p < at.state.privates.size(); ++p)
    if (at.state.privates[p].owner.is_company(c)) owned.push_back(p);
  std::ranges::stable_sort(owned, {}, [&](std::size_t p) { return at.state.privates[p].taken; });
  json ids = json::array();
  for (const std::size_t p : owned) ids.push_back(at.game.privates[p].id);
  return ids;
}

json token_of(const RecordView& at, std::size_t t) {
  const TokenState& one = at.state.tokens[t];
  if (one.hex < 0) return one.price;
  if (one.marker || one.slot < 0)
    return json::array({at.game.title().map.hexes()[static_cast<std::size_t>(one.hex)].id, one.city, "x"});
  return json::array({at.game.title().map.hexes()[static_cast<std::size_t>(one.hex)].id, one.city, one.slot});
}

}  // namespace

json company_record(const RecordView& at, std::size_t c) {
  const CompanyState& one = at.state.companies[c];
  json out{{"cash", one.cash}, {"floated", one.floated}};
  if (at.game.companies[c].minor) out["minor"] = true;
  if (!at.game.companies[c].minor) {
    if (one.cell.is_there()) {
      out["price"] = cell_of(at, one.cell);
      out["price"].push_back(at.table.place_in_cell(c));
    }
    // If all shares cost the market price, records store that price as par.
    const bool market =
        said(at.game.rules().stock.offer_price, rule::OfferPrice::Par) == rule::OfferPrice::Market;
    if (one.par.is_there()) out["par"] = cell_of(at, market ? one.cell : one.par);
    out["ipoed"] = one.started;
    tell_shares(at, c, out);
  }
  if (one.president != nobody) out["president"] = name_of(at, one.president);
  if (is_in_receivership(at.table, c)) out["receivership"] = true;
  if (one.operated) out["operated"] = true;
  if (one.closed) out["closed"] = true;
  out["trains"] = json::array();
  for (const std::uint16_t card : at.table.cards_of(company_owner(c)))
    out["trains"].push_back(train_name(at, card));
  out["tokens"] = json::array();
  if (one.closed) return out;
  for (const std::size_t token : at.table.tokens_of(c)) out["tokens"].push_back(token_of(at, token));
  const json privates = privates_of(at, c);
  if (!privates.empty()) out["companies"] = privates;
  // In titles without connection runs, records omit the holders of bonus tokens.
  if (const json tokens = bought_tokens(at, c);
      !tokens.empty() && (at.game.connection_runs || at.game.tells_holders))
    out["bought"] = tokens;
  return out;
}

}  // namespace trackwright

#include "designer/faces/serve/game_json.h"

#include <algorithm>
#include <array>
#include <utility>

namespace trackwright::serve {

namespace {

template <class Items, class Make>
Json list(const Items& items, const Make& make) {
  Json all = Json::array();
  for (const auto& item : items) all.push_back(make(item));
  return all;
}

Json player_json(const SeatPlayer& one) {
  Json told{{"name", one.name},   {"acts", one.acts},         {"priority", one.priority},
            {"cash", one.cash},   {"worth", one.worth},       {"certificates", one.certificates},
            {"limit", one.limit}, {"privates", one.privates}, {"notes", one.notes}};
  told["shares"] = list(one.shares, [](const SeatShare& share) {
    return Json{{"company", share.company}, {"percent", share.percent}, {"president", share.president}};
  });
  return told;
}

Json company_json(const SeatCompany& one) {
  Json told{{"id", one.id},
            {"name", one.name},
            {"whole_name", one.whole_name},
            {"acts", one.acts},
            {"started", one.started},
            {"floated", one.floated},
            {"operated", one.operated},
            {"has_shares", one.has_shares},
            {"cash", one.cash},
            {"president", one.president},
            {"offered", one.offered},
            {"pool", one.pool},
            {"own", one.own},
            {"floats_at", one.floats_at},
            {"stations", one.stations},
            {"privates", one.privates},
            {"notes", one.notes}};
  if (one.price) told["price"] = *one.price;
  if (one.par) told["par"] = *one.par;
  if (one.cell.is_there()) told["cell"] = {one.cell.row, one.cell.column, one.place};
  told["trains"] = list(one.trains, [](const SeatTrain& train) {
    return Json{{"name", train.name}, {"obsolete", train.obsolete}};
  });
  return told;
}

Json private_json(const SeatPrivate& one) {
  return {{"id", one.id},       {"name", one.name},       {"owner", one.owner},
          {"price", one.price}, {"revenue", one.revenue}, {"text", one.text}};
}

Json rank_json(const SeatRank& one) {
  return {{"name", one.name}, {"prices", one.prices}, {"left", one.left},
          {"pool", one.pool}, {"next", one.next},     {"rusted_by", one.rusted_by}};
}

Json bid_json(const SeatBid& one) {
  return {{"player", one.player}, {"price", one.price}, {"item", one.item}};
}

Json choice_json(const SeatChoice& one) {
  Json told{{"words", one.words}, {"action", one.action}, {"kind", one.kind}};
  const std::array<std::pair<const char*, const std::string*>, 8> texts{{{"by", &one.by},
                                                                         {"company", &one.company},
                                                                         {"item", &one.item},
                                                                         {"from", &one.from},
                                                                         {"train", &one.train},
                                                                         {"traded", &one.traded},
                                                                         {"answer", &one.answer},
                                                                         {"hex", &one.hex}}};
  for (const auto& [key, text] : texts)
    if (!text->empty()) told[key] = *text;
  if (one.percent != 0) told["percent"] = one.percent;
  if (one.price != 0) told["price"] = one.price;
  if (one.price_is_free()) told["most"] = one.most;
  if (one.price_is_free()) told["step"] = one.step;
  if (one.revenue >= 0) told["revenue"] = one.revenue;
  if (!one.tile.empty()) told["tile"] = {one.tile, one.rotation};
  return told;
}

Json board_json(const GameBoard& board) {
  Json told{{"picture", board.picture}, {"width", board.size.width}, {"height", board.size.height}};
  told["places"] = list(board.places, [](const BoardPlace& one) {
    return Json{one.row, one.column, one.price, one.box.x, one.box.y, one.box.width, one.box.height};
  });
  return told;
}

const char* word_of_round(play::RoundKind kind) {
  switch (kind) {
    case play::RoundKind::Auction:
      return "auction";
    case play::RoundKind::Stock:
      return "stock";
    default:
      return "operating";
  }
}

}  // namespace

Json game_json(const HotSeat& seat) {
  Json told{{"stopped", seat.stopped},
            {"left_out", seat.left_out},
            {"refused", seat.refused},
            {"reason", seat.reason},
            {"unknown", seat.unknown},
            {"round", seat.round},
            {"phase", seat.phase},
            {"acts", seat.acts},
            {"decides", seat.decides},
            {"over", seat.over},
            {"why_over", seat.why_over},
            {"actions", seat.actions},
            {"at", seat.at},
            {"log_from", seat.log_from},
            {"company", seat.company},
            {"broken", seat.table.broken}};
  told["kind"] = word_of_round(seat.kind);
  told["decider"] = seat.decider ? Json(*seat.decider) : Json(nullptr);
  if (seat.earns) told["earns"] = *seat.earns;
  told["bank"] = seat.table.bank ? Json(*seat.table.bank) : Json(nullptr);
  told["players"] = list(seat.table.players, player_json);
  told["companies"] = list(seat.table.companies, company_json);
  told["privates"] = list(seat.table.privates, private_json);
  told["trains"] = list(seat.table.trains, rank_json);
  told["bids"] = list(seat.table.bids, bid_json);
  told["choices"] = list(seat.choices, choice_json);
  told["log"] = list(seat.log, [](const SeatDone& one) {
    return Json{{"words", one.words}, {"round", one.round}, {"player", one.player}};
  });
  return told;
}

Json boards_json(const GameBoards& boards) {
  Json told = Json::object();
  if (boards.market) told["market"] = board_json(*boards.market);
  if (boards.par) told["par"] = board_json(*boards.par);
  told["token"] = boards.token;
  told["tokens"] = Json::object();
  for (const GameToken& one : boards.tokens) told["tokens"][one.company] = one.picture;
  return told;
}

Json hints_json(const std::vector<LayHint>& hints) {
  return list(hints, [](const LayHint& one) { return Json{one.tile, one.rotation, one.revenue}; });
}

Json change_of_lines(const std::string& before, const std::string& after) {
  std::size_t same = 0;
  std::size_t lines = 0;
  const std::size_t least = std::min(before.size(), after.size());
  for (std::size_t at = 0; at < least && before[at] == after[at]; ++at)
    if (after[at] == '\n') {
      same = at + 1;
      ++lines;
    }
  return {{"lines", lines}, {"rest", after.substr(same)}};
}

}  // namespace trackwright::serve

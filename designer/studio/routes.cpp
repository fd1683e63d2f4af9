#include "designer/studio/routes.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "designer/format/text/findings.h"
#include "engine/base/suggest.h"
#include "render/components/map/runs.h"
#include "render/components/misfits.h"

namespace trackwright {

namespace {

RoutesAnswer find_best(const Title& title, const Position& position, const RoutesQuestion& question) {
  BestRuns best = best_runs(title.map, title.roster, position, title.runs, {question.give_up});
  RoutesAnswer answer;
  answer.refusals.assign(best.runs.size(), {});
  answer.runs = std::move(best.runs);
  answer.total = best.total;
  answer.complete = best.complete;
  answer.bound = best.bound;
  return answer;
}

RoutesAnswer judge_stated(const Title& title, const LoadedPosition& loaded) {
  RoutesAnswer answer;
  for (Judgement& judged : evaluate(title.map, title.roster, loaded.position, loaded.runs, title.runs)) {
    if (judged.legal) answer.total += judged.run.revenue;
    answer.refusals.push_back(judged.refusal);
    answer.runs.push_back(std::move(judged.run));
  }
  answer.bound = answer.total;
  return answer;
}

bool is_used(const Title& title, const std::string& token) {
  const RunRules& rules = title.runs;
  const auto of = [&](const RunBonus& bonus) { return bonus.holder == token || bonus.token == token; };
  return std::ranges::any_of(rules.bonuses, of) ||
         std::ranges::any_of(rules.rights, [&](const RightOfWay& right) { return right.holder == token; });
}

// Names tokens that the company holds and no rule uses; only words may state their effect.
void name_idle_tokens(const Title& title, const Position& position, std::vector<std::string>& told) {
  const auto held = position.holdings.find(position.entity);
  if (held == position.holdings.end()) return;
  for (const std::string& token : held->second)
    if (!is_used(title, token))
      told.push_back(fmt::format("{} has `{}`, which no rule of `runs` uses", position.entity, token));
  for (const RunBonus& bonus : title.runs.bonuses) {
    const auto is_it = [&](const PlacedToken& t) {
      return t.kind == bonus.token && t.company == position.entity;
    };
    const bool placed = std::ranges::any_of(
        position.tokens, [&](const auto& hex) { return std::ranges::any_of(hex.second, is_it); });
    if (!bonus.token.empty() && bonus.needs.empty() && !placed &&
        std::ranges::find(held->second, bonus.token) != held->second.end())
      told.push_back(fmt::format("{} has `{}`, but the position does not place this token", position.entity,
                                 bonus.token));
  }
}

}  // namespace

bool RoutesAnswer::all_legal() const {
  return std::ranges::all_of(refusals, &std::string::empty);
}

RoutesAnswer answer_routes(const Title& title, const LoadedPosition& loaded, const RoutesQuestion& question) {
  RoutesAnswer answer =
      question.judge_stated ? judge_stated(title, loaded) : find_best(title, loaded.position, question);
  answer.not_computed = title.runs.by_hand;
  answer.not_computed.insert(answer.not_computed.end(), loaded.left_out.begin(), loaded.left_out.end());
  name_idle_tokens(title, loaded.position, answer.not_computed);
  return answer;
}

std::optional<Finding> unknown_company(const Title& title, const Position& position) {
  const std::string& id = position.entity;
  if (find_company(title.companies, id) != nullptr || has_token(position, id)) return std::nullopt;
  std::vector<std::string> known;
  for (const Company& company : title.companies.companies) known.push_back(company.id.value);
  Findings findings;
  return report(findings, "position/unknown-company", {}, {},
                fmt::format("`{}` is not a company of {}", id, title.name), did_you_mean(id, known));
}

std::string runs_picture(const Title& title, const Position& position, const RoutesAnswer& answer,
                         const Theme& theme, const ArtFiles& art, PictureFormat format, double dpi,
                         Findings& findings) {
  const ComponentContext context{title, theme, {}, findings, &art};
  Component runs{"runs", "Runs", {}, {runs_board(context, position, answer.runs)}};
  report_misfits(runs, title, findings);
  Board& board = runs.boards.front();
  PdfMetadata metadata;
  metadata.title = fmt::format("{}: runs of {}", title.name, position.entity);
  return document_bytes(format, {Page{board.size, std::move(board.drawing), "runs"}}, metadata, dpi);
}

}  // namespace trackwright

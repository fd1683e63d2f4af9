#include "designer/faces/cli/plan_told.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "engine/base/words.h"

namespace trackwright {

namespace {

std::string line_of(const PlannedFile& file) {
  return fmt::format("{:<28}{:>7}{:>8}{:>7.1f}{:>6}{:>8}{:>7}\n", file.name, file.sheets, file.pieces,
                     file.ink, file.cuts, file.single, file.joins);
}

std::string difference(int sheets) {
  if (sheets == 0) return "no extra sheets";
  return fmt::format("{} {}", counted(std::abs(sheets), "sheet"), sheets < 0 ? "fewer" : "more");
}

nlohmann::ordered_json json_of(const PlannedFile& file) {
  return {{"name", file.name},     {"sheets", file.sheets},
          {"pieces", file.pieces}, {"ink", std::round(file.ink * 100) / 100},
          {"cuts", file.cuts},     {"single", file.single},
          {"joins", file.joins}};
}

}  // namespace

std::string plan_text(const KitPlan& plan) {
  const PlannedFile all = plan.total();
  std::string text = fmt::format("{}: {} of {}\n\n{:<28}{:>7}{:>8}{:>7}{:>6}{:>8}{:>7}\n", plan.title,
                                 counted(static_cast<int>(all.sheets), "sheet"), plan.paper, "", "sheets",
                                 "pieces", "ink", "cuts", "single", "joins");
  for (const PlannedFile& file : plan.files) text += line_of(file);
  text += line_of(all);
  text += fmt::format(
      "\nInk: in pages of solid colour. Single: pieces cut or punched one by one. Joins: parts of boards to "
      "glue.\nCutting and gluing by hand: about {} h {:02} min.\n\nOther choices\n",
      plan.minutes() / 60, plan.minutes() % 60);
  for (const PlannedChoice& choice : plan.choices)
    text += fmt::format("  {:<20}{:<17}{}\n", choice.option, difference(choice.sheets), choice.meaning);
  return text;
}

std::string plan_json(const KitPlan& plan) {
  nlohmann::ordered_json files = nlohmann::ordered_json::array();
  for (const PlannedFile& file : plan.files) files.push_back(json_of(file));
  nlohmann::ordered_json choices = nlohmann::ordered_json::array();
  for (const PlannedChoice& choice : plan.choices)
    choices.push_back({{"option", choice.option}, {"meaning", choice.meaning}, {"sheets", choice.sheets}});
  const nlohmann::ordered_json all{
      {"title", plan.title},       {"paper", plan.paper}, {"total", json_of(plan.total())},
      {"minutes", plan.minutes()}, {"files", files},      {"choices", choices}};
  return all.dump(2) + "\n";
}

}  // namespace trackwright

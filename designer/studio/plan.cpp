#include "designer/studio/plan.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "designer/studio/pools.h"
#include "designer/studio/press.h"
#include "render/documents/ink.h"
#include "render/sheets/impose.h"

namespace trackwright {

namespace {

// Backs that are glued on need their own paper; others are printed on the second side of their fronts.
bool takes_paper(const Sheet& sheet, const SheetOptions& options) {
  return !sheet.back || options.backs == Backs::Separate;
}

PlannedFile planned(const Component& component, const SheetOptions& options) {
  PlannedFile file{component.title};
  for (const Piece& piece : component.pieces) {
    file.pieces += piece.count;
    if (piece.outline == PieceOutline::Circle) file.single += piece.count;
  }
  for (const Sheet& sheet : impose(component, options)) {
    if (takes_paper(sheet, options)) ++file.sheets;
    file.cuts += sheet.back ? 0 : sheet.cuts.size();
    file.ink += ink_cover(sheet);
    if (sheet.part && sheet.part->column + sheet.part->row > 0) ++file.joins;
  }
  return file;
}

std::vector<Component*> addresses(std::vector<Component>& components) {
  std::vector<Component*> all;
  for (Component& component : components) all.push_back(&component);
  return all;
}

int sheets_of(const std::vector<Component*>& components, const SheetOptions& options) {
  int sheets = 0;
  for (const PooledParts& pooled : pools_of(components))
    laid_together(pooled, [&](const Component& together) {
      sheets += static_cast<int>(std::ranges::count_if(
          impose(together, options), [&](const Sheet& s) { return takes_paper(s, options); }));
    });
  return sheets;
}

// Draws only the wished components that the kit lacks: drawings do not depend on the layout on paper.
std::vector<Component> drawn_besides(const std::vector<Component>& drawn, const PrintJob& job) {
  std::vector<const ComponentKind*> missing;
  for (const ComponentKind* kind : kinds_in_kit(job))
    if (std::ranges::find(job.with, kind->id) != job.with.end() &&
        std::ranges::find(drawn, kind->id, &Component::id) == drawn.end())
      missing.push_back(kind);
  return draw_kit(missing, job).components;
}

template <class Change>
PlanWish wish(const KitOrder& order, std::string option, std::string meaning, Change change) {
  PlanWish wish{std::move(option), std::move(meaning), order};
  change(wish.order);
  return wish;
}

}  // namespace

PlannedFile KitPlan::total() const {
  PlannedFile total{"All"};
  for (const PlannedFile& file : files) {
    total.sheets += file.sheets;
    total.pieces += file.pieces;
    total.ink += file.ink;
    total.cuts += file.cuts;
    total.single += file.single;
    total.joins += file.joins;
  }
  return total;
}

int KitPlan::minutes() const {
  constexpr double of_cut = 20.0 / 60;
  constexpr double of_join = 3;
  const PlannedFile all = total();
  return static_cast<int>(std::ceil((static_cast<double>(all.cuts) + all.single) * of_cut +
                                    static_cast<double>(all.joins) * of_join));
}

std::vector<PlanWish> wishes_beside(const KitOrder& order, const PrintJob& job) {
  std::vector<PlanWish> wishes;
  const auto add = [&](const char* option, const char* meaning, auto change) {
    wishes.push_back(wish(order, option, meaning, change));
  };
  const auto layout = [](const char* name) {
    return [name](KitOrder& o) { o.choices.layouts.insert(o.choices.layouts.begin(), Ref{name, {}}); };
  };
  const auto paper = [](const char* name) {
    return [name](KitOrder& o) { o.choices.paper = Placed<std::string>{name, {}}; };
  };
  const auto backs = [](Backs way) {
    return [way](KitOrder& o) { o.choices.backs = Placed<Backs>{way, {}}; };
  };
  add("--with notes", "bank notes, if you have no chips", [](KitOrder& o) { o.with.emplace_back("notes"); });
  add("--layout honeycomb", "tiles side by side, for a cutting machine", layout("honeycomb"));
  add("--layout gutters", "gaps between cards, for cutting by hand", layout("gutters"));
  add("--colours mixed", "tiles of all colours on one sheet", [](KitOrder& o) {
    o.choices.colours = Placed<GroupChange>{GroupChange::SameRow, {}};
  });
  if (job.sheets.backs == Backs::None)
    add("--backs long-edge", "backs, for a printer that turns the paper over", backs(Backs::LongEdge));
  else
    add("--backs none", "no backs", backs(Backs::None));
  add("--paper A3", "larger sheets, with boards in fewer parts", paper("A3"));
  add("--paper Letter", "North American paper", paper("Letter"));
  return wishes;
}

PlannedFile plan_component(const PrintJob& job, const ComponentKind& kind) {
  PlannedFile all{std::string(kind.id)};
  for (const Component& component : draw_kit({&kind}, job).components) {
    const PlannedFile file = planned(component, job.sheets);
    all.sheets += file.sheets;
    all.pieces += file.pieces;
    all.ink += file.ink;
  }
  return all;
}

KitPlan plan_kit(PrintJob job, const std::vector<WishedJob>& wishes) {
  FileChoices counted;
  counted.empty = true;
  Kit kit = press_kit(kinds_in_kit(job), job, counted);
  KitPlan plan{job.title.name, job.sheets.paper.name, {}, {}};
  for (const PooledParts& pooled : pools_of(addresses(kit.components)))
    laid_together(pooled, [&](const Component& together) {
      if (PlannedFile file = planned(together, job.sheets); file.sheets > 0)
        plan.files.push_back(std::move(file));
    });
  const int sheets = static_cast<int>(plan.total().sheets);
  for (const WishedJob& wished : wishes) {
    if (wished.job.sheets.paper.name == job.sheets.paper.name && wished.wish.option.starts_with("--paper"))
      continue;
    std::vector<Component> more = drawn_besides(kit.components, wished.job);
    std::vector<Component*> all = addresses(kit.components);
    std::ranges::copy(addresses(more), std::back_inserter(all));
    const int others = sheets_of(all, wished.job.sheets);
    plan.choices.push_back({wished.wish.option, wished.wish.meaning, others - sheets});
  }
  return plan;
}

}  // namespace trackwright

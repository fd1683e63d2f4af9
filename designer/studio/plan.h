// A kit before it is printed: how much paper, ink and work it is, and what other choices would change.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "designer/studio/job.h"
#include "designer/studio/order.h"
#include "render/components/kinds.h"

namespace trackwright {

// What lies on the sheets of one file.
struct PlannedFile {
  std::string name;  // "Cards"
  std::size_t sheets = 0;
  int pieces = 0;         // to cut out
  double ink = 0;         // pages full of one ink (render/documents/ink.h)
  std::size_t cuts = 0;   // straight, through a whole sheet
  int single = 0;         // pieces that are cut out or punched one by one
  std::size_t joins = 0;  // parts of boards that are glued to another one
  friend bool operator==(const PlannedFile&, const PlannedFile&) = default;
};

// Another choice, and how many sheets more it takes; below 0, fewer.
struct PlannedChoice {
  std::string option;   // "--layout honeycomb"
  std::string meaning;  // what it is, and what it asks for
  int sheets = 0;
  friend bool operator==(const PlannedChoice&, const PlannedChoice&) = default;
};

struct KitPlan {
  std::string title;
  std::string paper;
  std::vector<PlannedFile> files;
  std::vector<PlannedChoice> choices;

  PlannedFile total() const;
  // Of cutting and gluing, by hand: 20 seconds a cut or single piece, 3 minutes a join.
  int minutes() const;
};

struct PlanWish {
  std::string option;
  std::string meaning;
  KitOrder order;  // the one that is planned, and this choice
};

// The choices that a kit ordered so may still make.
std::vector<PlanWish> wishes_beside(const KitOrder&, const PrintJob&);

struct WishedJob {
  PlanWish wish;
  PrintJob job;
};

// Of one component alone: it shares its sheets with no other.
PlannedFile plan_component(const PrintJob&, const ComponentKind&);

KitPlan plan_kit(PrintJob, const std::vector<WishedJob>&);

}  // namespace trackwright

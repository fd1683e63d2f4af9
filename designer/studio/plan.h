// The plan of a kit before printing: its paper, ink and work, and the effect of other choices.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "designer/studio/job.h"
#include "designer/studio/order.h"
#include "render/components/kinds.h"

namespace trackwright {

// The sheets of one file.
struct PlannedFile {
  std::string name;  // "Cards"
  std::size_t sheets = 0;
  int pieces = 0;         // number of pieces to cut out
  double ink = 0;         // in pages full of one ink (render/documents/ink.h)
  std::size_t cuts = 0;   // number of straight cuts through a whole sheet
  int single = 0;         // number of pieces that are cut out or punched one by one
  std::size_t joins = 0;  // number of parts of boards to glue to another part
  friend bool operator==(const PlannedFile&, const PlannedFile&) = default;
};

// Another choice, and the number of additional sheets; negative: fewer.
struct PlannedChoice {
  std::string option;   // "--layout honeycomb"
  std::string meaning;  // a description, and the requirements
  int sheets = 0;
  friend bool operator==(const PlannedChoice&, const PlannedChoice&) = default;
};

struct KitPlan {
  std::string title;
  std::string paper;
  std::vector<PlannedFile> files;
  std::vector<PlannedChoice> choices;

  PlannedFile total() const;
  // For cutting and gluing by hand: 20 seconds per cut or single piece, 3 minutes per join.
  int minutes() const;
};

struct PlanWish {
  std::string option;
  std::string meaning;
  KitOrder order;  // the planned order with this choice
};

// The choices that this order leaves open.
std::vector<PlanWish> wishes_beside(const KitOrder&, const PrintJob&);

struct WishedJob {
  PlanWish wish;
  PrintJob job;
};

// For one component alone, which shares its sheets with no other.
PlannedFile plan_component(const PrintJob&, const ComponentKind&);

KitPlan plan_kit(PrintJob, const std::vector<WishedJob>&);

}  // namespace trackwright

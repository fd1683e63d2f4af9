// A proof of a kit: tests whether colours and sizes of type are distinguishable, also with colour blindness.
// Produces values and sheets.
#pragma once

#include <vector>

#include "designer/studio/job.h"
#include "designer/studio/press.h"
#include "render/components/proof.h"

namespace trackwright {

struct KitProof {
  std::vector<InkFamily> families;
  std::vector<TypeUse> smallest;  // for each component
  std::vector<PrintedFile> files;
  Findings findings;  // of drawing
};

KitProof make_proof(const PrintJob&, const FileChoices&);

}  // namespace trackwright

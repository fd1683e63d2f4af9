#include "designer/studio/proof.h"

#include <utility>

#include "render/components/kinds.h"

namespace trackwright {

KitProof make_proof(const PrintJob& job, const FileChoices& choices) {
  KitProof proof;
  for (const ComponentKind& kind : component_kinds())
    if (auto use = smallest_type(make_component(kind, job, proof.findings)))
      proof.smallest.push_back(std::move(*use));
  proof.families = ink_families(job.title, job.sheets.theme);
  Component boards = proof_boards(job.title, job.sheets.theme, proof.smallest);
  print_component(boards, job, choices);
  proof.files = std::move(boards.files);
  return proof;
}

}  // namespace trackwright

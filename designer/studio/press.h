// From kinds of components to a printed kit. Components are drawn and written concurrently, each by itself;
// the bytes do not depend on how many threads there are.
#pragma once

#include <vector>

#include "designer/studio/job.h"
#include "designer/studio/picture.h"
#include "render/components/kinds.h"
#include "render/kit/kit.h"

namespace trackwright {

// `kit`: for components about the kit; none: what the title would print.
Component make_component(const ComponentKind&, const PrintJob&, Findings&, const Kit* kit = nullptr);

// Components of these kinds in their order; those of which the title has nothing are left out. Not printed
// yet, and without fingerprints.
Kit draw_kit(const std::vector<const ComponentKind*>&, const PrintJob&, const Kit* about = nullptr);

// Takes the backs away that the title's choices do not want (KitChoices::backs_of).
void leave_out_backs(std::vector<Component>&, const KitChoices&);

// What is to be written of each component.
struct FileChoices {
  std::vector<PictureFormat> formats{PictureFormat::Pdf};
  double dpi = 150;           // of PNG files
  SvgIds ids = SvgIds::None;  // of SVG files
  bool empty = false;         // files are only told of, with their pages: a kit is counted
};

// tiles.pdf: pieces laid out on sheets of the paper, boards on as many as they need. A board that has no
// place on one sheet comes a second time whole, on a page of its own size: map-whole.pdf. SVG and PNG: a file
// a sheet, boards whole and without marks. The component gets its files, its pieces and boards their pages.
void print_component(Component&, const PrintJob&, const FileChoices&);
void print_components(Kit&, const PrintJob&, const FileChoices&);

// kit.pdf: everything that is on paper, in one document. Where it is printed on both sides, empty pages keep
// each front with its own back.
PrintedFile joined_kit(const Kit&, const PrintJob&);

}  // namespace trackwright

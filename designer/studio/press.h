// Draws and prints a kit from kinds of components. Components are processed concurrently and independently;
// the output does not depend on the number of threads.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "designer/studio/job.h"
#include "designer/studio/picture.h"
#include "render/components/kinds.h"
#include "render/kit/kit.h"

namespace trackwright {

// `kit`: the contents for components about the kit; nullptr: everything that the title would print.
Component make_component(const ComponentKind&, const PrintJob&, Findings&, const Kit* kit = nullptr);

// Draws these components in order and omits empty ones. The result has no files and no fingerprints.
Kit draw_kit(const std::vector<const ComponentKind*>&, const PrintJob&, const Kit* about = nullptr);

// Removes the backs that the title's choices exclude (KitChoices::backs_of).
void leave_out_backs(std::vector<Component>&, const KitChoices&);

// The files to write for each component.
struct FileChoices {
  std::vector<PictureFormat> formats{PictureFormat::Pdf};
  double dpi = 150;           // of PNG files
  SvgIds ids = SvgIds::None;  // of SVG files
  bool empty = false;         // files have pages but no bytes, to count a kit
  bool one = false;           // no texts, and no boards larger than a sheet on pages of their own
};

// tiles.pdf: pieces laid out on sheets, and boards on as many sheets as they need. A board larger than one
// sheet appears again on a page of its own size: map-whole.pdf. SVG and PNG have one file per sheet, with
// whole boards and no marks. The component receives its files; its pieces and boards receive their pages.
void print_component(Component&, const PrintJob&, const FileChoices&);
void print_components(Kit&, const PrintJob&, const FileChoices&);

// kit.pdf: everything on paper in one document. For two-sided printing, empty pages keep each front with its
// own back.
PrintedFile joined_kit(const Kit&, const PrintJob&);

// Makes a whole kit from kinds of components: draws and prints them, and lays out those that share sheets
// (Component::pool) as one.

// The components that the title or the order chooses, in the order of a kit.
std::vector<const ComponentKind*> kinds_in_kit(const PrintJob&);

// The findings of `check --print`: draws the whole kit without printing it.
Findings findings_of_print(const PrintJob&);

// Progress: the number of completed parts, and the number of all parts. Called by several threads.
using Progress = std::function<void(std::size_t done, std::size_t of)>;

// Draws and prints a whole kit. First stores its fingerprint in the job, so that every sheet shows it; the
// fingerprint does not depend on the paper. Components about the kit (checklist, guide) come last and know
// the files of the others. They depend on the others and on the paper, and are not part of the fingerprint.
Kit press_kit(const std::vector<const ComponentKind*>&, PrintJob&, const FileChoices&, const Progress& = {});

}  // namespace trackwright

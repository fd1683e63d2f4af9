// From components to the files of a kit. Components are drawn and written concurrently, each by itself; the
// bytes do not depend on how many threads there are.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "designer/studio/job.h"
#include "designer/studio/picture.h"
#include "render/components/kinds.h"
#include "render/kit/component.h"
#include "render/kit/content.h"
#include "render/kit/contents.h"
#include "render/kit/list.h"

namespace trackwright {

struct DrawnComponent {
  Component component;
  bool about_kit = false;
  ContentHash content;
  Findings findings;  // of drawing it
};

// `contents`: for components about the kit; none: what the title would print.
Component make_component(const ComponentKind&, const PrintJob&, Findings&,
                         const KitContents* contents = nullptr);

// In the order of the kinds; those of which the title has nothing are left out.
std::vector<DrawnComponent> draw_components(const std::vector<const ComponentKind*>&, const PrintJob&,
                                            const KitContents* contents = nullptr);

// What is to be written of each component.
struct FileChoices {
  std::vector<PictureFormat> formats{PictureFormat::Pdf};
  double dpi = 150;           // of PNG files
  SvgIds ids = SvgIds::None;  // of SVG files
};

struct PrintedFile {
  std::string name;  // below the job's folder
  std::string bytes;
  std::string paper;                    // "A4"; "480 x 702 mm"
  std::vector<std::string> page_names;  // of each page
  bool on_paper = false;                // a PDF on the chosen paper, and so part of kit.pdf
  // Printed on both sides: the pages on the other side of the one before them, and those without such a page.
  std::set<std::size_t> second_sides{};
  std::set<std::size_t> one_sided{};

  std::string in_words() const;  // "5 pages A4"
};

struct PrintedComponent {
  std::vector<PrintedFile> files;
  std::map<std::string, std::vector<int>> pages;  // of the PDF on paper, by piece or board
};

// tiles.pdf: pieces laid out on sheets of the paper, boards on as many as they need. A board that has no
// place on one sheet comes a second time whole, on a page of its own size: map-whole.pdf. SVG and PNG: a file
// a sheet, boards whole and without marks.
PrintedComponent print_component(const Component&, const PrintJob&, const FileChoices&);
std::vector<PrintedComponent> print_components(const std::vector<DrawnComponent>&, const PrintJob&,
                                               const FileChoices&);

// A whole kit, one printed for each drawn. Components about the kit (checklist, guide) come last and know the
// files of the others.
struct PressedKit {
  std::vector<DrawnComponent> drawn;
  std::vector<PrintedComponent> printed;
};

// Draws and prints; puts the kit's fingerprint into the job first, so that it stands on every sheet.
PressedKit press_kit(const std::vector<const ComponentKind*>&, PrintJob&, const FileChoices&);

// What was printed: kit.json. Counts the pages of kit.pdf from the files in their order.
KitList list_of_kit(const std::vector<DrawnComponent>&, const std::vector<PrintedComponent>&,
                    const PrintJob&);

// kit.pdf: everything that is on paper, in one document. Where it is printed on both sides, empty pages keep
// each front with its own back.
PrintedFile joined_kit(const std::vector<DrawnComponent>&, const std::vector<PrintedComponent>&,
                       const PrintJob&);

// The fingerprint of the whole kit; independent of the paper. Components about the kit follow from the others
// and the paper, and do not count.
ContentHash content_of_kit(const std::vector<DrawnComponent>&, const Title&);

}  // namespace trackwright

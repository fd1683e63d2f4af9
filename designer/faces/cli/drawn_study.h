// What `study` and `simulate` share: the format of tables, pictures and reports.
#pragma once

#include <CLI/App.hpp>
#include <optional>
#include <string>
#include <vector>

#include "designer/faces/cli/command.h"
#include "designer/format/title/load.h"
#include "designer/studio/chosen.h"
#include "designer/study/figures.h"
#include "render/drawing/page.h"
#include "render/drawing/theme.h"
#include "render/study/chart.h"

namespace trackwright {

// The options for a picture and a report.
struct DrawnStudy {
  std::string picture;  // .pdf, .svg or .png
  std::string report;   // .pdf
  KitChoices look;      // theme of the pictures
  double dpi = 150;
};

void add_study_format(CLI::App&, StudyFormat&);

inline constexpr double study_picture_width = 190;

std::optional<Theme> study_theme(const Environment&, const DrawnStudy&, const Loaded&);

// Several pictures are pages of a PDF; other files get them one below the other. `help`: if there is none.
Exit write_study_pictures(const Environment&, const DrawnStudy&, const std::string& document,
                          std::vector<StudyPicture>, const std::string& help);

Exit write_study_report(const Environment&, const DrawnStudy&, const std::string& document,
                        const std::vector<Page>&);

// Whether the report has the extension of a PDF.
bool is_report_file(const Environment&, const DrawnStudy&);

}  // namespace trackwright

#include "designer/faces/cli/drawn_study.h"

#include <fmt/format.h>

#include <utility>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/report.h"
#include "designer/faces/cli/write_file.h"
#include "designer/studio/picture.h"
#include "designer/study/pictures.h"

namespace trackwright {

namespace {

PdfMetadata metadata_of(const std::string& document) {
  PdfMetadata metadata;
  metadata.title = document;
  return metadata;
}

Exit write_document(const Environment& environment, const DrawnStudy& options, const std::string& path,
                    PictureFormat format, const std::string& document, const std::vector<Page>& pages) {
  const std::string bytes = document_bytes(format, pages, metadata_of(document), options.dpi);
  if (const auto error = write_file(path, bytes)) return unusable(environment, *error);
  return Exit::Sound;
}

StudyPicture stacked(std::vector<StudyPicture> pictures) {
  StudyPicture all = std::move(pictures.front());
  for (std::size_t i = 1; i < pictures.size(); ++i) {
    all.drawing.add(pictures[i].drawing, Transform::translation(0, all.size.height));
    all.size.height += pictures[i].size.height;
  }
  return all;
}

}  // namespace

std::optional<Theme> study_theme(const Environment& environment, const DrawnStudy& options,
                                 const Loaded& loaded) {
  Sources sources = loaded.sources;
  Findings findings;
  auto theme = chosen_theme(environment.files, environment.installation,
                            laid_over(loaded.seen()->kit, options.look), sources, findings);
  warn(environment, sources, findings);
  return theme;
}

Exit write_study_pictures(const Environment& environment, const DrawnStudy& options,
                          const std::string& document, std::vector<StudyPicture> pictures,
                          const std::string& help) {
  const auto format = format_of(options.picture);
  if (!format)
    return unusable(environment, "file/unwritable",
                    fmt::format("{} has an unknown file extension", options.picture),
                    "use .pdf, .svg or .png");
  if (pictures.empty())
    return unusable(environment, "usage/no-picture", "there is no picture of this study", help);
  std::vector<Page> pages;
  if (format == PictureFormat::Pdf)
    for (StudyPicture& picture : pictures) pages.push_back(picture_page(std::move(picture), document));
  else
    pages.push_back(picture_page(stacked(std::move(pictures)), document));
  return write_document(environment, options, options.picture, *format, document, pages);
}

bool is_report_file(const Environment& environment, const DrawnStudy& options) {
  if (format_of(options.report) == PictureFormat::Pdf) return true;
  unusable(environment, "file/unwritable", fmt::format("{} is not a PDF", options.report),
           "use the extension .pdf");
  return false;
}

Exit write_study_report(const Environment& environment, const DrawnStudy& options,
                        const std::string& document, const std::vector<Page>& pages) {
  return write_document(environment, options, options.report, PictureFormat::Pdf, document, pages);
}

void add_study_format(CLI::App& app, StudyFormat& format) {
  app.add_option_function<std::string>(
         "--format",
         [&format](const std::string& word) {
           format = from_word<StudyFormat>(word).value_or(StudyFormat::Text);
         },
         "text (default), json, csv or markdown")
      ->check(one_of<StudyFormat>())
      ->type_name("FORMAT");
}

}  // namespace trackwright

// Converts the findings of a title to diagnostics of its files.
#include <map>
#include <nlohmann/json.hpp>

#include "designer/checks/check.h"
#include "designer/faces/lsp/features.h"
#include "designer/format/text/readers.h"
#include "designer/format/title/position_file.h"

namespace trackwright::lsp {

namespace {

int severity_of(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return 1;
    case Severity::Warning:
      return 2;
    default:
      return 3;
  }
}

Json diagnostic_of(const Sources& sources, const Finding& finding) {
  Json told{{"range", range_of(sources, finding.place)},
            {"severity", severity_of(finding.severity)},
            {"code", finding.check},
            {"source", "trackwright"},
            {"message", finding.help.empty() ? finding.message : finding.message + "\n" + finding.help}};
  Json related = Json::array();
  for (const Note& note : finding.related)
    if (Json where = location_of(sources, note.place); !where.is_null())
      related.push_back({{"location", std::move(where)}, {"message", note.message}});
  if (!related.empty()) told["relatedInformation"] = std::move(related);
  return told;
}

// Adds the open position files of the title; a title does not depend on its position files.
void add_positions(Project& project, Json& told) {
  const Title* title = project.view().now->title ? &*project.view().now->title : nullptr;
  if (title == nullptr) return;
  const UnsavedReader reader(project.texts(), project.files());
  for (const TitlePage& page : project.names().pages().pages) {
    if (page.schema != "position.json" || !project.texts().contains(absolute_path(page.path))) continue;
    Sources sources;
    Findings findings;
    load_position(reader, project.installation(), page.path, *title, sources, findings);
    Json& list = told[uri_of(page.path)] = Json::array();
    for (const Finding& finding : findings) list.push_back(diagnostic_of(sources, finding));
  }
}

}  // namespace

Json diagnostics_of(Project& project) {
  const TitleView& view = project.view();
  const Sources& sources = view.now->sources;
  Json told = Json::object();
  for (FileId id = 1; const Sources::File* file = sources.file(id); ++id)
    told.emplace(uri_of(file->path), Json::array());
  // Put a finding without a file at the beginning of the title.
  const std::string nowhere = uri_of(project.folder() + "/title.yaml");
  for (const Finding& finding : view.examination.findings) {
    const Sources::File* file = sources.file(finding.place.file);
    Json& list = told[file == nullptr ? nowhere : uri_of(file->path)];
    if (list.is_null()) list = Json::array();
    list.push_back(diagnostic_of(sources, finding));
  }
  add_positions(project, told);
  return told;
}

}  // namespace trackwright::lsp

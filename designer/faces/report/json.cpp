#include "designer/faces/report/json.h"

#include <nlohmann/json.hpp>

#include "designer/faces/report/source.h"

namespace trackwright {

namespace {

using nlohmann::ordered_json;

void add_place(ordered_json& object, const Sources& sources, const Place& place) {
  const Sources::File* file = sources.file(place.file);
  const LineColumn where = line_column(sources, place);
  object["file"] = file == nullptr ? ordered_json(nullptr) : ordered_json(file->path);
  object["line"] = file == nullptr ? ordered_json(nullptr) : ordered_json(where.line);
  object["column"] = file == nullptr ? ordered_json(nullptr) : ordered_json(where.column);
}

ordered_json finding_object(const Sources& sources, const Finding& finding) {
  ordered_json object;
  object["check"] = finding.check;
  object["severity"] = word_of(finding.severity);
  object["message"] = finding.message;
  add_place(object, sources, finding.place);
  object["help"] = finding.help;
  object["object"] = finding.object;
  object["related"] = ordered_json::array();
  for (const Note& note : finding.related) {
    ordered_json related;
    related["message"] = note.message;
    add_place(related, sources, note.place);
    object["related"].push_back(std::move(related));
  }
  return object;
}

}  // namespace

std::string findings_json(const Sources& sources, const Findings& findings,
                          const std::vector<std::string_view>& waiting) {
  ordered_json root;
  root["findings"] = ordered_json::array();
  for (const Finding& finding : findings) root["findings"].push_back(finding_object(sources, finding));
  if (!waiting.empty()) root["waiting"] = waiting;
  // A message may quote bytes that are not valid UTF-8.
  return root.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace trackwright

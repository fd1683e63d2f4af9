#include "designer/faces/report/sarif.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "designer/checks/check.h"
#include "designer/faces/report/source.h"

namespace trackwright {

namespace {

using nlohmann::ordered_json;

std::string_view level_of(Severity severity) {
  return severity == Severity::Info ? "note" : word_of(severity);
}

// Converts a path to a URI reference.
std::string uri_of(const std::string& path) {
  std::string uri = path.starts_with('/') ? "file://" : "";
  for (const char c : path) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       std::string_view("/-._~").find(c) != std::string_view::npos;
    uri += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return uri;
}

ordered_json text_object(const std::string& text) {
  return {{"text", text}};
}

ordered_json region_of(const Sources::File& file, const Place& place) {
  const auto size = static_cast<std::uint32_t>(file.text.size());
  const LineColumn start = line_column(file, std::min(place.offset, size));
  const LineColumn end = line_column(file, std::min(place.offset + place.length, size));
  return {{"startLine", std::max(start.line, 1U)},
          {"startColumn", std::max(start.column, 1U)},
          {"endLine", std::max(end.line, 1U)},
          {"endColumn", std::max(end.column, 1U)}};
}

ordered_json location_of(const Sources::File& file, const Place& place) {
  ordered_json physical;
  physical["artifactLocation"]["uri"] = uri_of(file.path);
  if (!file.text.empty()) physical["region"] = region_of(file, place);
  return {{"physicalLocation", std::move(physical)}};
}

ordered_json related_of(const Sources& sources, const Finding& finding) {
  ordered_json related = ordered_json::array();
  for (const Note& note : finding.related) {
    const Sources::File* file = sources.file(note.place.file);
    if (file == nullptr) continue;
    ordered_json location = location_of(*file, note.place);
    location["message"] = text_object(note.message);
    related.push_back(std::move(location));
  }
  return related;
}

// All edits of a finding form one fix.
ordered_json fix_of(const Sources& sources, const Finding& finding) {
  ordered_json changes = ordered_json::array();
  for (const Edit& edit : finding.edits) {
    const Sources::File* file = sources.file(edit.place.file);
    if (file == nullptr) continue;
    ordered_json replacement;
    replacement["deletedRegion"] = region_of(*file, edit.place);
    replacement["insertedContent"] = text_object(edit.text);
    ordered_json change;
    change["artifactLocation"]["uri"] = uri_of(file->path);
    change["replacements"] = ordered_json::array({std::move(replacement)});
    changes.push_back(std::move(change));
  }
  ordered_json fix;
  if (changes.empty()) return fix;
  if (!finding.help.empty()) fix["description"] = text_object(finding.help);
  fix["artifactChanges"] = std::move(changes);
  return fix;
}

ordered_json result_of(const Sources& sources, const Finding& finding, std::size_t rule) {
  ordered_json result;
  result["ruleId"] = finding.check;
  result["ruleIndex"] = rule;
  result["level"] = level_of(finding.severity);
  const std::string help = finding.help.empty() ? "" : fmt::format(" ({})", finding.help);
  result["message"] = text_object(finding.message + help);
  result["locations"] = ordered_json::array();
  if (const Sources::File* file = sources.file(finding.place.file))
    result["locations"].push_back(location_of(*file, finding.place));
  if (ordered_json related = related_of(sources, finding); !related.empty())
    result["relatedLocations"] = std::move(related);
  if (ordered_json fix = fix_of(sources, finding); !fix.empty())
    result["fixes"] = ordered_json::array({std::move(fix)});
  return result;
}

ordered_json rule_of(const std::string& name) {
  ordered_json object;
  object["id"] = name;
  const Check* check = find_check(name);
  if (check == nullptr) return object;
  const std::string sentence(check->sentence);
  object["shortDescription"] = text_object(sentence);
  object["defaultConfiguration"]["level"] = level_of(check->severity);
  object["help"]["text"] = sentence;
  object["help"]["markdown"] = check->page;
  return object;
}

ordered_json invocation_of(const std::vector<std::string_view>& waiting) {
  ordered_json notifications = ordered_json::array();
  for (const std::string_view check : waiting) {
    ordered_json notification;
    notification["associatedRule"]["id"] = check;
    notification["level"] = "note";
    notification["message"] = text_object(fmt::format("{} waits until the files can be read", check));
    notifications.push_back(std::move(notification));
  }
  ordered_json invocation;
  invocation["executionSuccessful"] = true;
  invocation["toolExecutionNotifications"] = std::move(notifications);
  return invocation;
}

}  // namespace

std::string findings_sarif(const Sources& sources, const Findings& findings, const std::string& version,
                           const std::vector<std::string_view>& waiting) {
  std::vector<std::string> used;
  ordered_json descriptions = ordered_json::array();
  ordered_json results = ordered_json::array();
  for (const Finding& finding : findings) {
    const auto known = std::ranges::find(used, finding.check);
    const auto index = static_cast<std::size_t>(known - used.begin());
    if (known == used.end()) {
      used.push_back(finding.check);
      descriptions.push_back(rule_of(finding.check));
    }
    results.push_back(result_of(sources, finding, index));
  }
  ordered_json run;
  run["tool"]["driver"] = {{"name", "Trackwright"}, {"version", version}, {"rules", std::move(descriptions)}};
  if (!waiting.empty()) run["invocations"] = ordered_json::array({invocation_of(waiting)});
  run["columnKind"] = "unicodeCodePoints";
  run["results"] = std::move(results);
  ordered_json root;
  root["$schema"] = "https://json.schemastore.org/sarif-2.1.0.json";
  root["version"] = "2.1.0";
  root["runs"] = ordered_json::array({std::move(run)});
  return root.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace trackwright

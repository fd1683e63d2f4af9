#include "designer/format/interchange/json_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string_view>

#include "designer/format/text/findings.h"
#include "designer/format/yaml/errors.h"
#include "designer/format/yaml/yaml.h"

namespace trackwright {

namespace {

using nlohmann::json;

// Accepts everything and keeps the first error.
struct SyntaxCheck : json::json_sax_t {
  std::size_t read = 0;  // the number of bytes up to and including the wrong one
  bool in_text = false;  // the error is inside a quoted text
  bool large_number = false;

  bool null() override { return true; }
  bool boolean(bool /*value*/) override { return true; }
  bool number_integer(json::number_integer_t /*value*/) override { return true; }
  bool number_unsigned(json::number_unsigned_t /*value*/) override { return true; }
  bool number_float(json::number_float_t /*value*/, const json::string_t& /*text*/) override { return true; }
  bool string(json::string_t& /*value*/) override { return true; }
  bool binary(json::binary_t& /*value*/) override { return true; }
  bool start_object(std::size_t /*size*/) override { return true; }
  bool key(json::string_t& /*value*/) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t /*size*/) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t position, const std::string& /*token*/,
                   const json::exception& error) override {
    constexpr int out_of_range = 406;
    read = position;
    in_text = std::string_view(error.what()).find("invalid string") != std::string_view::npos;
    large_number = error.id == out_of_range;
    return false;
  }
};

std::string_view help_for(std::string_view text, std::size_t at) {
  const std::size_t before = text.substr(0, at).find_last_not_of(" \t\r\n");
  const bool after_comma = before != std::string_view::npos && text[before] == ',';
  if (text[at] == '\'') return "write strings and keys in double quotes";
  if (text[at] == '/' || text[at] == '#') return "remove the comment: JSON has none";
  if (after_comma && (text[at] == '}' || text[at] == ']')) return "remove the comma before this bracket";
  return "write strings and keys in double quotes, `:` after a key, and a comma between values";
}

std::optional<Finding> syntax_fault(const std::string& text, FileId file) {
  const auto fault = [&](std::size_t at, std::size_t length, const char* check, std::string message,
                         std::string_view help) {
    Findings findings;
    report(findings, check, {file, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(length)}, {},
           std::move(message), std::string(help));
    return std::optional(std::move(findings.front()));
  };
  if (const auto deep = nested_too_deep(text))
    return fault(*deep, 1, "file/too-deep", "lists and objects are nested too deeply here", "");
  SyntaxCheck check;
  if (json::sax_parse(text, &check)) return std::nullopt;
  const std::size_t at = check.read > 0 ? check.read - 1 : 0;
  const std::size_t end = text.find_last_not_of(" \t\r\n") + 1;
  if (check.large_number) return fault(at, 1, "file/json", "this number is too large", "");
  if (at >= end)
    return fault(end, 0, "file/json", "the JSON text ends before it is complete",
                 "the file may be cut off: save or download it again");
  return fault(at, 1, "file/json", "this is not valid JSON",
               check.in_text ? "correct the escape or the character in this string" : help_for(text, at));
}

// Blanks instead of line ends outside quoted texts: YAML needs a key and its colon on the same line.
std::string on_one_line(std::string text) {
  bool quoted = false;
  for (std::size_t at = 0; at < text.size(); ++at)
    if (quoted && text[at] == '\\')
      ++at;
    else if (text[at] == '"')
      quoted = !quoted;
    else if (!quoted && (text[at] == '\n' || text[at] == '\r' || text[at] == '\t'))
      text[at] = ' ';
  return text;
}

// The file has the same number in other sources, so that places stay valid.
std::optional<Node> parse_json(const Sources& sources, FileId file, Findings& findings) {
  Sources flat;
  const Sources::File& source = *sources.file(file);
  for (FileId last = 0; last < file;)
    last = flat.add(source.path, last + 1 == file ? on_one_line(source.text) : std::string());
  return parse_yaml(flat, file, findings);
}

}  // namespace

std::optional<Node> read_json(const FileReader& files, const std::string& path, Sources& sources,
                              Findings& findings, Findings* repeated) {
  auto text = files.read(path, largest_file);
  if (!text) {
    report(findings, text.error().check, {}, {}, fmt::format("{} {}", path, text.error().message));
    return std::nullopt;
  }
  const FileId file = sources.add(path, std::move(*text));
  const Sources::File& source = *sources.file(file);
  auto fault = refuse_text(source, file);
  if (!fault) fault = syntax_fault(source.text, file);
  if (fault) {
    findings.push_back(std::move(*fault));
    return std::nullopt;
  }
  Findings read;
  auto tree = parse_json(sources, file, read);
  if (repeated != nullptr) {
    const auto is_repeated = [](const Finding& finding) { return finding.check == "file/duplicate-key"; };
    std::ranges::copy_if(read, std::back_inserter(*repeated), is_repeated);
    std::erase_if(read, is_repeated);
  }
  if (!read.empty()) tree.reset();
  findings.insert(findings.end(), read.begin(), read.end());
  return tree;
}

}  // namespace trackwright

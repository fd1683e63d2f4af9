#include "designer/format/yaml/yaml.h"

#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <istream>
#include <streambuf>
#include <utility>

#include "designer/format/text/utf8.h"
#include "designer/format/yaml/builder.h"
#include "designer/format/yaml/errors.h"

namespace trackwright {

namespace {

class ViewBuffer : public std::streambuf {
 public:
  explicit ViewBuffer(std::string_view text) {
    // The stream only reads, but its interface requires a non-const buffer.
    char* start = const_cast<char*>(text.data());
    setg(start, start, start + text.size());
  }
};

Finding parser_finding(std::string_view text, FileId file, const yaml::Builder& builder,
                       const YAML::ParserException& exception) {
  SyntaxError error;
  error.offset = exception.mark.is_null() ? text.size() : builder.offset(exception.mark);
  error.message = exception.msg;
  error.last_good = builder.last_good;
  if (const yaml::Open* flow = builder.open_flow()) {
    error.in_flow = true;
    error.flow_start = flow->node.place.offset;
  }
  return syntax_finding(text, file, error);
}

}  // namespace

std::optional<Node> parse_yaml(const Sources& sources, FileId id, Findings& findings) {
  const Sources::File* file = sources.file(id);
  if (file == nullptr) return std::nullopt;
  if (auto refused = refuse_text(*file, id)) {
    findings.push_back(std::move(*refused));
    return std::nullopt;
  }
  const std::size_t shift = byte_order_mark_length(file->text);
  yaml::Builder builder(file->text, shift, id, findings);
  const std::string_view text = std::string_view(file->text).substr(shift);
  const auto joined = yaml::join_pairs(text);
  if (joined) builder.joined = &*joined;
  try {
    ViewBuffer buffer(joined ? std::string_view(joined->text) : text);
    std::istream stream(&buffer);
    YAML::Parser parser(stream);
    while (parser.HandleNextDocument(builder)) {
    }
  } catch (const YAML::ParserException& exception) {
    findings.push_back(parser_finding(file->text, id, builder, exception));
    return std::nullopt;
  } catch (const yaml::GiveUp&) {
    return std::nullopt;
  }
  if (builder.root) return std::move(builder.root);
  Node empty;
  empty.place = {id, 0, 0};
  return empty;
}

}  // namespace trackwright

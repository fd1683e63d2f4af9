#include "designer/format/yaml/guards.h"

#include <fmt/format.h>

#include "designer/format/text/utf8.h"

namespace trackwright {

namespace {

Finding refuse(FileId id, std::string_view check, std::string message, std::size_t offset = 0,
               std::string help = {}) {
  Finding finding;
  finding.check = check;
  finding.message = std::move(message);
  finding.place = {id, static_cast<std::uint32_t>(offset), 1};
  finding.help = std::move(help);
  return finding;
}

bool is_utf16(std::string_view text) {
  return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF");
}

// C0 controls except tab and line ends, and DEL. yaml-cpp treats 0x04 as the end of the file.
bool is_control(std::string_view text, std::size_t i) {
  const auto byte = static_cast<unsigned char>(text[i]);
  if (byte == '\r') return i + 1 >= text.size() || text[i + 1] != '\n';
  return (byte < 0x20 && byte != '\t' && byte != '\n') || byte == 0x7F;
}

std::optional<std::size_t> first_control(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i)
    if (is_control(text, i)) return i;
  return std::nullopt;
}

Finding control_finding(FileId id, std::string_view text, std::size_t at) {
  if (text[at] == '\0')
    return refuse(id, "file/encoding", "this is a binary file, not a text file (it contains a zero byte)",
                  at);
  if (text[at] == '\r')
    return refuse(id, "file/encoding", "this line ends in a carriage return without a line feed", at,
                  "save the file with Unix (LF) or Windows (CRLF) line endings");
  return refuse(id, "file/encoding",
                fmt::format("the control character 0x{:02X} is not allowed in a text", text[at]), at,
                "delete it, or write it as an escape in double quotes");
}

}  // namespace

std::size_t byte_order_mark_length(std::string_view text) {
  return text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
}

std::optional<Finding> refuse_text(const Sources::File& file, FileId id) {
  const std::string_view text = file.text;
  if (text.size() > largest_file)
    return refuse(
        id, "file/too-large",
        fmt::format("{} is larger than {} MiB, the limit for a file", file.path, largest_file >> 20U));
  if (is_utf16(text))
    return refuse(id, "file/encoding", "this text is UTF-16, not UTF-8", 0, "save the file as UTF-8");
  const auto control = first_control(text);
  const auto bad = first_bad_byte(text);
  if (control && (!bad || text[*control] == '\0' || *control < *bad))
    return control_finding(id, text, *control);
  if (bad)
    return refuse(id, "file/encoding",
                  fmt::format("the byte 0x{:02X} is not valid UTF-8", static_cast<unsigned char>(text[*bad])),
                  *bad, "save the file as UTF-8 (it may be Latin-1 or Windows-1252)");
  if (const auto nothing = first_noncharacter(text))
    return refuse(id, "file/encoding", "this is not a Unicode character", *nothing, "delete it");
  return std::nullopt;
}

}  // namespace trackwright

#include "designer/faces/lsp/framing.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <istream>
#include <optional>
#include <ostream>

namespace trackwright::lsp {

namespace {

constexpr std::size_t longest_line = 4096;

// Returns a line without its end, or nothing at the end of the stream.
std::optional<std::string> header_line(std::istream& in) {
  std::string line;
  for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
    if (c == '\n') {
      if (!line.empty() && line.back() == '\r') line.pop_back();
      return line;
    }
    if (line.size() < longest_line) line += static_cast<char>(c);
  }
  return std::nullopt;
}

std::optional<std::size_t> length_in(std::string_view line) {
  constexpr std::string_view name = "content-length:";
  if (line.size() < name.size()) return std::nullopt;
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  if (!std::equal(name.begin(), name.end(), line.begin(), [&](char a, char b) { return a == small(b); }))
    return std::nullopt;
  line.remove_prefix(std::min(line.find_first_not_of(' ', name.size()), line.size()));
  std::size_t length = 0;
  const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), length);
  if (error != std::errc() || end == line.data()) return std::nullopt;
  return length;
}

}  // namespace

Packet read_packet(std::istream& in) {
  std::optional<std::size_t> length;
  bool any = false;
  for (;;) {
    const auto line = header_line(in);
    if (!line) return {Packet::Kind::End, {}};
    if (line->empty()) {
      if (any) break;
      continue;  // between messages
    }
    any = true;
    if (const auto said = length_in(*line)) length = said;
  }
  if (!length) return {Packet::Kind::Refused, "a message without Content-Length"};
  if (*length > largest_message) {
    in.ignore(static_cast<std::streamsize>(std::min<std::size_t>(*length, std::size_t{1} << 40U)));
    return {Packet::Kind::Refused, "the message is too large"};
  }
  std::string text;
  std::array<char, 65536> piece{};
  while (text.size() < *length) {
    in.read(piece.data(), static_cast<std::streamsize>(std::min(piece.size(), *length - text.size())));
    if (in.gcount() <= 0) return {Packet::Kind::End, {}};
    text.append(piece.data(), static_cast<std::size_t>(in.gcount()));
  }
  return {Packet::Kind::Message, std::move(text)};
}

void write_packet(std::ostream& out, std::string_view text) {
  out << "Content-Length: " << text.size() << "\r\n\r\n" << text;
  out.flush();
}

}  // namespace trackwright::lsp

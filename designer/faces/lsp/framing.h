// Messages of the language server protocol on a stream: a header with the length, then the bytes of the
// message.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

namespace trackwright::lsp {

// Far larger than any message of an editor; larger messages are skipped.
inline constexpr std::size_t largest_message = std::size_t{64} << 20U;

struct Packet {
  enum class Kind { Message, End, Refused };
  Kind kind = Kind::Message;
  std::string text;  // the message; for Refused the reason
};

// Reads one message. After Refused, the next call continues behind the bad message.
Packet read_packet(std::istream&);
void write_packet(std::ostream&, std::string_view text);

}  // namespace trackwright::lsp

// Messages of the language server protocol on a stream: a header that says how long, and so many bytes.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

namespace trackwright::lsp {

// What no editor sends; larger ones are passed over.
inline constexpr std::size_t largest_message = std::size_t{64} << 20U;

struct Packet {
  enum class Kind { Message, End, Refused };
  Kind kind = Kind::Message;
  std::string text;  // of the message; of what is refused why
};

// After what is refused the next call reads on behind it.
Packet read_packet(std::istream&);
void write_packet(std::ostream&, std::string_view text);

}  // namespace trackwright::lsp

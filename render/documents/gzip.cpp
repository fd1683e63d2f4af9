#include "render/documents/gzip.h"

#include <zlib.h>

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace trackwright {

namespace {

constexpr int with_gzip_header = MAX_WBITS + 16;

// zlib only reads the bytes, but its interface lacks const.
z_stream stream_over(std::string_view bytes) {
  z_stream stream{};
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  return stream;
}

bool too_long(std::string_view bytes) {
  return bytes.size() > std::numeric_limits<uInt>::max() / 2;
}

// Adds space at the end of `out` for the output of one call.
void make_room(z_stream& stream, std::string& out, std::size_t more) {
  const std::size_t full = out.size();
  out.resize(full + more);
  stream.next_out = reinterpret_cast<Bytef*>(out.data() + full);
  stream.avail_out = static_cast<uInt>(more);
}

}  // namespace

std::string gzip(std::string_view bytes, Pack pack) {
  constexpr int usual_memory = 8;
  z_stream stream = stream_over(bytes);
  if (too_long(bytes) || deflateInit2(&stream, pack == Pack::Fast ? Z_BEST_SPEED : Z_DEFAULT_COMPRESSION,
                                      Z_DEFLATED, with_gzip_header, usual_memory, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::runtime_error("zlib takes no bytes");
  std::string out;
  make_room(stream, out, deflateBound(&stream, stream.avail_in));
  const bool whole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
  out.resize(out.size() - stream.avail_out);
  deflateEnd(&stream);
  if (!whole) throw std::runtime_error("zlib needs more space than it reported");
  return out;
}

std::optional<std::string> gunzip(std::string_view bytes, std::size_t most) {
  constexpr std::size_t at_once = std::size_t{1} << 16U;
  z_stream stream = stream_over(bytes);
  if (too_long(bytes) || inflateInit2(&stream, with_gzip_header) != Z_OK) return std::nullopt;
  std::string out;
  int result = Z_OK;
  while (result == Z_OK && out.size() <= most) {
    make_room(stream, out, at_once);
    result = inflate(&stream, Z_NO_FLUSH);
    out.resize(out.size() - stream.avail_out);
  }
  inflateEnd(&stream);
  if (result != Z_STREAM_END || out.size() > most) return std::nullopt;
  return out;
}

}  // namespace trackwright

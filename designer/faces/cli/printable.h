// Safe text for a terminal. Names and lines of files may contain control characters, which could move the
// cursor, change the title of the window or hide text.
#pragma once

#include <ostream>
#include <streambuf>
#include <string>

namespace trackwright {

// Passes text on and writes each control character as its code, "\u001b". Keeps line feeds, tabs, carriage
// returns before a line feed and, with `colour`, the sequences that set colours.
class PrintableBuffer : public std::streambuf {
 public:
  PrintableBuffer(std::ostream& to, bool colour) : to_(to), colour_(colour) {}
  PrintableBuffer(const PrintableBuffer&) = delete;
  PrintableBuffer& operator=(const PrintableBuffer&) = delete;
  ~PrintableBuffer() override { pass(true); }

 protected:
  int_type overflow(int_type c) override;
  std::streamsize xsputn(const char* text, std::streamsize count) override;
  int sync() override;

 private:
  // `all`: also writes the beginning of an incomplete sequence.
  void pass(bool all);

  std::ostream& to_;
  bool colour_;
  std::string held_;
};

}  // namespace trackwright

#include "tests/designer/program.h"

#include <gtest/gtest.h>

#include <sstream>

#include "tests/designer/trees.h"
#include "tests/source_folder.h"

namespace trackwright {

Ran ran(const std::vector<std::string>& arguments, const FileReader& files,
        const Installation& installation) {
  std::ostringstream out;
  std::ostringstream err;
  const int code = run(arguments, Environment{installation, files, Streams{out, err, false}});
  return {code, out.str(), err.str()};
}

Ran ran(const std::vector<std::string>& arguments) {
  return ran(arguments, DiskReader(), source_installation());
}

Ran ran_with(const std::vector<std::string>& arguments, const std::string& file, const std::string& content) {
  const DiskReader disk;
  const MemoryReader files({{source_folder() + "/titles/18scan/" + file, content}}, &disk);
  return ran(arguments, files, source_installation());
}

std::string text_of(const std::string& path) {
  return DiskReader().read(source_folder() + "/" + path, largest_file).value();
}

std::string scan_text(const std::string& file) {
  return text_of("titles/18scan/" + file);
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

}  // namespace trackwright

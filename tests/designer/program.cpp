#include "tests/designer/program.h"

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

}  // namespace trackwright

#include "designer/studio/carried_files.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "designer/format/interchange/neutral.h"
#include "designer/studio/open.h"

namespace trackwright {

namespace {

// In one JSON file with base64, they must stay below the limit for a file.
constexpr std::uintmax_t most_bytes = std::uintmax_t{11} << 20U;
constexpr int deepest = 8;

class Carrier {
 public:
  explicit Carrier(const FileReader& files) : files_(files) {}

  void carry(const std::string& folder, const std::string& name) {
    const std::string path = folder + "/" + name;
    if (carried_.contains(name) || !files_.is_file(path)) return;
    auto bytes = is_neutral_file(name) && files_.lies_in(path, folder) ? read(path) : std::nullopt;
    if (bytes)
      carried_.emplace(name, std::move(*bytes));
    else
      others_.insert(name);
  }

  void carry_all(const std::string& folder, const std::string& below, int depth = 0) {
    if (depth > deepest) return;
    for (const std::string& entry : files_.list(folder + "/" + below)) {
      const std::string name = below + "/" + entry;
      if (!files_.is_directory(folder + "/" + name))
        carry(folder, name);
      else if (files_.lies_in(folder + "/" + name, folder))
        carry_all(folder, name, depth + 1);
    }
  }

  CarriedFiles take() {
    CarriedFiles taken;
    for (auto& [name, bytes] : carried_) taken.files.emplace_back(name, std::move(bytes));
    std::ranges::copy_if(others_, std::back_inserter(taken.others),
                         [&](const std::string& name) { return !carried_.contains(name); });
    return taken;
  }

 private:
  std::optional<std::string> read(const std::string& path) {
    auto bytes = files_.read(path, most_bytes - total_);
    if (!bytes) return std::nullopt;
    total_ += bytes->size();
    return std::move(*bytes);
  }

  const FileReader& files_;
  std::map<std::string, std::string> carried_;
  std::set<std::string> others_;
  std::uintmax_t total_ = 0;
};

// The options that are not merged into the title.
std::vector<std::string> options_left(const Loaded& loaded) {
  std::vector<std::string> names;
  if (!loaded.title) return names;
  for (const TitleOption& option : loaded.title->options)
    if (!has_option(*loaded.title, option.name.value)) names.push_back(option.name.value);
  return names;
}

}  // namespace

CarriedFiles carried_files(const FileReader& files, const Loaded& loaded) {
  Carrier carrier(files);
  if (const std::string opening = opening_file(files, loaded); !opening.empty())
    carrier.carry(opening.substr(0, opening.rfind('/')), "opening.json");
  std::vector<std::string> named;
  if (loaded.title) {
    for (const Ref& layout : loaded.title->kit.layouts) named.push_back(layout.value);
    if (loaded.title->kit.theme) named.push_back(loaded.title->kit.theme->value);
  }
  std::vector<std::string> folders{loaded.folder};
  folders.insert(folders.end(), loaded.extends.begin(), loaded.extends.end());
  for (const std::string& folder : folders) {
    for (const char* below : {"art", "rulebook"}) carrier.carry_all(folder, below);
    for (const std::string& option : options_left(loaded)) carrier.carry_all(folder, "options/" + option);
    for (const std::string& name : named) carrier.carry(folder, name);
  }
  return carrier.take();
}

}  // namespace trackwright

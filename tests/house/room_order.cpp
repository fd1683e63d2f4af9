#include "tests/house/room_order.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>

namespace trackwright {

namespace {

namespace fs = std::filesystem;

struct Room {
  std::string name;
  std::vector<std::string> knows;
  std::vector<std::string> files;  // "engine/tile/hex"
};

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// Parses the calls of trackwright_room, word by word.
std::vector<Room> rooms_of(const std::string& text) {
  static const std::regex comment("#[^\n]*"), call(R"(trackwright_room\(([^)]*)\))");
  const std::string plain = std::regex_replace(text, comment, "");
  std::vector<Room> rooms;
  for (std::sregex_iterator it(plain.begin(), plain.end(), call), end; it != end; ++it) {
    std::istringstream words((*it)[1].str());
    Room room;
    words >> room.name;
    std::string list;
    for (std::string word; words >> word;)
      if (word == "KNOWS" || word == "USES" || word == "FILES")
        list = word;
      else if (list == "KNOWS")
        room.knows.push_back(word);
      else if (list == "FILES")
        room.files.push_back(room.name + "/" + word);
    rooms.push_back(std::move(room));
  }
  return rooms;
}

// The rooms in the first column of the table: a folder, and its rooms: "| `render/` `kit`, `tile` | ... |".
std::set<std::string> rooms_in_table(const std::string& text) {
  static const std::regex row("(^|\n)\\| `([a-z/]+/)` ([^|\n]*)\\|"), name("`([a-z]+)`");
  std::set<std::string> rooms;
  for (std::sregex_iterator it(text.begin(), text.end(), row), end; it != end; ++it) {
    const std::string names = (*it)[3].str();
    for (std::sregex_iterator one(names.begin(), names.end(), name); one != end; ++one)
      rooms.insert((*it)[2].str() + (*one)[1].str());
  }
  return rooms;
}

struct Owned {
  std::string_view header;  // prefix of the header's name
  std::string_view rooms;   // prefixes of the rooms that may include it, separated by bars
};

constexpr std::array<Owned, 16> owned{{{"cairo", "render/drawing|render/documents"},
                                       {"pango", "render/drawing"},
                                       {"fontconfig", "render/drawing"},
                                       {"librsvg", "render/drawing"},
                                       {"qpdf", "render/documents"},
                                       {"zlib", "render/documents"},
                                       {"yaml-cpp", "designer/format/yaml"},
                                       {"CLI/", "designer/faces/cli"},
                                       {"nlohmann", "designer"},
                                       {"valijson", ""},
                                       {"fstream", "designer"},
                                       {"filesystem", "designer|render/drawing"},
                                       {"iostream", "designer/main"},
                                       {"boost", "engine/simulate"},
                                       {"sqlite3", "designer/simulate"},
                                       {"cstdio", "designer"}}};

bool may_see(std::string_view file, std::string_view rooms) {
  while (!rooms.empty()) {
    const std::string_view room = rooms.substr(0, rooms.find('|'));
    if (file.starts_with(room)) return true;
    rooms.remove_prefix(std::min(rooms.size(), room.size() + 1));
  }
  return false;
}

class Walls {
 public:
  explicit Walls(const House& house) : house_(house), rooms_(rooms_of(house.rooms)) {}

  std::vector<std::string> judge() {
    judge_lists();
    judge_table();
    for (const auto& [path, text] : house_.files) judge_file(path, text);
    judge_values();
    judge_types();
    judge_titles();
    return std::move(broken_);
  }

 private:
  struct Standing {
    const Room* room = nullptr;
    std::size_t place = 0;
  };

  template <class... Parts>
  void refuse(fmt::format_string<Parts...> format, Parts&&... parts) {
    broken_.push_back(fmt::format(format, std::forward<Parts>(parts)...));
  }

  void judge_lists();
  void judge_table();
  void judge_file(const std::string& path, const std::string& text);
  void judge_include(const std::string& path, const Standing&, const std::string& header);
  void judge_library(const std::string& path, const std::string& header);
  void judge_values();
  void judge_types();
  void judge_titles();

  const House& house_;
  std::vector<Room> rooms_;
  std::map<std::string, Standing> standing_;  // by path without extension
  std::vector<std::string> broken_;
};

void Walls::judge_lists() {
  if (rooms_.empty()) refuse("cmake/rooms.cmake has no rooms");
  std::set<std::string> above;
  for (const Room& room : rooms_) {
    for (const std::string& known : room.knows)
      if (!above.contains(known)) refuse("{} knows {}, which is no room above it", room.name, known);
    above.insert(room.name);
    for (std::size_t i = 0; i < room.files.size(); ++i) {
      const std::string& file = room.files[i];
      if (!standing_.emplace(file, Standing{&room, i}).second) refuse("{} is listed twice", file);
      if (!house_.files.contains(file + ".h") && !house_.files.contains(file + ".cpp"))
        refuse("{} is listed, and there is no such file", file);
    }
  }
}

void Walls::judge_table() {
  std::set<std::string> told = rooms_in_table(house_.contributing);
  for (const Room& room : rooms_)
    if (told.erase(room.name) == 0) refuse("{} is not in the table of CONTRIBUTING.md", room.name);
  for (const std::string& name : told)
    refuse("{} is in the table of CONTRIBUTING.md, and there is no such room", name);
}

// A check belongs to the folder of its family and is compiled without being listed. Its place is below all
// listed files of its room.
void Walls::judge_file(const std::string& path, const std::string& text) {
  static const std::regex check("designer/checks/[a-z_]+/[a-z0-9_]+\\.cpp");
  static const std::regex include("(^|\n)#include ([<\"])([^>\"]+)[>\"]");
  const std::string stem = path.substr(0, path.rfind('.'));
  auto found = standing_.find(stem);
  Standing standing;
  if (found != standing_.end()) {
    standing = found->second;
  } else if (std::regex_match(path, check)) {
    const auto room = std::ranges::find(rooms_, "designer/checks", &Room::name);
    if (room != rooms_.end()) standing = {&*room, room->files.size()};
  }
  const bool program = path == "designer/main.cpp";
  if (standing.room == nullptr && !program) return refuse("{}: no list of cmake/rooms.cmake has it", path);
  for (std::sregex_iterator it(text.begin(), text.end(), include), end; it != end; ++it) {
    const std::string header = (*it)[3].str();
    if ((*it)[2].str() == "<")
      judge_library(path, header);
    else if (!program && header.substr(0, header.rfind('.')) != stem)
      judge_include(path, standing, header);
  }
}

void Walls::judge_include(const std::string& path, const Standing& standing, const std::string& header) {
  if (header.ends_with(".inc")) return;  // generated
  const auto other = standing_.find(header.substr(0, header.rfind('.')));
  if (other == standing_.end()) return refuse("{}: includes {}, which no list has", path, header);
  const Room& its = *other->second.room;
  if (&its == standing.room) {
    if (other->second.place > standing.place)
      refuse("{}: includes {}, which is further down in {}", path, header, its.name);
  } else if (std::ranges::find(standing.room->knows, its.name) == standing.room->knows.end()) {
    refuse("{}: includes {}, and {} does not know {}", path, header, standing.room->name, its.name);
  }
}

void Walls::judge_library(const std::string& path, const std::string& header) {
  for (const Owned& library : owned)
    if (header.starts_with(library.header) && !may_see(path, library.rooms))
      refuse("{}: <{}> belongs to {}", path, header, library.rooms.empty() ? "tests" : library.rooms);
}

// Use cases return values; the front ends (command line, live page, editor) print them.
void Walls::judge_values() {
  static const std::regex untold(R"(//[^\n]*|"(\\.|[^"\\\n])*")");
  static const std::regex teller(
      R"(<([a-z/]*stream|iosfwd|iomanip|fmt/ostream\.h|cstdio)>|\bstd::(cout|cerr|clog|[a-z]*stream)\b)"
      R"(|\b(Exit|Streams|Environment|f?printf|puts|exit)\b)");
  for (const auto& [path, text] : house_.files) {
    if (!path.starts_with("designer/studio/")) continue;
    const std::string code = std::regex_replace(text, untold, "");
    for (std::sregex_iterator it(code.begin(), code.end(), teller), end; it != end; ++it)
      refuse("{}: tells by {}, and use cases are values in and values out", path, it->str());
  }
}

void Walls::judge_types() {
  static const std::regex type("(^|\n)(struct|class|enum class) ([A-Za-z]+) *(\\{|: )");
  std::map<std::string, std::string> seen;
  for (const auto& [path, text] : house_.files) {
    if (!path.ends_with(".h")) continue;
    for (std::sregex_iterator it(text.begin(), text.end(), type), end; it != end; ++it) {
      const auto [there, fresh] = seen.emplace((*it)[3].str(), path);
      if (!fresh)
        refuse("{}: a second type called {}; the first is in {}", path, there->first, there->second);
    }
  }
}

// Returns the part of a slug to search for: "denmark" for "denmark1847", "18sj" for "18sj-oscarian".
std::string told_by(std::string slug) {
  slug = slug.substr(0, slug.find('-'));
  std::string letters = slug;
  while (!letters.empty() && std::isdigit(static_cast<unsigned char>(letters.back())) != 0)
    letters.pop_back();
  return letters.size() >= 3 ? letters : slug;
}

void Walls::judge_titles() {
  if (house_.titles.empty()) refuse("no titles to look for");
  std::set<std::string> names;
  for (const std::string& title : house_.titles) names.insert(told_by(title));
  for (const auto& [path, text] : house_.files) {
    std::string small = text;
    std::ranges::transform(small, small.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    for (const std::string& name : names)
      if (small.find(name) != std::string::npos)
        refuse("{}: names the title {}; a special rule is data", path, name);
  }
}

}  // namespace

House read_house(const std::string& folder) {
  House house;
  const fs::path root(folder);
  house.rooms = text_of(root / "cmake/rooms.cmake");
  house.contributing = text_of(root / "CONTRIBUTING.md");
  for (const char* top : {"engine", "render", "designer"})
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / top)) {
      const std::string ending = entry.path().extension().string();
      if (ending == ".h" || ending == ".cpp")
        house.files.emplace(fs::relative(entry.path(), root).generic_string(), text_of(entry.path()));
    }
  for (const fs::directory_entry& entry : fs::directory_iterator(root / "titles"))
    if (fs::exists(entry.path() / "title.yaml")) house.titles.push_back(entry.path().filename().string());
  return house;
}

std::vector<std::string> broken_rules(const House& house) {
  return Walls(house).judge();
}

}  // namespace trackwright

#include "tests/fuzz/edited_title.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

#include "designer/format/title/title_folder.h"
#include "designer/play/played_game.h"
#include "engine/bot/kinds.h"
#include "engine/bot/match.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

constexpr std::size_t most_edits = 8;
constexpr std::size_t recorded_actions = 60;  // several turns of companies

struct NamedTitle {
  const char* name;
  const char* position;
};

constexpr auto titles = std::to_array<NamedTitle>({{"starter", R"(phase: 3
entity: NR
trains: ["2", {id: 3-0, name: "3", distance: 3}]
laid: {C3: ["57", 0], B4: ["58", 2], D4: ["9", 1], C5: ["8", 3], D6: ["14", 0]}
tokens: {C3: [NR], D6: [[0, 1, SR]]}
holdings: {NR: [Road]}
overrides: {C3: {c0: {slots: 2, revenue: {yellow: 30, green: 40}}}}
bonuses: [{name: Cape, value: 20, needs: [{hexes: [D2, C3], count: 1}], once: true}]
routes: [{train: 3-0, path: ["C3:0-c0", "C3:c0-3"], revenue: 20}]
total: 40
)"},
                                                   {"everything", R"(phase: 4
entity: AR
trains: ["2", 2+2, {name: "4", multiplier: 2}]
tiles: [yellow, green]
laid: {B2: ["57", 1], B4: ["58", 1], C3: ["14", 0]}
tokens: {B2: [AR], C5: [[0, 0, TC&E]]}
holdings: {AR: [ferry, Bridge]}
removed: [C1]
events: [close_minors]
map_diff: {E7: {color: gray, code: "town=revenue:10;path=a:0,b:_0", rotation: 2}, A3: null}
extra_tiles: {X9: {color: green, code: "path=a:0,b:2"}}
total: 80
)"},
                                                   {"sound", R"(phase: 2
entity: NR
trains: ["2"]
laid: {B2: ["57", 0], B4: ["8", 4]}
tokens: {B2: [NR]}
total: 40
)"}});

// Returns the beginning of a game that the program plays by itself.
std::string game_text(const Title& title) {
  const RecordedGame begun = new_game(title, {});
  auto game = PlayedGame::of(title, begun);
  require(bool(game), "a title of the ground cannot be played");
  bot::MatchOptions options;
  options.most_actions = recorded_actions;
  options.observe = [&](const play::State&, const bot::BotChoice& choice, const play::State&) {
    return game->act(choice.action) ? std::string("refused") : std::string();
  };
  const auto all = bot::make_bot(bot::BotKind::Thrifty);
  bot::play_match(game->game(), {all.get()}, options);
  require(game->done() > 0, "nothing can be done in a title of the ground");
  return game->text();
}

WholeTitle made_whole(const NamedTitle& named) {
  WholeTitle whole;
  whole.folder = std::string("titles/") + named.name;
  for (const FileKind& kind : file_kinds) {
    const std::string path = whole.folder + "/" + std::string(kind.name);
    const auto text = ground().read(path, largest_file);
    whole.texts[path] = text ? *text : "";
  }
  const Loaded loaded = load_title(ground(), ground_installation(), whole.folder);
  require(loaded.title.has_value(), "a title of the ground cannot be read");
  whole.texts[whole.folder + "/opening.json"] = game_text(*loaded.title);
  whole.texts[whole.folder + "/position.yaml"] = named.position;
  return whole;
}

enum class Change { Remove, Repeat, Replace, Insert };
enum class Unit { Bytes, Word, Lines, Rest };

struct FileEdit {
  Change change = Change::Remove;
  Unit unit = Unit::Bytes;
  std::size_t file = 0;
  std::size_t at = 0;
  std::size_t length = 0;
  std::string_view text;
};

FileEdit next_edit(std::string_view& bytes) {
  constexpr std::size_t head_size = 6;
  std::array<std::size_t, head_size> head{};
  for (std::size_t i = 0; i < std::min(head_size, bytes.size()); ++i)
    head.at(i) = static_cast<unsigned char>(bytes[i]);
  bytes.remove_prefix(std::min(head_size, bytes.size()));
  FileEdit edit;
  edit.change = static_cast<Change>(head[0] % 4);
  edit.unit = static_cast<Unit>(head[0] / 4 % 4);
  edit.file = head[1];
  edit.at = head[2] * 256 + head[3];
  edit.length = head[4];
  edit.text = bytes.substr(0, head[5]);
  bytes.remove_prefix(edit.text.size());
  return edit;
}

bool in_word(char c) {
  constexpr std::string_view ends = " \t\r\n,:;[]{}()\"'=|";
  return ends.find(c) == std::string_view::npos;
}

struct Part {
  std::size_t from;
  std::size_t to;
};

Part part_of(const FileEdit& edit, const std::string& text) {
  Part part{edit.at % (text.size() + 1), 0};
  part.to = std::min(text.size(), part.from + edit.length);
  if (edit.unit == Unit::Rest) part.to = text.size();
  if (edit.unit == Unit::Word) {
    while (part.from > 0 && in_word(text[part.from - 1])) --part.from;
    while (part.to < text.size() && in_word(text[part.to])) ++part.to;
  }
  if (edit.unit == Unit::Lines) {
    while (part.from > 0 && text[part.from - 1] != '\n') --part.from;
    part.to = std::min(text.find('\n', part.to), text.size() - 1) + 1;
  }
  return part;
}

void make(const FileEdit& edit, std::string& text) {
  const Part part = part_of(edit, text);
  const std::size_t size = part.to - part.from;
  switch (edit.change) {
    case Change::Remove:
      text.erase(part.from, size);
      break;
    case Change::Repeat:
      text.insert(part.to, text.substr(part.from, size));
      break;
    case Change::Replace:
      text.replace(part.from, size, edit.text);
      break;
    case Change::Insert:
      text.insert(part.from, edit.text);
      break;
  }
}

}  // namespace

const WholeTitle& whole_title(unsigned which) {
  static std::array<WholeTitle, titles.size()> made;
  WholeTitle& title = made.at(which % titles.size());
  if (title.folder.empty()) title = made_whole(titles.at(which % titles.size()));
  return title;
}

std::map<std::string, std::string> edited_files(const WholeTitle& title, std::string_view edits) {
  std::map<std::string, std::string> changed;
  for (std::size_t count = 0; count < most_edits && !edits.empty(); ++count) {
    const FileEdit edit = next_edit(edits);
    const auto file =
        std::next(title.texts.begin(), static_cast<std::ptrdiff_t>(edit.file % title.texts.size()));
    make(edit, changed.try_emplace(file->first, file->second).first->second);
  }
  return changed;
}

}  // namespace trackwright

// Keeps a title open while parts of its files change, as `serve` and `lsp` do: no exception escapes, and no
// finding is an internal error. It also reads a position and a game of the title. The first byte: bits 0 to
// 3 select the title (edited_title.h); bit 6: open it before the edits, as in an editor; bit 7: use the
// workbench of `serve` instead of Workspace.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "designer/faces/serve/bench.h"
#include "designer/format/text/findings.h"
#include "designer/studio/hot_seat.h"
#include "designer/studio/routes.h"
#include "designer/studio/title_pages.h"
#include "designer/studio/workspace.h"
#include "tests/fuzz/edited_title.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

using Texts = std::map<std::string, std::string>;

constexpr unsigned opened_before = 64;
constexpr unsigned on_the_bench = 128;
constexpr int most_asks_of_workspace = 50;  // the search checks every 128 steps whether to give up

// Lays the edited files over the title. Omits files without text, unless they were edited.
Texts there(const WholeTitle& title, const Texts& edited) {
  Texts texts = edited;
  texts.insert(title.texts.begin(), title.texts.end());
  std::erase_if(texts, [&](const auto& file) { return file.second.empty() && !edited.contains(file.first); });
  return texts;
}

void require_no_fault(const Loaded& loaded, const Findings& findings) {
  for (const Finding& finding : findings)
    require(finding.check != "file/program-fault", finding.message.c_str());
  require_sound(loaded.sources, findings);
}

void read_position(const FileReader& files, const Loaded& loaded) {
  const std::string path = loaded.folder + "/position.yaml";
  Sources sources = loaded.sources;
  Findings findings;
  const auto position = load_position(files, ground_installation(), path, *loaded.title, sources, findings);
  require(position || !findings.empty(), "neither a position nor a finding");
  require_sound(sources, findings);
  if (!position || has_errors(findings)) return;
  const Title& title = title_of(*position, *loaded.title);
  answer_routes(title, *position, {.judge_stated = true});
  int asked = 0;
  answer_routes(title, *position, {.give_up = [&] { return ++asked > most_asks_of_workspace; }});
}

void read_game(const FileReader& files, const Loaded& loaded) {
  HotSeatQuestion question;
  if (const auto text = files.read(loaded.folder + "/opening.json", largest_file)) question.game = *text;
  const auto seat = hot_seat(*loaded.title, question);
  require(seat || !seat.error().empty(), "a game is refused without a word");
}

void keep_open(const WholeTitle& title, const Texts& edited, bool before) {
  const MemoryReader whole(there(title, {}), &ground());
  const MemoryReader spoilt(there(title, edited), &ground());
  Workspace workspace(before ? whole : spoilt, ground_installation(), title.folder);
  std::shared_ptr<const Loaded> good;
  if (before) {
    good = workspace.view().last_good;
    require(bool(good), "a title of the ground has errors");
    for (const auto& [path, text] : edited) workspace.set_unsaved(path, text);
  }
  const TitleView& view = workspace.view();
  require_no_fault(*view.now, view.examination.findings);
  require(view.last_good == good || view.last_good == view.now, "the last good title is lost");
  static_cast<void>(title_pages(spoilt, *view.now));
  if (!view.last_good) return;
  read_position(spoilt, *view.last_good);
  read_game(spoilt, *view.last_good);
}

void require_answer(const serve::Reply& reply) {
  require(reply.status < 500, "the workbench fails");
}

void lay_on_bench(const WholeTitle& title, const Texts& edited) {
  const MemoryReader files(there(title, edited), &ground());
  serve::Bench bench(files, ground_installation(), title.folder);
  bench.refresh();
  const serve::Reply state = bench.state();
  require_answer(state);
  const auto answer = nlohmann::json::parse(state.text);
  for (const auto& finding : answer.at("findings"))
    require(finding.at("check") != "file/program-fault", finding.at("message").get<std::string>().c_str());
  require_answer(bench.map(0));
  require_answer(bench.positions());
  require_answer(bench.position("position.yaml"));
  require_answer(bench.games());
  const serve::Reply game = bench.game("opening.json");
  require_answer(game);
  if (game.status == 200) require_answer(bench.play(game.text));
}

}  // namespace

void workspace_target(std::string_view input) {
  const unsigned first = input.empty() ? 0 : static_cast<unsigned char>(input.front());
  const WholeTitle& title = whole_title(first & 15U);
  const Texts edited = edited_files(title, input.substr(std::min<std::size_t>(1, input.size())));
  if ((first & on_the_bench) != 0)
    lay_on_bench(title, edited);
  else
    keep_open(title, edited, (first & opened_before) != 0);
}

}  // namespace trackwright

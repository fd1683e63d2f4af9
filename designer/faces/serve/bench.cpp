#include "designer/faces/serve/bench.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <nlohmann/json.hpp>
#include <utility>

#include "designer/checks/check.h"
#include "designer/faces/serve/title_json.h"
#include "designer/format/text/edits.h"
#include "designer/format/text/findings.h"
#include "designer/format/text/readers.h"
#include "designer/studio/answer_json.h"
#include "designer/studio/art.h"
#include "designer/studio/chosen.h"
#include "designer/studio/open.h"
#include "designer/studio/picture.h"
#include "designer/studio/todo.h"
#include "designer/study/study.h"
#include "render/components/kinds.h"

namespace trackwright::serve {

namespace {

std::string text_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Board map_of(const Title& title, const Theme& theme, const ArtFiles& art) {
  Findings unheard;
  const auto& kinds = component_kinds();
  const auto map = std::ranges::find(kinds, std::string_view("map"), &ComponentKind::id);
  KitOptions options;
  const ComponentContext context{title, theme, options, unheard, &art};
  Component made = map->make(context);
  return made.boards.empty() ? Board() : std::move(made.boards.front());
}

}  // namespace

Bench::Bench(const FileReader& files, Installation installation, TitleName name, WriteWhole write,
             Editing editing, CommittedTexts committed, EarlierKits kits)
    : files_(files),
      write_(std::move(write)),
      committed_(std::move(committed)),
      kits_(std::move(kits)),
      installation_(std::move(installation)),
      name_(std::move(name)),
      editing_(editing) {}

namespace {

bool same_texts(const Loaded& a, const Loaded& b) {
  for (FileId id = 1;; ++id) {
    const Sources::File* one = a.sources.file(id);
    const Sources::File* other = b.sources.file(id);
    if (one == nullptr || other == nullptr) return one == other;
    if (one->path != other->path || one->text != other->text) return false;
  }
}

}  // namespace

bool Bench::refresh(const std::function<void()>& on_drawn) {
  const WatchedReader watched(files_);
  const auto [now, good] = opened_title(watched, installation_, name_);
  bool news = false;
  std::optional<Finding> fault;
  if (good) {
    const auto before = shown();
    const unsigned next = version() + 1;
    std::shared_ptr<const Shown> fresh;
    try {
      fresh = drawn(now, before.get(), next, files_);
    } catch (const std::exception& failed) {
      fault = fault_finding(*now, failed.what());
    }
    news = fresh && (!before || fresh->map() != before->map());
    {
      const std::scoped_lock lock(guard_);
      if (fresh) shown_ = std::move(fresh);
      if (news) version_ = next;
      read_ = now;
    }
    if (news && on_drawn) on_drawn();
  }
  // Publish the picture first; the findings follow.
  const Surroundings around{watched, installation_};
  Examination seen = examined_title(*now, everything, around);
  if (fault) seen.findings.push_back(std::move(*fault));
  const std::scoped_lock lock(guard_);
  read_ = now;
  const bool same =
      view_.now && same_texts(*view_.now, *now) && view_.examination.findings.size() == seen.findings.size();
  view_ = {now, good ? now : view_.last_good, std::move(seen), watched.asked_for()};
  if (!same) ++version_;
  return news || !same;
}

Theme Bench::theme_of(const Loaded& loaded, const FileReader& files) const {
  const KitChoices choices = loaded.title ? loaded.title->kit : KitChoices();
  Sources sources = loaded.sources;
  Findings unheard;
  auto theme = chosen_theme(files, installation_, choices, sources, unheard);
  if (!theme) theme = chosen_theme(files, installation_, {}, sources, unheard);
  return theme ? std::move(*theme) : Theme();
}

std::shared_ptr<const Bench::Shown> Bench::drawn(const std::shared_ptr<const Loaded>& loaded,
                                                 const Shown* before, unsigned version,
                                                 const FileReader& files) const {
  auto shown = std::make_shared<Shown>();
  shown->loaded = loaded;
  shown->theme = theme_of(*loaded, files);
  const Title& title = shown->title();
  shown->art = art_of(files, *loaded);
  Board board = map_of(title, *shown->theme, shown->art);
  shown->drawn =
      drawn_map(std::move(board.drawing), board.size, before != nullptr ? &before->drawn : nullptr);
  std::map<std::string, const std::string*> old;
  if (before != nullptr)
    for (const SvgPart& part : before->map().parts) old.emplace(part.id, &part.markup);
  for (const SvgPart& part : shown->map().parts) {
    const auto was = old.find(part.id);
    const bool same = was != old.end() && *was->second == part.markup;
    shown->changed[part.id] = same ? before->changed.at(part.id) : version;
  }
  for (const auto& [id, markup] : shown->map().symbols) {
    const bool same = before != nullptr && before->symbols.contains(id);
    shown->symbols[id] = same ? before->symbols.at(id) : version;
  }
  return shown;
}

unsigned Bench::version() const {
  const std::scoped_lock lock(guard_);
  return version_;
}

std::set<std::string> Bench::watched() const {
  const std::scoped_lock lock(guard_);
  std::set<std::string> all = view_.watched;
  if (view_.now)
    for (const std::string& folder : view_.now->extends) all.insert(folder + "/art");
  if (view_.now) all.insert(view_.now->folder + "/art");
  return all;
}

std::shared_ptr<const Bench::Shown> Bench::shown() const {
  const std::scoped_lock lock(guard_);
  return shown_;
}

bool Bench::has_title() const {
  return shown() != nullptr;
}

Reply Bench::state() const {
  const std::scoped_lock lock(guard_);
  Json told{{"version", version_}};
  told["folder"] = view_.now ? view_.now->folder : "";
  told["broken"] = !view_.now || view_.now != view_.last_good;
  told["findings"] = findings_json(view_);
  told["counts"] = counts_json(view_);
  told["tasks"] = tasks_json(view_);
  told["parts"] = parts_of_work();
  told["waiting"] = view_.examination.waiting;
  if (editing()) told["edit"] = edit_json(history_);
  if (editing() && read_) told["files"] = fingerprints_json(*read_);
  told["title"] = shown_ ? title_json(*shown_->loaded, shown_->title()) : Json(nullptr);
  return {200, text_of(told)};
}

Reply Bench::map(unsigned since) const {
  const std::scoped_lock lock(guard_);
  if (!shown_) return refusal(404, "the title has not been drawn yet");
  Json told{{"version", version_}, {"since", since}, {"open", shown_->map().open}};
  told["order"] = Json::array();
  told["parts"] = Json::object();
  told["symbols"] = Json::object();
  const bool known = since > 0 && since <= version_;
  for (const SvgPart& part : shown_->map().parts) {
    told["order"].push_back(part.id);
    if (!known || shown_->changed.at(part.id) > since) told["parts"][part.id] = part.markup;
  }
  for (const auto& [id, markup] : shown_->map().symbols)
    if (!known || shown_->symbols.at(id) > since) told["symbols"][id] = markup;
  return {200, text_of(told)};
}

Reply Bench::map_svg() const {
  const auto seen = shown();
  if (!seen) return refusal(404, "the title has not been drawn yet");
  return {200, seen->map().whole(), "image/svg+xml"};
}

Reply Bench::hex(const std::string& id, const std::string& phase) const {
  const auto seen = shown();
  if (!seen) return refusal(404, "the title has not been read yet");
  UpgradesQuestion question;
  question.hex = id;
  question.phase = phase;
  const auto answer = answer_upgrades(seen->title(), question);
  return answer ? Reply{200, answer_json(*answer)} : refusal(404, answer.error().message);
}

Reply Bench::tile(const std::string& id) const {
  const auto seen = shown();
  if (!seen) return refusal(404, "the title has not been read yet");
  std::shared_ptr<const std::map<std::string, std::vector<TilePlace>>> places;
  {
    const std::scoped_lock lock(guard_);
    if (places_of_ == seen.get()) places = places_;
  }
  if (!places) {
    places =
        std::make_shared<const std::map<std::string, std::vector<TilePlace>>>(tile_places(seen->title()));
    const std::scoped_lock lock(guard_);
    places_ = places;
    places_of_ = seen.get();
  }
  Json told{{"tile", id}, {"hexes", Json::array()}};
  if (const auto found = places->find(id); found != places->end())
    for (const TilePlace& place : found->second) {
      Json one{{"hex", place.hex}, {"rotations", Json::array()}};
      for (const Rotation rotation : place.rotations) one["rotations"].push_back(rotation.steps());
      told["hexes"].push_back(std::move(one));
    }
  return {200, text_of(told)};
}

Reply Bench::tile_picture(const std::string& id, int rotation) const {
  const auto seen = shown();
  if (!seen) return refusal(404, "the title has not been read yet");
  const auto svg = numbered_tile_svg(seen->title(), id, Rotation(std::clamp(rotation, 0, 5)), *seen->theme);
  return svg ? Reply{200, *svg, "image/svg+xml"} : refusal(404, "there is no tile " + id);
}

Reply Bench::explain(const std::string& name) const {
  const Check* check = find_check(name);
  if (check == nullptr) return refusal(404, "there is no check " + name);
  return {200, text_of({{"check", check->name}, {"page", check->page}})};
}

Reply Bench::study(const std::string& topic) const {
  if (topic.empty()) {
    Json topics = Json::array();
    for (const StudyTopic& one : study_topics())
      topics.push_back({{"name", one.name}, {"sentence", one.sentence}});
    return {200, text_of({{"topics", topics}})};
  }
  if (std::ranges::find(study_topics(), topic, &StudyTopic::name) == study_topics().end())
    return refusal(404, "there is no topic " + topic);
  const auto seen = shown();
  if (!seen) return refusal(404, "the title has not been read yet");
  const std::vector<TopicStudy> studies = trackwright::study(seen->title(), topic);
  return {200, trackwright::written(seen->title().slug, studies, StudyFormat::Json)};
}

// Returns the files that the fix changes, or the reason for a refusal. The caller holds the lock on the
// view. Files of a title that this one extends stay unchanged.
Expected<std::vector<ChangedFile>, Reply> Bench::fixed_files(const Finding& finding) const {
  std::map<FileId, std::vector<Edit>> edits;
  for (const Edit& edit : finding.edits) edits[edit.place.file].push_back(edit);
  std::vector<ChangedFile> files;
  for (const auto& [id, list] : edits) {
    const Sources::File* file = view_.now->sources.file(id);
    if (file == nullptr || !files_.lies_in(file->path, view_.now->folder))
      return unexpected(refusal(403, "only files in the folder of the title can be changed"));
    files.push_back({file->path, file->text, apply_edits(file->text, list).text, false});
  }
  return files;
}

Reply Bench::cure(std::size_t finding, unsigned version) {
  const std::scoped_lock one(one_edit_);
  EditHistory::Step step;
  {
    const std::scoped_lock lock(guard_);
    if (!write_) return refusal(403, "this page cannot write files");
    if (version != version_) return refusal(409, "the title has changed in the meantime: try again");
    if (finding >= view_.examination.findings.size()) return refusal(404, "there is no such finding");
    const Finding& finding_to_fix = view_.examination.findings[finding];
    if (finding_to_fix.edits.empty()) return refusal(409, "this finding has no automatic fix");
    auto files = fixed_files(finding_to_fix);
    if (!files) return files.error();
    if (const auto refused = written(*files, false)) return *refused;
    step = {fmt::format("Fix {}", finding_to_fix.check), std::move(*files)};
    if (editing()) history_.add(step);
  }
  return editing() ? after_edit(step, false) : Reply{200, "{}"};
}

}  // namespace trackwright::serve

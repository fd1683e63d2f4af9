// Saves a title without errors: its own files reproduce it, and edits of its files can turn it into another
// title.
#include <map>
#include <utility>

#include "designer/format/text/findings.h"
#include "designer/format/title/title_of.h"
#include "designer/studio/save.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

void says_itself(const Title& title) {
  Sources sources;
  Findings findings;
  auto again = title_of(trees_of(title), ground(), ground_installation(), sources, findings);
  require(again && again->complete && !has_errors(findings), "a title's own files have errors");
  again->title.slug = title.slug;
  require(again->title == title, "a title's own files are another title");
}

void becomes(const Spoiled& from, const Loaded& now, Title wanted) {
  wanted.slug = now.title->slug;
  const MemoryReader files = from.files();
  std::map<std::string, std::string> saved_files;
  for (TitleFile& file : saved(files, ground_installation(), now, wanted))
    saved_files[from.folder + "/" + file.name] = std::move(file.bytes);
  const Loaded again =
      load_title(MemoryReader(std::move(saved_files), &files), ground_installation(), from.folder);
  require(again.title && !has_errors(again.findings), "what was saved has errors");
  require(*again.title == wanted, "what was saved is another title");
}

}  // namespace

void save_target(std::string_view input) {
  const Spoiled title = spoiled(input);
  const Loaded loaded = load_spoiled(title);
  if (!loaded.title || has_errors(loaded.findings)) return;
  says_itself(*loaded.title);
  if ((title.choice & 32U) != 0)
    becomes(title, loaded, (title.choice & 16U) != 0 ? *everything_title().title : *sound_title().title);
}

}  // namespace trackwright

// Applies the certain fixes of a title: YAML files stay valid YAML, and `--diff` shows exactly the
// changes.
#include <charconv>
#include <string>
#include <vector>

#include "designer/format/text/edits.h"
#include "designer/format/yaml/yaml.h"
#include "designer/studio/fix_title.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

std::string_view next_line(std::string_view& text) {
  const std::string_view line = text.substr(0, std::min(text.find('\n'), text.size() - 1) + 1);
  text.remove_prefix(line.size());
  return line;
}

// Returns 12 for "@@ -12,7 +12,8 @@".
std::size_t first_line(std::string_view head) {
  std::size_t line = 0;
  const std::size_t from = head.find('-') + 1;
  std::from_chars(head.data() + from, head.data() + head.size(), line);
  return line;
}

// Applies the diff to the text, like `patch`.
std::string patched(std::string_view text, std::string_view diff) {
  std::string made;
  std::size_t line = 1;  // the next line of the text
  const auto take = [&](bool kept) {
    require(!text.empty(), "a difference has more lines than its text");
    const std::string_view taken = next_line(text);
    if (kept) made += taken;
    ++line;
    return taken;
  };
  for (int heads = 0; heads < 2 && !diff.empty(); ++heads) next_line(diff);
  while (!diff.empty()) {
    std::string_view shown = next_line(diff);
    const char sign = shown.front();
    shown.remove_prefix(1);
    if (sign == '@')
      while (line < first_line(shown)) take(true);
    else if (sign == '\\')
      continue;
    else {
      const bool endless = diff.starts_with('\\');  // no newline at the end of file
      if (endless) shown.remove_suffix(1);
      if (sign == '+')
        made += shown;
      else
        require(take(sign == ' ') == shown, "a difference shows another line than its text has");
    }
  }
  return made += text;
}

bool is_yaml(const std::string& text) {
  Sources sources;
  Findings findings;
  return parse_yaml(sources, sources.add("fixed.yaml", text), findings).has_value() && findings.empty();
}

}  // namespace

void fix_target(std::string_view input) {
  const Spoiled title = spoiled(input);
  const FixedTitle fixed = fix_title(title.files(), ground_installation(), title.folder);
  for (const ChangedFile& file : fixed.files) {
    require(file.path != title.path || file.before == title.text, "a fix begins with another text");
    require(file.path.starts_with(title.folder + "/"), "a fix changes a file of others");
    require(!is_yaml(file.before) || is_yaml(file.after), "a fix spoils the file");
    require(patched(file.before, unified_diff(file.path, file.before, file.after)) == file.after,
            "--diff shows something else than --fix writes");
  }
}

}  // namespace trackwright

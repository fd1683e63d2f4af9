#include "designer/faces/cli/completion.h"

#include <CLI/App.hpp>
#include <algorithm>
#include <initializer_list>
#include <optional>
#include <utility>

#include "designer/checks/check.h"
#include "designer/faces/cli/command_line.h"
#include "designer/format/press/papers.h"
#include "designer/format/press/press_files.h"
#include "designer/studio/kit_json.h"
#include "designer/studio/open.h"
#include "engine/base/enum_words.h"
#include "engine/tile/tile.h"
#include "render/components/kinds.h"

namespace trackwright {

namespace {

struct Candidate {
  std::string word;
  std::string description{};
};

struct Candidates {
  std::vector<Candidate> words;
  bool files = false;
  bool folders = false;

  void add(std::string word, std::string description = {}) {
    words.push_back({std::move(word), std::move(description)});
  }
};

void add_commands(Candidates& found) {
  for (const Command& command : all_commands())
    found.add(std::string(command.name), std::string(command.sentence));
}

void add_titles(Candidates& found, const Environment& environment) {
  for (const std::string& name : environment.files.list(environment.installation.titles))
    if (environment.files.is_file(environment.installation.titles + "/" + name + "/title.yaml"))
      found.add(name);
  found.folders = true;
}

template <class Things>
void add_names(Candidates& found, const Things& things) {
  for (const auto& thing : things) found.add(thing.name);
}

// Adds names from the files of the installation: papers, layouts, printers, machines, services, themes.
void add_press_names(Candidates& found, const std::string& option, const Environment& environment) {
  Sources sources;
  Findings unheard;
  const FileReader& files = environment.files;
  const Installation& installation = environment.installation;
  const auto path = [&](const char* name) { return installation.templates + "/" + name; };
  found.files = option != "--paper";
  if (option == "--paper") add_names(found, read_papers(files, installation.templates, sources, unheard));
  if (option == "--layout")
    add_names(found, read_layouts(files, installation, path("layouts.yaml"), sources, unheard));
  if (option == "--printer")
    add_names(found, read_printers(files, installation, path("printers.yaml"), sources, unheard));
  if (option == "--machine")
    add_names(found, read_machines(files, installation, path("machines.yaml"), sources, unheard));
  if (option == "--service")
    add_names(found, read_services(files, installation, path("services.yaml"), sources, unheard));
  if (option == "--theme")
    for (const std::string& theme : kit_words(files, installation, Name::Theme)) found.add(theme);
}

// Adds the names of things in the title.
void add_things(Candidates& found, const std::string& type, const std::string& title,
                const Environment& environment) {
  const Loaded loaded = open_title(environment.files, environment.installation, title);
  if (!loaded.title) return;
  if (type == "HEX")
    for (const Hex& hex : loaded.title->map.hexes()) found.add(hex.id, hex.name);
  if (type == "COMPANY")
    for (const Company& company : loaded.title->companies.companies)
      found.add(company.id.value, company.name);
  if (type == "TILE")
    for (const ManifestEntry& tile : loaded.title->manifest) found.add(tile.id.value);
  if (type == "OPTION")
    for (const TitleOption& option : loaded.title->options) found.add(option.name.value, option.changes);
  if (type == "PHASE")
    for (const Phase& phase : loaded.title->roster.phases) found.add(phase.name.value);
}

bool is_one_of(const std::string& type, std::initializer_list<std::string_view> types) {
  return std::ranges::find(types, type) != types.end();
}

// Adds the words that the option accepts; CLI11 stores them in its type name: "FORMAT:{json,text}".
bool add_accepted(Candidates& found, const std::string& type) {
  const std::size_t open = type.find('{');
  const std::size_t close = type.rfind('}');
  if (open == std::string::npos || close == std::string::npos || close < open) return false;
  const std::string list = type.substr(open + 1, close - open - 1);
  for (std::size_t from = 0; from <= list.size();) {
    const std::size_t comma = std::min(list.find(',', from), list.size());
    found.add(list.substr(from, comma - from));
    from = comma + 1;
  }
  return true;
}

Candidates values_of(const CLI::Option& option, const std::string& title, const Environment& environment) {
  Candidates found;
  const std::string long_name = option.get_positional() ? "" : "--" + option.get_lnames().front();
  const std::string accepted = option.get_type_name();
  if (add_accepted(found, accepted)) return found;
  const std::string type =
      option.get_positional() ? option.get_single_name() : accepted.substr(0, accepted.find(':'));
  if (is_one_of(type, {"TITLE", "A", "B"})) add_titles(found, environment);
  if (is_one_of(type, {"A", "B", "SOURCE", "OLD", "FILE", "FOLDER|FILE", "GAME", "POSITION"}))
    found.files = true;
  if (is_one_of(type, {"FOLDER", "SLUG"})) found.folders = true;
  if (is_one_of(type, {"NAME", "NAME|FILE", "PAPER"})) add_press_names(found, long_name, environment);
  if (is_one_of(type, {"HEX", "COMPANY", "OPTION", "TILE", "PHASE"}))
    add_things(found, type, title, environment);
  if (type == "COMPONENT")
    for (const ComponentKind& kind : component_kinds()) found.add(kind.id, kind.sentence);
  if (type == "CHECK")
    for (const Check& check : all_checks()) found.add(std::string(check.name), std::string(check.sentence));
  if (type == "COLOUR")
    for (const std::string_view colour : words_of<Colour>()) found.add(std::string(colour));
  return found;
}

const CLI::Option* option_called(const CLI::App& app, const std::string& word) {
  for (const CLI::Option* option : app.get_options())
    if (!option->get_positional() && option->check_name(word)) return option;
  return nullptr;
}

// The position of the cursor.
struct Cursor {
  const CLI::Option* option = nullptr;  // the option or argument to complete; null after the last argument
  std::string title;                    // the first argument
};

Cursor cursor_after(const CLI::App& app, const std::vector<std::string>& words) {
  Cursor cursor;
  const CLI::Option* pending = nullptr;
  int left = 0;  // values that `pending` takes
  std::vector<std::string> arguments;
  for (const std::string& word : words) {
    if (word.size() > 1 && word.front() == '-') {
      const bool with_value = word.find('=') != std::string::npos;
      pending = with_value ? nullptr : option_called(app, word);
      left = pending == nullptr ? 0 : pending->get_items_expected_max();
    } else if (left > 0) {
      --left;
    } else {
      arguments.push_back(word);
    }
  }
  if (!arguments.empty()) cursor.title = arguments.front();
  if (left > 0) {
    cursor.option = pending;
    return cursor;
  }
  std::size_t at = arguments.size();
  for (const CLI::Option* option : app.get_options()) {
    if (!option->get_positional()) continue;
    const auto takes = static_cast<std::size_t>(std::max(option->get_items_expected_max(), 1));
    if (at < takes) {
      cursor.option = option;
      return cursor;
    }
    at -= takes;
  }
  return cursor;
}

void add_options(Candidates& found, const CLI::App& app) {
  for (const CLI::Option* option : app.get_options())
    if (!option->get_positional())
      for (const std::string& name : option->get_lnames()) found.add("--" + name, option->get_description());
}

Candidates of_command(const Command& command, const std::vector<std::string>& before,
                      const std::string& current, const Environment& environment) {
  const CommandLine line(command);
  const Cursor cursor = cursor_after(line.app, before);
  if (const std::size_t equals = current.find('=');
      current.starts_with("--") && equals != std::string::npos) {
    const CLI::Option* option = option_called(line.app, current.substr(0, equals));
    Candidates found;
    if (option == nullptr) return found;
    for (const Candidate& one : values_of(*option, cursor.title, environment).words)
      found.add(current.substr(0, equals + 1) + one.word, one.description);
    return found;
  }
  const bool at_value = cursor.option != nullptr && !cursor.option->get_positional();
  if (current.starts_with('-') && !at_value) {
    Candidates found;
    add_options(found, line.app);
    return found;
  }
  return cursor.option == nullptr ? Candidates() : values_of(*cursor.option, cursor.title, environment);
}

Candidates candidates(const std::vector<std::string>& before, const std::string& current,
                      const Environment& environment) {
  Candidates found;
  const auto command = before.empty() ? all_commands().end()
                                      : std::ranges::find(all_commands(), before.front(), &Command::name);
  if (command != all_commands().end())
    return of_command(*command, {before.begin() + 1, before.end()}, current, environment);
  if (before.empty() || (before.size() == 1 && before.front() == "help")) add_commands(found);
  if (before.empty()) {
    found.add("help", "explains a command");
    found.add("--help", "lists the commands");
    found.add("--version", "prints the version");
  }
  return found;
}

}  // namespace

std::string completions(const std::vector<std::string>& words, const Environment& environment) {
  std::vector<std::string> before = words;
  std::string current;
  if (!before.empty()) {
    current = before.back();
    before.pop_back();
  }
  // bash splits `--format=json` into three words.
  std::erase(before, "=");
  if (current == "=") current.clear();
  const Candidates found = candidates(before, current, environment);
  std::string text;
  for (const Candidate& one : found.words)
    if (one.word.starts_with(current))
      text += one.word + (one.description.empty() ? "" : "\t" + one.description) + "\n";
  if (found.files) return text + ":files\n";
  return found.folders ? text + ":folders\n" : text;
}

std::string_view completion_script(std::string_view shell) {
  if (shell == "bash")
    return R"(# bash completion for trackwright, written by `trackwright --completion bash`
_trackwright() {
  local line current=${COMP_WORDS[COMP_CWORD]}
  [ "$current" != "=" ] || current=
  COMPREPLY=()
  while IFS= read -r line; do
    case $line in
      :files)
        compopt -o filenames
        while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$current")
        ;;
      :folders)
        compopt -o filenames
        while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -d -- "$current")
        ;;
      *) COMPREPLY+=("${line%%$'\t'*}") ;;
    esac
  done < <("${COMP_WORDS[0]/#\~/$HOME}" --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _trackwright trackwright
)";
  if (shell == "zsh")
    return R"(#compdef trackwright
# zsh completion for trackwright, written by `trackwright --completion zsh`
_trackwright() {
  local line word
  local -a found
  local tab=$'\t'
  for line in "${(@f)$(${~words[1]} --complete "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
    case $line in
      '') ;;
      :files) _files ;;
      :folders) _files -/ ;;
      *)
        word=${line%%$tab*}
        if [[ $line == *$tab* ]]; then
          found+=("${word//:/\\:}:${line#*$tab}")
        else
          found+=("${word//:/\\:}")
        fi
        ;;
    esac
  done
  _describe trackwright found
}
if [[ $funcstack[1] == _trackwright ]]; then
  _trackwright "$@"
else
  compdef _trackwright trackwright
fi
)";
  if (shell == "fish")
    return R"(# fish completion for trackwright, written by `trackwright --completion fish`
function __trackwright_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    for line in ($words[1] --complete $words[2..-1] "$current" 2>/dev/null)
        switch $line
            case :files
                __fish_complete_path "$current"
            case :folders
                __fish_complete_directories "$current"
            case '*'
                echo $line
        end
    end
end
complete -c trackwright -f -a '(__trackwright_complete)'
)";
  return {};
}

}  // namespace trackwright

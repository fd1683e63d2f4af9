// Begins a title: a copy of the starter.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"

namespace trackwright {

namespace {

namespace fs = std::filesystem;

struct NewRequest {
  std::string slug;
  std::string name;
  std::string folder;
};

constexpr std::size_t longest_slug = 60;

bool is_slug(std::string_view slug) {
  const auto small = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  return !slug.empty() && slug.size() <= longest_slug && small(slug.front()) &&
         std::ranges::all_of(slug, [&](char c) { return small(c) || c == '-' || c == '_'; });
}

// The starter's title.yaml with the new title's name in the line that says it.
std::string renamed(std::string text, const std::string& name) {
  std::string quoted;
  for (const char c : name) quoted += c == '"' || c == '\\' ? std::string("\\") + c : std::string(1, c);
  const std::size_t key = text.starts_with("title:") ? 0 : text.find("\ntitle:");
  if (key == std::string::npos) return text;
  const std::size_t value = text.find(':', key) + 1;
  const std::size_t end = std::min(text.find('\n', value), text.size());
  return text.replace(value, end - value, " \"" + quoted + "\"");
}

// Copies a folder with all below it. Gives up at the first file that fails.
std::optional<WriteError> copy_folder(const FileReader& files, const std::string& from, const std::string& to,
                                      const std::string& name) {
  if (auto error = make_folder(to)) return error;
  for (const std::string& entry : files.list(from)) {
    const std::string source = from + "/" + entry;
    const std::string target = to + "/" + entry;
    if (files.is_directory(source)) {
      if (auto error = copy_folder(files, source, target, {})) return error;
      continue;
    }
    const auto content = files.read(source, largest_file);
    if (!content) return WriteError{source, content.error().message};
    const bool names_title = entry == "title.yaml" && !name.empty();
    if (auto error = write_file(target, names_title ? renamed(*content, name) : *content)) return error;
  }
  return std::nullopt;
}

Exit wrong(const Environment& environment, const std::string& message, const std::string& help) {
  environment.streams.err << fmt::format("trackwright: {}\n{}\n", message, help);
  return Exit::Unusable;
}

Exit begin_title(const Environment& environment, const NewRequest& options) {
  if (!is_slug(options.slug))
    return wrong(environment, fmt::format("`{}` cannot be the name of a title's folder", options.slug),
                 "Use small letters, digits, - and _, beginning with a letter or digit: my-title.");
  const std::string target = options.folder.empty() ? options.slug : options.folder;
  std::error_code error;
  if (fs::symlink_status(target, error).type() != fs::file_type::not_found)
    return wrong(environment, fmt::format("{} is there already", target), "Nothing was written.");
  const std::string starter = environment.installation.templates + "/starter";
  if (!environment.files.is_directory(starter))
    return unusable(environment, "file/missing", starter + ", the starter, does not exist");
  // All or nothing: the copy grows beside its place and then takes it.
  const std::string growing = fs::path(target + ".part-" + std::to_string(::getpid())).string();
  const std::string name = options.name.empty() ? options.slug : options.name;
  auto failed = copy_folder(environment.files, starter, growing, name);
  if (!failed) {
    fs::rename(growing, target, error);
    if (error) failed = WriteError{target, "cannot be written: " + error.message()};
  }
  if (failed) {
    fs::remove_all(growing, error);
    return unusable(environment, *failed);
  }
  environment.streams.out << fmt::format(
      "{0}: a new title, small, sound and printable as it is\n"
      "Next: trackwright check {0}\n      trackwright kit {0}\n",
      fs::path(target).has_parent_path() ? target : "./" + target);
  return Exit::Sound;
}

Action set_up_new(CLI::App& app) {
  const auto options = std::make_shared<NewRequest>();
  app.add_option("SLUG", options->slug, "the name of its folder: small letters, digits, - and _")->required();
  app.add_option("--title", options->name, "the name of the game; the slug unless given")->type_name("NAME");
  app.add_option("-o,--output", options->folder, "where to put it; ./SLUG unless given")->type_name("FOLDER");
  return [options](const Environment& environment) { return begin_title(environment, *options); };
}

}  // namespace

Command new_command() {
  return {"new", "begins a title: a small one that is sound, to be changed",
          "Makes a folder with the files of a title. The starter in it is a complete small game, sound and "
          "ready to print, with a comment on each part; change it step by step.",
          "new 18vik\nnew 18vik --title \"18Vik: Rails of the Norse\" -o titles/18vik", set_up_new};
}

}  // namespace trackwright

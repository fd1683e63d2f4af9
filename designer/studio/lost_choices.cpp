#include "designer/studio/lost_choices.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include "designer/format/press/papers.h"
#include "designer/format/text/report.h"
#include "designer/studio/chosen.h"
#include "engine/base/suggest.h"

namespace trackwright {

namespace {

class Art {
 public:
  Art(const FileReader& files, const Loaded& loaded, Findings& findings)
      : files_(files), loaded_(loaded), findings_(findings) {}

  // Uses the wording of the kit, which reports other faults of pictures.
  void look_for(const std::string& name, const std::string& object, const std::string& what,
                const Place& place, const char* help) {
    if (name.empty() || is_there(name)) return;
    const std::string meant = did_you_mean(name, files_.list(loaded_.folder + "/art"));
    report(findings_, "kit/missing-art", place, object, fmt::format("{} {} is not in art/", what, name),
           name.starts_with("art/") ? "write its name without the folder `art/`"
           : meant.empty()          ? help
                                    : meant)
        .severity = Severity::Warning;
  }

 private:
  bool is_there(const std::string& name) const {
    const auto has = [&](const std::string& folder) { return files_.is_file(folder + "/art/" + name); };
    return has(loaded_.folder) || std::ranges::any_of(loaded_.extends, has);
  }

  const FileReader& files_;
  const Loaded& loaded_;
  Findings& findings_;
};

// Without a folder of pictures they are still to come; the kit reports what it prints instead.
bool has_art(const FileReader& files, const Loaded& loaded) {
  const auto has = [&](const std::string& folder) { return !files.list(folder + "/art").empty(); };
  return has(loaded.folder) || std::ranges::any_of(loaded.extends, has);
}

void look_for_art(const FileReader& files, const Loaded& loaded, Findings& findings) {
  if (!has_art(files, loaded)) return;
  const Title& title = *loaded.seen();
  Art art(files, loaded, findings);
  art.look_for(title.map.art, "map", "the background of the map", title.map.art_place,
               "add the file; until then, the map is printed without it");
  for (const Company& company : title.companies.companies)
    art.look_for(company.logo, company.id.value, "the logo of " + company.id.value,
                 company.logo_place.file != 0 ? company.logo_place : company.place,
                 "add the file; until then, the abbreviation is printed");
}

void look_for_paper(const FileReader& files, const Installation& installation, const Loaded& loaded,
                    Findings& findings) {
  const auto& paper = loaded.seen()->kit.paper;
  constexpr std::string_view usual = "A4";  // the choice of most titles
  if (!paper || paper->value == usual) return;
  Sources sources;
  Findings unheard;
  const auto papers = read_papers(files, installation.templates, sources, unheard);
  if (papers.empty()) return;
  if (const auto found = find_paper(papers, paper->value); !found)
    report(findings, "kit/unknown-choice", paper->place, paper->value, found.error());
}

void look_for_theme(const FileReader& files, const Installation& installation, const Loaded& loaded,
                    Findings& findings) {
  const KitChoices& choices = loaded.seen()->kit;
  if (!choices.theme || choices.theme->value == usual_theme) return;
  Sources sources = loaded.sources;
  Findings found;
  if (chosen_theme(files, installation, choices, sources, found)) return;
  // Keep only findings about the choice: drawing with a theme reports the faults in its file.
  std::ranges::copy_if(found, std::back_inserter(findings),
                       [&](const Finding& one) { return one.place == choices.theme->place; });
}

}  // namespace

Findings lost_choices(const FileReader& files, const Installation& installation, const Loaded& loaded) {
  Findings findings;
  look_for_art(files, loaded, findings);
  look_for_paper(files, installation, loaded, findings);
  look_for_theme(files, installation, loaded, findings);
  return findings;
}

}  // namespace trackwright

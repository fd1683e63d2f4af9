#include "render/words/assumed.h"

#include "engine/base/words.h"
#include "render/words/title_cells.h"

namespace trackwright {

std::vector<std::string> open_questions(const Title& title) {
  std::vector<std::string> questions;
  for (const Source& source : title.sources)
    if (source.assumed)
      questions.push_back(capitalised(source.about) + ": " + source.from +
                          (source.because.empty() ? "" : ", because " + source.because));
  return questions;
}

std::vector<std::string> proposals(const Title& title) {
  std::vector<std::string> about;
  for (const Source& source : title.sources)
    if (source.assumed) about.push_back(capitalised(source.about));
  return about;
}

std::vector<std::string> proposals(const Title& title, std::string_view part) {
  std::vector<std::string> about;
  for (const Source& source : title.sources)
    if (source.assumed && source.part == part) about.push_back(source.about);
  return about;
}

}  // namespace trackwright

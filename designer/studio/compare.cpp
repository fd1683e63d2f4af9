#include "designer/studio/compare.h"

#include "designer/studio/second_source.h"

namespace trackwright {

namespace {

bool is_title(const Loaded& loaded) {
  return loaded.readable && loaded.title;
}

}  // namespace

ComparedTitles compare_by_name(const FileReader& files, const Installation& installation, const TitleName& a,
                               const TitleName& b) {
  ComparedTitles compared{
      load_second_source(files, installation, a), load_second_source(files, installation, b), {}};
  if (is_title(compared.a) && is_title(compared.b))
    compared.comparison = compare_titles(*compared.a.title, *compared.b.title);
  return compared;
}

}  // namespace trackwright

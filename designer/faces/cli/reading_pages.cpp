#include "designer/faces/cli/reading_pages.h"

namespace trackwright {

// NOLINTNEXTLINE(readability-function-size): a table
const std::vector<ReadingPage>& reading_pages() {
  static const std::vector<ReadingPage> pages = {
      {"file/missing", "A title, or a file it needs, is not there",
       "A title is a folder with title.yaml, map.yaml, tiles.yaml, market.yaml, roster.yaml and "
       "companies.yaml. "
       "A title that extends another needs only title.yaml and the files that differ."},
      {"file/directory", "A folder stands where a file is expected",
       "Rename the folder, or put the file there."},
      {"file/unreadable", "A file is there but cannot be read",
       "Its permissions forbid it, or it is no ordinary file."},
      {"kit/no-earlier-kit", "There is no earlier kit to compare with",
       "`kit --since` takes the folder of an earlier kit or its `kit.json`. The file is absent, cannot be "
       "read, or is "
       "not what `kit` writes."},
      {"file/unwritable", "What the program makes cannot be written",
       "The folder may be read-only or the disk full. Files appear whole or not at all, so nothing "
       "half-written "
       "is left behind."},
      {"file/unknown", "A file that no title has, and that is not read",
       "Most often a misspelt name: companys.yaml. Notes of your own belong below another ending than "
       ".yaml."},
      {"file/too-large", "A file is larger than any title needs",
       "Files are read up to 16 MiB, and up to 2,000,000 values or 256 MiB once aliases are counted as what "
       "they "
       "stand for. A large title has some thousand values."},
      {"file/too-deep", "Lists and mappings are nested more than 200 levels deep",
       "The title format needs six. Look for a bracket that opens again and again."},
      {"file/encoding", "A file is no UTF-8 text",
       "Save it as UTF-8 with Unix or Windows line ends. A byte-order mark is accepted."},
      {"file/syntax", "A file is not YAML",
       "Most often the indentation, a tab, a bracket or quote that is not closed, or a text with `: ` in it "
       "that "
       "needs quotes."},
      {"file/documents", "A file holds several YAML documents",
       "A line of `---` begins another document. A file of a title holds one."},
      {"file/duplicate-key", "A key is written twice in one mapping",
       "Only one of the two values could count. Keep one."},
      {"file/merge-key", "A merge key `<<` is used",
       "Titles share data by `extends` and `defaults`, and within a file by aliases of whole values."},
      {"file/tag", "A YAML tag other than !replace is used",
       "!replace says that a mapping of an overlay is taken whole instead of being merged. A text that "
       "begins with "
       "an exclamation mark needs quotes."},
      {"file/schema", "A schema of the program itself is missing or broken", "Install the program again."},
      {"schema/unknown-key", "A key that means nothing where it stands",
       "It is misspelt, or belongs to another mapping. Keys that begin with x- are free for your own use at "
       "the top "
       "of a file."},
      {"schema/missing-key", "A key that is needed is not there",
       "The schema of the file, in schemas/, says which keys are needed and what they mean."},
      {"schema/wrong-type", "A value is of another type than its key asks for",
       "YAML decides types by how a value is written: 5 is a number, \"5\" a text, yes a text, true a truth "
       "value; "
       "nothing behind a key is empty."},
      {"schema/bad-value", "A value is none of the words, or not of the form, that its key allows",
       "The words allowed are named with the finding."},
      {"schema/out-of-range",
       "A number is too small or too large, or there are too few or too many of something",
       "The bound is named with the finding."},
      {"extends/missing", "The title that this one extends is not found",
       "`extends` names a folder in titles/ or a path."},
      {"extends/cycle", "Titles extend one another in a circle", "One of them has to stand alone."},
      {"extends/too-deep", "Too many titles extend one another in a row",
       "Extend a title nearer to the origin."},
      {"extends/removes-nothing", "`key: null` takes away what the extended title does not have",
       "The key may be misspelt, or the other title may have changed."},
      {"map/coordinate", "A hex is named by something that is no coordinate",
       "A coordinate is a letter and a number, as printed on the map: F11, AA3."},
      {"map/off-grid", "A coordinate lies between the hexes of the map",
       "In a map of hexagons letters and numbers are both odd, or both even, or always one of each: every "
       "second "
       "coordinate is a hex."},
      {"map/duplicate-hex", "A hex is listed twice", "It may stand in two keys that list several hexes."},
      {"map/between", "The two hexes of a hexside are no neighbours, or are not two",
       "Write two neighbours, [B5, C4], or a list of pairs, [B5 C4, C12 B11]."},
      {"map/preprint-and-code", "A hex has both a pre-printed tile and a text or colour of its own",
       "A tile brings its own track and colour. Leave one of the two out."},
      {"map/unknown-preprint", "A hex is printed with a tile that nobody defines",
       "It is neither a standard tile nor one of the title's own in tiles.yaml."},
      {"market/cell", "A cell of the market is no price",
       "A cell is a price with the letters of its zones (100p), `-` for no cell, or `|` for a ledge."},
      {"tile/unknown", "There is no tile of this number",
       "It is neither a standard tile nor one of the title's own. `tile --title TITLE` looks in a title "
       "too."},
      {"tile/language", "The text of a tile or hex is not in the tile language",
       "docs/tile-language.md describes it, with a drawn example of each part."},
      {"tile/duplicate", "The dictionary has a tile twice", "Take one of the two away."},
      {"kit/text-does-not-fit", "A text has no room where it is printed, even in the smallest type",
       "It is printed whole all the same, over the edge or over something else. Shorten it, wrap it, or "
       "print "
       "larger pieces; on a hex, `loc` moves stops and icons out of a name's way.",
       Severity::Warning},
      {"kit/idle-quantity", "A quantity names no piece",
       "`quantities` and `profiles` of kit.yaml and the option `--quantity` name pieces as kit.json does, "
       "component/piece, with stars for any characters. Where no piece has such a name nothing changes, most "
       "often because it is misspelt or the title has changed.",
       Severity::Warning},
      {"kit/unknown-component", "`components` of kit.yaml names something that is no component",
       "Nothing is printed for it. `trackwright render` with a wrong name lists all that there are.",
       Severity::Warning},
      {"kit/missing-art", "A picture that the title names is not in art/",
       "The abbreviation of a company is printed instead of its logo; a map is printed without its "
       "background.",
       Severity::Warning},
      {"kit/broken-art", "A picture cannot be read as SVG or PNG",
       "The abbreviation of a company is printed instead of its logo; a map is printed without its "
       "background.",
       Severity::Warning},
  };
  return pages;
}

}  // namespace trackwright

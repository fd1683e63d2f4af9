#include "render/documents/harmless_svg.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "render/documents/svg.h"
#include "tests/render/pages.h"

namespace trackwright {
namespace {

TEST(HarmlessSvg, IsAllThatIsWrittenHere) {
  for (const SvgIds ids : {SvgIds::None, SvgIds::Shown}) {
    Drawing drawing = everything();
    drawing.show({{Name::Company, "B&O \"<"}, {}, {}}, drawing);
    EXPECT_TRUE(harmless_svg(write_svg(drawing, {100, 80}, ids)));
  }
}

std::string with(const std::string& inside) {
  return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">)" + inside + "</svg>\n";
}

TEST(HarmlessSvg, MayHoldPicturesAndReferToItself) {
  EXPECT_TRUE(harmless_svg(with("<g>\n</g>")));
  EXPECT_TRUE(harmless_svg(with(R"(<use href="#a"/><image xlink:href="data:image/png;base64,AA=="/>)")));
  EXPECT_TRUE(harmless_svg(with(R"(<g data-name="B&amp;O" clip-path="url(#clip1)" style="fill:rgb(1%,2%,3%);"/>)")));
}

TEST(HarmlessSvg, IsNothingThatCouldDoMoreThanBeLookedAt) {
  for (const char* inside :
       {"<script>alert(1)</script>", "<g><script/></g>", R"(<g onload="alert(1)"/>)", R"(<g ONCLICK="a()"/>)",
        R"(<image href="http://elsewhere/a.png"/>)", R"(<use href="other.svg#a"/>)",
        R"(<image href="data:image/svg+xml;base64,AA=="/>)", R"(<a href="#x"/>)", R"(<a href="javascript:a()"/>)",
        R"(<use xlink:href="&#104;ttp://elsewhere"/>)", R"(<g style="fill:url(http://elsewhere)"/>)",
        R"(<g style="fill:URL( http://elsewhere)"/>)", R"(<g style="fill:u\72l(http://elsewhere)"/>)",
        R"(<g fill="url(&quot;http://elsewhere&quot;)"/>)", "<foreignObject/>", "<style>@import 'a';</style>",
        "<g>text</g>", "<!-- a --> ", "<![CDATA[a]]>", "<?xml-stylesheet href='a'?>", "<!DOCTYPE svg>",
        "<set attributeName='onload'/>", "<animate href='#a'/>", R"(<g id='a'/>)", "<g id/>", R"(<g id="a)",
        R"(<g a="1"b="2"/>)", R"(<g a=">" onload="b()"/>)", "<iframe/>", "<G/>", R"(</g onload="a">)"})
    EXPECT_FALSE(harmless_svg(with(inside))) << inside;
    for (const char* whole : {"", "svg", "<html/>", "<?xml <svg", "<svg", "a<svg/>", "<svg/>a"})
      EXPECT_FALSE(harmless_svg(whole)) << whole;
}

}  // namespace
}  // namespace trackwright

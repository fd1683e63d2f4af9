#include "render/documents/harmless_svg.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "render/documents/svg.h"
#include "tests/render/pages.h"

namespace trackwright {
namespace {

TEST(HarmlessSvg, AcceptsWrittenPictures) {
  for (const SvgIds ids : {SvgIds::None, SvgIds::Shown}) {
    Drawing drawing = everything();
    drawing.show({{Name::Company, "B&O \"<"}, {}, {}}, drawing);
    EXPECT_TRUE(harmless_svg(write_svg(drawing, {100, 80}, ids)));
  }
}

std::string with(const std::string& inside) {
  return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">)" + inside + "</svg>\n";
}

TEST(HarmlessSvg, AcceptsPicturesAndInternalReferences) {
  EXPECT_TRUE(harmless_svg(with("<g>\n</g>")));
  EXPECT_TRUE(harmless_svg(with("<g id='a' data-name='a > b'/>")));
  EXPECT_TRUE(
      harmless_svg(with(R"svg(<use href="#a"/><image xlink:href="data:image/png;base64,AA=="/>)svg")));
  EXPECT_TRUE(harmless_svg(
      with(R"svg(<g data-name="B&amp;O" clip-path="url(#clip1)" style="fill:rgb(1%,2%,3%);"/>)svg")));
}

TEST(HarmlessSvg, RejectsActiveContent) {
  for (const char* inside : {"<script>alert(1)</script>",
                             "<g><script/></g>",
                             R"svg(<g onload="alert(1)"/>)svg",
                             R"svg(<g ONCLICK="a()"/>)svg",
                             R"svg(<image href="http://elsewhere/a.png"/>)svg",
                             R"svg(<use href="other.svg#a"/>)svg",
                             R"svg(<image href="data:image/svg+xml;base64,AA=="/>)svg",
                             R"svg(<a href="#x"/>)svg",
                             R"svg(<a href="javascript:a()"/>)svg",
                             R"svg(<use xlink:href="&#104;ttp://elsewhere"/>)svg",
                             R"svg(<g style="fill:url(http://elsewhere)"/>)svg",
                             R"svg(<g style="fill:URL( http://elsewhere)"/>)svg",
                             R"svg(<g style="fill:u\72l(http://elsewhere)"/>)svg",
                             R"svg(<g fill="url(&quot;http://elsewhere&quot;)"/>)svg",
                             "<foreignObject/>",
                             "<style>@import 'a';</style>",
                             "<g>text</g>",
                             "<!-- a --> ",
                             "<![CDATA[a]]>",
                             "<?xml-stylesheet href='a'?>",
                             "<!DOCTYPE svg>",
                             "<set attributeName='onload'/>",
                             "<animate href='#a'/>",
                             "<g id/>",
                             R"svg(<g id="a)svg",
                             R"svg(<g a="1"b="2"/>)svg",
                             R"svg(<g a=">" onload="b()"/>)svg",
                             "<iframe/>",
                             R"svg(<g c<script="a"/>)svg",
                             R"svg(<g a://b="c"/>)svg",
                             R"svg(<g a:b="c"/>)svg",
                             "</javascript:a>",
                             "<g></g a>",
                             R"svg(<use href="#javascript:a"/>)svg",
                             R"svg(<g xmlns:a="http://www.w3.org/javascript:"/>)svg",
                             R"svg(<g a="http://b"/>)svg",
                             R"svg(<g clip-path="url(#javascript:a)"/>)svg",
                             "<G/>",
                             R"svg(</g onload="a">)svg"})
    EXPECT_FALSE(harmless_svg(with(inside))) << inside;
  for (const char* whole :
       {"", "svg", "<html/>", "<?xml <svg", "<svg", "a<svg/>", "<svg/>a", "<svg/><svg/>", "<svg><g></svg>"})
    EXPECT_FALSE(harmless_svg(whole)) << whole;
}

// HTML pages do not parse XML: a declaration ends at the first `>`, and the rest would be a tag.
TEST(HarmlessSvg, RejectsAnythingButADeclarationBeforeThePicture) {
  EXPECT_TRUE(harmless_svg(R"(<?xml version="1.0" encoding="UTF-8"?>)" + with("<g/>")));
  for (const char* before :
       {"<?xml ><script>a()</script>?>", "<?xml <style>?>", "<?xml version=\"1.0\">",
        "<?xml version=\"1.0\" javascript:a()?>", "<?xml ?><script>a()</script>?>", "<?xml "})
    EXPECT_FALSE(harmless_svg(before + with("<g/>"))) << before;
}

}  // namespace
}  // namespace trackwright

# UNTESTED: no macOS machine was at hand. The build needs the fonts in one folder, and reads /proc only if it exists.
# Set `url` and `sha256` to those of the release before use.
class Trackwright < Formula
  desc "Workbench for designers of 18xx railway games"
  homepage "https://trackwright.example/"
  url "https://trackwright.example/trackwright-0.2.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"

  depends_on "boost" => :build
  depends_on "cli11" => :build
  depends_on "cmake" => :build
  depends_on "cpp-httplib" => :build
  depends_on "ninja" => :build
  depends_on "nlohmann-json" => :build
  depends_on "pkgconf" => :build
  depends_on "cairo"
  depends_on "fmt"
  depends_on "fontconfig"
  depends_on "librsvg"
  depends_on "pango"
  depends_on "pugixml"
  depends_on "qpdf"
  depends_on "sqlite"
  depends_on "yaml-cpp"

  resource "lato" do
    url "https://trackwright.example/fonts/lato-2.0.tar.gz"
    sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  end

  resource "dejavu" do
    url "https://trackwright.example/fonts/dejavu-2.37.tar.gz"
    sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  end

  def install
    (buildpath/"fonts/lato").install resource("lato")
    (buildpath/"fonts/dejavu").install resource("dejavu")
    system "cmake", "-S", ".", "-B", "build", "-G", "Ninja",
           "-DBUILD_TESTING=OFF", "-DTRACKWRIGHT_PACKAGE=ON", "-DTRACKWRIGHT_FONTS=#{buildpath}/fonts", *std_cmake_args
    system "cmake", "--build", "build"
    system "cmake", "--install", "build"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/trackwright --version")
    system bin/"trackwright", "check", "18scan"
  end
end

# Functions of ./trackwright and ./test: install missing Debian packages, and build. Source this file; do not run it.
# Messages go to standard error, to keep them out of the program's output.

say() { printf 'trackwright: %s\n' "$*" >&2; }

# The names in package files, without comments. Any package of a line (first|second) is enough; the first is installed.
listed_packages() { sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$@"; }

missing_packages() {
  local package
  for package in $(listed_packages "$@"); do
    # shellcheck disable=SC2086
    [[ $(dpkg-query -W -f=' ${db:Status-Status} ' ${package//|/ } 2>/dev/null) == *" installed "* ]] || echo "${package%%|*}"
  done
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"
  elif command -v sudo >/dev/null; then sudo "$@"
  else
    say "cannot install packages: neither root nor sudo; run this as root: $*"
    return 1
  fi
}

install_missing() {
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    say "not a Debian system: install the packages in cmake/packages*.txt yourself"
    return 0
  fi
  local missing
  missing=$(missing_packages "$@" | tr '\n' ' ')
  [ -n "$missing" ] || return 0
  say "installing packages: $missing"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq >&2 ||
    say "apt-get update failed; continuing with the existing package lists"
  # shellcheck disable=SC2086
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 $missing >&2
}

# build PRESET [TARGET...]: configures if needed, then builds.
build() {
  local preset=$1
  shift
  [ -f "build/$preset/build.ninja" ] || cmake --preset "$preset" >&2
  cmake --build "build/$preset" ${1:+--target "$@"} >&2
}

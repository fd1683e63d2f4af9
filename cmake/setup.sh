# Shared by ./trackwright and ./test: installs missing Debian packages and builds. Sourced, not run.
# Messages go to standard error, so that the program's own output stays clean.

say() { printf 'trackwright: %s\n' "$*" >&2; }

# Names listed in package files, without comments. Of several in one line (better|also) any will do; the first is installed.
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
    say "root rights are needed to install packages, and sudo is not here; as root run: $*"
    return 1
  fi
}

install_missing() {
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    say "this is no Debian system: packages are not installed; the build needs what cmake/packages*.txt list"
    return 0
  fi
  local missing
  missing=$(missing_packages "$@" | tr '\n' ' ')
  [ -n "$missing" ] || return 0
  say "installing packages: $missing"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq >&2 ||
    say "apt-get update failed; trying with the lists that are here"
  # shellcheck disable=SC2086
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 $missing >&2
}

# build PRESET [TARGET...]: configures where needed, then builds.
build() {
  local preset=$1
  shift
  [ -f "build/$preset/build.ninja" ] || cmake --preset "$preset" >&2
  cmake --build "build/$preset" ${1:+--target "$@"} >&2
}

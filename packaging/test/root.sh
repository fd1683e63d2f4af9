# Shared by packaging/test/deb and packaging/test/tarball: a minimal Debian 12 to run the program in. Sourced, as root.

# make_root FOLDER: a new root, with /proc. TRACKWRIGHT_TEST_ROOT names an archive of one (mmdebstrap writes it) to unpack.
make_root() {
  mkdir -p "$1"
  if [ -n "${TRACKWRIGHT_TEST_ROOT:-}" ]; then
    tar xf "$TRACKWRIGHT_TEST_ROOT" -C "$1"
  else
    mmdebstrap --quiet --variant=minbase bookworm "$1"
  fi
  cp /etc/resolv.conf "$1/etc/resolv.conf"
  mount -t proc proc "$1/proc"
}

remove_root() {
  ! mountpoint -q "$1/proc" || umount "$1/proc"
  rm -rf --one-file-system "$1"
}

# sums FOLDER: the SHA-256 of each file below it.
sums() { (cd "$1" && find . -type f -exec sha256sum {} + | sort -k 2); }

# same_kit ROOT PROGRAM BUILD: prints a kit in the root and one with the build tree, and compares them.
same_kit() {
  local root=$1 program=$2 build=$3 built begun
  built=$(mktemp -d)
  echo "$(chroot "$root" "$program" --version), in a root with $(chroot "$root" dpkg-query -f '.\n' -W | wc -l) packages"
  chroot "$root" "$program" list | grep -E '^ +18scan '
  chroot "$root" "$program" check 18scan
  begun=$(date +%s.%N)
  chroot "$root" /bin/sh -c "cd /tmp && $program kit 18scan -o first --quiet"
  echo "first kit printed in $(date +%s.%N | awk -v begun="$begun" '{ printf "%.1f", $1 - begun }') s"
  # The picture of the whole game uses all that draws, SVG artwork included.
  chroot "$root" /bin/sh -c "cd /tmp && $program kit 18scan --png --picture 18scan.png -o kit --quiet && mv 18scan.png kit/"
  (cd "$built" && "$build/designer/trackwright" kit 18scan --png --picture 18scan.png -o kit --quiet && mv 18scan.png kit/)
  [ "$(sums "$built/kit" | wc -l)" -gt 10 ]
  diff <(sums "$root/tmp/kit") <(sums "$built/kit")
  echo "$(sums "$built/kit" | wc -l) files are equal to those of the build tree"
  sums "$built/kit" | grep -E ' \./(kit\.pdf|18scan\.png)$'
  rm -rf "$built"
}

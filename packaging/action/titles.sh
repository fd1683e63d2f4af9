# shellcheck shell=bash
# Shared by packaging/action/run and packaging/action/pre-commit: the titles of a repository. Source this file in a
# script that defines `fail MESSAGE`.

# Leaves out the title.yaml of options: files in `options/NAME` of a title.
without_options() { sed -z -E -e '/(^|\/)options\/[^/]+\/title\.yaml$/d'; }

# The folders in TITLES, or all folders with a title.yaml, with a zero byte after each. Only folders of this repository
# are accepted.
chosen_titles() {
  local folder
  if [ -n "${TITLES:-}" ]; then
    # shellcheck disable=SC2086
    printf '%s\0' $TITLES
  elif git rev-parse --git-dir >/dev/null 2>&1; then
    git ls-files -z -- title.yaml '*/title.yaml' | without_options | sed -z -e 's|^title\.yaml$|.|' -e 's|/title\.yaml$||'
  else
    find . -name title.yaml -printf '%P\0' | sort -z | without_options | sed -z -e 's|^title\.yaml$|.|' -e 's|/title\.yaml$||'
  fi | while IFS= read -r -d '' folder; do
    folder=${folder#./}
    folder=${folder%/}
    case /$folder/ in
      //* | */../* | /-* | *[[:cntrl:]]*) fail "$(printf '%q' "$folder") is not a folder of this repository" ;;
    esac
    [ -f "$folder/title.yaml" ] || fail "there is no $(printf '%q' "$folder")/title.yaml"
    printf '%s\0' "$folder"
  done
}

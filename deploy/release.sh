#!/usr/bin/env bash
# Makes nginx serve a new build, or goes back to an earlier release. Runs on the server; needs bash, coreutils, find, flock, curl.
#
#   release.sh <folder of the build>    e.g. release.sh /tmp/dist; with /tmp/dist-server beside it the release can publish itself
#   release.sh --back [release]         goes back to the previous release, or the named one (see releases/)
#
# Visitors may still have a page of the previous release open and request its files. Files of /assets therefore stay for KEEP_DAYS after
# the last release that contained them was replaced. New assets are in place before the HTML, which nginx switches together with its
# policy when it reloads.
# The build must be published for this deployment first (npm run publish): its HTML and its policy depend on the settings.
#
# If nginx rejects the configuration or doesn't serve the new release, the previous one stays in place.
#
# Only one instance runs at a time. A second one names the process it waits for and gives up after WAIT_SECONDS.
set -euo pipefail

BASE=${BASE:-/srv/krishi-vyapar}
KEEP_DAYS=${KEEP_DAYS:-30}
KEEP_RELEASES=${KEEP_RELEASES:-5}
WAIT_SECONDS=${WAIT_SECONDS:-600}
NGINX_TEST=${NGINX_TEST:-nginx -t -q}
NGINX_RELOAD=${NGINX_RELOAD:-systemctl reload nginx}
# URL that returns the name of the served release. Set it to '' before nginx is set up.
HEALTH=${HEALTH-http://localhost/healthz}

fail() {
  echo "release.sh: $*" >&2
  exit 1
}

# Holds the lock until this script ends. The nginx commands don't inherit it (9>&-), because a server that they start would keep it.
take_turn() {
  exec 9>>"$BASE/release.lock"
  if ! flock -n 9; then
    echo "release.sh: waiting for another release ($(tail -n 1 "$BASE/release.lock"))" >&2
    flock -w "$WAIT_SECONDS" 9 || fail "gave up after $WAIT_SECONDS s: another release is still running"
  fi
  echo "process $$ of $(id -un) since $(date -u +%FT%TZ)" > "$BASE/release.lock"
}

present() { basename "$(readlink "$BASE/current" || true)"; }

point_to() {
  ln -sfn "releases/$1" "$BASE/current.new"
  mv -T "$BASE/current.new" "$BASE/current" # atomic: no request gets half of it
}

# Copies files of /assets that the current release has and $1 lacks, unless they are older than KEEP_DAYS. The age of files from the
# current build (assets.txt) starts now; files that it carried over from older releases keep their time.
carry_assets() {
  local from="$BASE/current/site/assets" to="$BASE/releases/$1/site/assets" own="$BASE/current/assets.txt" file
  [ -d "$from" ] || return 0
  find "$from" -type f -print0 | while IFS= read -r -d '' file; do
    [ ! -e "$to/${file##*/}" ] || continue
    if [ ! -e "$own" ] || grep -qxF "${file##*/}" "$own"; then
      cp "$file" "$to/" # modification time: now
    elif [ -n "$(find "$file" -mtime "-$KEEP_DAYS")" ]; then
      cp -p "$file" "$to/"
    fi
  done
}

is_served() {
  [ -z "$HEALTH" ] && return
  for _ in $(seq 50); do
    [ "$(curl -fsS -m 2 "$HEALTH" 2>/dev/null)" = "$1" ] && return
    sleep 0.2
  done
  return 1
}

switch_to() {
  local before
  before=$(present)
  carry_assets "$1"
  point_to "$1"
  if $NGINX_TEST 9>&- && $NGINX_RELOAD 9>&- && is_served "$1"; then
    echo "$1 is served"
    return
  fi
  if [ -n "$before" ]; then
    point_to "$before"
    $NGINX_RELOAD 9>&- || true
  fi
  fail "$1 is not served; it is still ${before:-nothing}"
}

[ $# -ge 1 ] || fail "which build? (release.sh <folder>, or --back)"
mkdir -p "$BASE/releases"
take_turn
# Removes incomplete releases of killed runs; with the lock held, no other run is active.
rm -rf "$BASE/releases"/.[!.]*

if [ "$1" = --back ]; then
  target=${2:-$(ls "$BASE/releases" | sort | awk -v present="$(present)" '$0 == present { exit } { last = $0 } END { print last }')}
  [ -n "$target" ] && [ -d "$BASE/releases/$target" ] || fail "there is no release ${target:-before $(present)}"
  switch_to "$target"
  exit
fi

build=${1%/}
[ -f "$build/app.en.html" ] && [ -f "$build/nginx/policy.conf" ] || fail "$build is no build (npm run build)"
name=$(date -u +%Y%m%dT%H%M%S.%NZ)
new="$BASE/releases/.$name"
mkdir -p "$new"
# However this run ends, it removes a release that isn't served: --back would return to it.
trap '[ "$(present)" = "$name" ] || rm -rf "$new"' EXIT
cp -pr "$build" "$new/site"
ls "$new/site/assets" > "$new/assets.txt"
mv "$new/site/nginx/headers.conf" "$new/site/nginx/policy.conf" "$new/"
rm -rf "$new/site/nginx" "$new/site/.stamp" "$new/site/.vite"
cat > "$new/release.conf" <<CONF
# Written by release.sh.
map "" \$site_root { default $BASE/releases/$name/site; }
map "" \$site_release { default $name; }
CONF
[ ! -d "$build-server" ] || cp -pr "$build-server" "$new/server"
chmod -R a+rX "$new"
[ "$(id -u)" != 0 ] || chown -R --reference="$BASE" "$new"
mv "$new" "$BASE/releases/$name"
new="$BASE/releases/$name"
switch_to "$name"

# Names start with the time, so the oldest come first. The served release always stays.
find "$BASE/releases" -mindepth 1 -maxdepth 1 -type d ! -name '.*' -printf '%f\n' | sort | head -n "-$KEEP_RELEASES" |
  while read -r old; do [ "$old" = "$(present)" ] || rm -rf "${BASE:?}/releases/$old"; done

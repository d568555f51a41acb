#!/usr/bin/env bash
# Makes a build the one that nginx serves, or goes back to an earlier one. Runs on the server; needs bash, coreutils, find, flock, curl.
#
#   release.sh <folder of the build>    e.g. release.sh /tmp/dist; with /tmp/dist-server beside it the release can publish itself
#   release.sh --back [release]         the one before, or the one named (they are listed in releases/)
#
# A person who has a page of the release before still open asks for its files: those of /assets stay for KEEP_DAYS after the last release
# that had them was replaced. They are there before the HTML is, which comes with the reload, at the same moment as the policy that
# belongs to it.
# The build has been published already (npm run publish): its HTML and its policy are for one deployment.
#
# If nginx refuses, or does not answer with the new release, everything is as it was.
#
# Only one release runs at a time: a second one says which process it waits for, and gives up after WAIT_SECONDS.
set -euo pipefail

BASE=${BASE:-/srv/krishi-vyapar}
KEEP_DAYS=${KEEP_DAYS:-30}
KEEP_RELEASES=${KEEP_RELEASES:-5}
WAIT_SECONDS=${WAIT_SECONDS:-600}
NGINX_TEST=${NGINX_TEST:-nginx -t -q}
NGINX_RELOAD=${NGINX_RELOAD:-systemctl reload nginx}
# Answers with the name of the release that is served. Empty before nginx is set up.
HEALTH=${HEALTH-http://localhost/healthz}

fail() {
  echo "release.sh: $*" >&2
  exit 1
}

# Holds the lock until this script ends. The commands for nginx don't inherit it (9>&-): a server that they start would keep it.
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
  mv -T "$BASE/current.new" "$BASE/current" # in one step: nobody sees half of it
}

# Files of /assets that $1 doesn't have and the present release does, unless they have been left for too long. What the present release
# was built with (assets.txt) is left now: its time begins. What it had itself from older ones keeps its own.
carry_assets() {
  local from="$BASE/current/site/assets" to="$BASE/releases/$1/site/assets" own="$BASE/current/assets.txt" file
  [ -d "$from" ] || return 0
  find "$from" -type f -print0 | while IFS= read -r -d '' file; do
    [ ! -e "$to/${file##*/}" ] || continue
    if [ ! -e "$own" ] || grep -qxF "${file##*/}" "$own"; then
      cp "$file" "$to/" # with the time of now
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
# Half-made by a release that was killed: nobody else is at work now.
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
trap 'rm -rf "$new"' EXIT
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
switch_to "$name"

# Names begin with the time, so the oldest are first. The one that is served always stays.
find "$BASE/releases" -mindepth 1 -maxdepth 1 -type d ! -name '.*' -printf '%f\n' | sort | head -n "-$KEEP_RELEASES" |
  while read -r old; do [ "$old" = "$(present)" ] || rm -rf "${BASE:?}/releases/$old"; done

#!/bin/sh
# sudo sh upgrade.sh lamha-0.3.0-linux-x64.tar.gz   unpacks it beside the other releases, moves the link and restarts the service
# sudo sh upgrade.sh back                           moves the link to the release before and restarts
# If the new release is not ready in time, the link goes back by itself. LAMHA_HOME, LAMHA_RESTART and LAMHA_URL are for other places.
set -eu
home=${LAMHA_HOME:-/opt/lamha}
restart=${LAMHA_RESTART:-systemctl restart lamha}
url=${LAMHA_URL:-http://127.0.0.1:3000}
releases=$home/releases
kept=3

say() {
  echo "upgrade: $1"
}
# A link cannot be half moved.
point() {
  ln -sfn "$1" "$home/current.new"
  mv -T "$home/current.new" "$home/current"
}
node_of() {
  if [ -x "$1/node_modules/.bin/node" ]; then echo "$1/node_modules/.bin/node"; else echo node; fi
}
is_ready() {
  version=$("$(node_of "$1")" -p "require('$1/package.json').version")
  "$(node_of "$1")" -e "
    const until = Date.now() + 120000;
    (async () => {
      while (Date.now() < until) {
        const answer = await fetch('$url/readyz').catch(() => undefined);
        if (answer?.ok && (await answer.json()).version === '$version') {
          // The first pages of a start take a second, many on a busy machine: no visitor should be the one who waits.
          for (const path of ['/', '/en']) await fetch('$url' + path, { redirect: 'manual' }).catch(() => undefined);
          process.exit(0);
        }
        await new Promise((soon) => setTimeout(soon, 200));
      }
      process.exit(1);
    })();"
}

before=$(readlink "$home/current" || true)
if [ "${1:-}" = back ]; then
  target=$(cat "$home/previous")
else
  archive=${1:?name the archive, or "back"}
  [ ! -f "$archive.sha256" ] || (cd "$(dirname "$archive")" && sha256sum --check --quiet "$(basename "$archive").sha256")
  mkdir -p "$releases"
  name=$(basename "$archive" .tar.gz)
  target=$releases/$name
  if [ ! -d "$target" ]; then
    rm -rf "$target.unfinished"
    mkdir "$target.unfinished"
    tar xzf "$archive" -C "$target.unfinished" --strip-components=1
    mv "$target.unfinished" "$target"
  fi
fi
[ "$target" != "$before" ] || { say "$target runs already"; exit 0; }
point "$target"
$restart || true
if is_ready "$target"; then
  [ -z "$before" ] || echo "$before" >"$home/previous"
  say "$target is ready"
  # The newest few stay, and whichever one may be needed.
  ls -1dt "$releases"/*/ | tail -n +$((kept + 1)) | while read -r old; do
    old=${old%/}
    [ "$old" = "$target" ] || [ "$old" = "$before" ] || rm -rf "$old"
  done
else
  say "$target is not ready after two minutes; its log says why."
  [ -n "$before" ] || exit 1
  point "$before"
  $restart || true
  say "the link leads to $before again. If that one says that the database was made by a newer version: stop the service and run $before/lamha rollback."
  exit 1
fi

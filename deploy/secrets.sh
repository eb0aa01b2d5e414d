#!/bin/sh
# Makes the files of `secrets` that the compose files name, once: what is there stays as it is.
set -eu
mkdir -p secrets
chmod 0711 secrets
keep() {
  [ -s "secrets/$1" ] || printf '%s\n' "$2" >"secrets/$1"
  # Account 1000 of the container reads them; the folder keeps everybody else from listing it.
  chmod 0444 "secrets/$1"
}
random() {
  od -An -N24 -tx1 /dev/urandom | tr -d ' \n'
}
for name in admin_password secret_key database_password store_root_password store_password; do
  keep "$name" "$(random)"
done
keep database_url "postgres://lamha:$(cat secrets/database_password)@database:5432/lamha"
keep s3_url "http://lamha:$(cat secrets/store_password)@store:9000/lamha"
echo 'The password of the account "admin" is in secrets/admin_password; keep a copy of secrets/secret_key elsewhere.'

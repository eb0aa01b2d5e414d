#!/bin/sh
# Run by compose.many.yaml inside MinIO's own client. Any number of times: what is there already stays.
set -eu
export MC_CONFIG_DIR=/tmp/mc
mc alias set store http://store:9000 root "$(cat /run/secrets/store_root_password)"
mc mb --ignore-existing store/lamha
mc admin user add store lamha "$(cat /run/secrets/store_password)"
mc admin policy create store lamha /store-policy.json
mc admin policy attach store lamha --user lamha || mc admin policy entities store --user lamha | grep -q lamha

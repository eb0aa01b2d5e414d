import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { missingPackages } from './missing-packages.mjs';
import { isOurNode } from './our-node.mjs';
import { ROOT, say, work } from './run.mjs';

const QUIET = {
  npm_config_loglevel: 'error',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
};

/** Installs exactly what the lock file says, unless it is there already. To run what is built, production packages are enough. */
export async function install({ production = false } = {}) {
  const [wanted, present] = ['package-lock.json', 'node_modules/.package-lock.json'].map(readPackages);
  const isInstalled = present && missingPackages(wanted, present, { production, hasNode: isOurNode() }).length === 0;
  if (!isInstalled) await work('Installing packages', 'npm', ['ci'], { env: QUIET, isInstalling: true });
  if (existsSync(join(ROOT, 'node_modules/.bin/node')) || isOurNode()) return;
  say('Node 24 is missing: npm was told to skip install scripts. Run `npm ci --ignore-scripts=false`.');
  process.exit(1);
}

/** npm writes its own record of what is there as its very last step. */
function readPackages(file) {
  const path = join(ROOT, file);
  if (!existsSync(path)) return undefined;
  const { '': _root, ...packages } = JSON.parse(readFileSync(path, 'utf8')).packages;
  return packages;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await install();

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, isBuilt } from './build.mjs';
import { install } from './install.mjs';
import { ROOT } from './run.mjs';

// An archive is whole, and has nothing to build from.
if (existsSync(join(ROOT, 'build/.packed'))) process.exit(0);

// What is built needs neither the tools that built it nor those that test it.
await install({ production: isBuilt() });
await build();

import { build, isBuilt } from './build.mjs';
import { install } from './install.mjs';

// What is built needs neither the tools that built it nor those that test it.
await install({ production: isBuilt() });
await build();

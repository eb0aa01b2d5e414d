// `npm run unit` runs the tests that need no build, no browser, no PostgreSQL and no process of their own: seconds.
import { install } from './install.mjs';
import { show } from './run.mjs';

await install();
process.exitCode = await show('vitest', ['run', '--config', 'vitest.unit.config.ts', ...process.argv.slice(2)]);

import '#app/server/node-environment.ts';
// Not by name: an older Node has no such function, and could not say what it lacks.
import * as modules from 'node:module';
import { join } from 'node:path';
import { isOurNode, ourNodeProblem } from './scripts/our-node.mjs';

if (!isOurNode()) {
  process.stderr.write(
    `Lamha cannot start: ${ourNodeProblem('it')} \`npm start\` takes that one; where it is not, install Node 24 from https://nodejs.org.\n`,
  );
  process.exit(1);
}
// Before anything else is loaded: reading and compiling our sources is most of a start, and the next one finds it done.
modules.enableCompileCache(join(import.meta.dirname, 'node_modules', '.cache', 'lamha-compiled'));
await import('./main.ts');

import '#app/server/node-environment.ts';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Before anything else is loaded: reading and compiling our sources is most of a start, and the next one finds it done.
enableCompileCache(join(import.meta.dirname, 'node_modules', '.cache', 'lamha-compiled'));
await import('./main.ts');

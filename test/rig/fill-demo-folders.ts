import { cp } from 'node:fs/promises';
import { demoFolder } from './demo-folder.ts';

/** `node test/rig/fill-demo-folders.ts FOLDER...`: each becomes the data folder of a server with the demo company. */
const ready = await demoFolder();
await Promise.all(process.argv.slice(2).map((folder) => cp(ready, folder, { recursive: true })));

import { cp } from 'node:fs/promises';
import { demoFolder, smallDemoFolder } from './demo-folder.ts';

/**
 * `node test/rig/fill-demo-folders.ts [--small] FOLDER...`: each becomes the data folder of a server with the demo company, with
 * `--small` in pictures of few pixels. Without a folder it is only made ready.
 */
const folders = process.argv.slice(2).filter((one) => one !== '--small');
const ready = await (process.argv.includes('--small') ? smallDemoFolder() : demoFolder());
for (const folder of folders) await cp(ready, folder, { recursive: true });

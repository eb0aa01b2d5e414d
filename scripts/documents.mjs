// `npm run documents` prints the demo company's PDFs anew: after its content, its pictures or their design have changed.
import { chromium } from './chromium.mjs';
import { install } from './install.mjs';
import { show } from './run.mjs';

await install();
process.exitCode = await show('node', ['demo/documents/make.ts'], await chromium());

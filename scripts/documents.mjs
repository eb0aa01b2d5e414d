// `npm run documents` prints the demo company's PDFs anew: after its content, its pictures or their design have changed.
import { browserCommand, findBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { say, show } from './run.mjs';

await install();
const browser = await findBrowser();
if (browser) {
  process.exitCode = await show('node', ['demo/documents/make.ts'], browser);
} else {
  say(`Nothing was printed for want of a browser. \`${browserCommand()}\` helps.`);
  process.exitCode = 1;
}

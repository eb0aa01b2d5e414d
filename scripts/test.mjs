// `npm test` runs everything; `npm test -- store` only the files of vitest that match; `npm run e2e -- home` only browser journeys;
// `npm run screenshots` takes pictures of every place.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { install } from './install.mjs';
import { ROOT, say, show } from './run.mjs';

const CACHE = join(ROOT, '.cache');

await install();
await build();
mkdirSync(CACHE, { recursive: true });
const browser = await chromium();
const [mode, ...rest] = process.argv.slice(2);
const filters = mode?.startsWith('--') ? rest : process.argv.slice(2);

const results = [];
if (!mode?.startsWith('--')) results.push(await runVitest());
if (mode === undefined || mode === '--e2e') results.push(await runPlaywright('playwright.config.ts'));
if (mode === '--screenshots') results.push(await runPlaywright('playwright.screenshots.config.ts'));

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sum);
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function runVitest() {
  const report = reportFile('vitest.json');
  const code = await show('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters], browser);
  return tally('vitest', code, report, ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => {
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests + numTodoTests };
  });
}

async function runPlaywright(config) {
  if (!hasJourneys()) return { passed: 0, failed: 0, skipped: 0 };
  const report = reportFile('playwright.json');
  const folder = mkdtempSync(join(tmpdir(), 'lamha-e2e-'));
  const ports = await Promise.all([freePort(), freePort()]);
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_DATA_DIR: folder, E2E_PORTS: ports.join() };
  const code = await show('playwright', ['test', '--config', config, '--reporter=list,json', ...filters], env);
  rmSync(folder, { recursive: true, force: true });
  return tally('playwright', code, report, ({ stats, errors }) => {
    // A journey that passes only at the second try is a race, and a race is a fault.
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
  });
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function hasJourneys() {
  const folder = join(ROOT, 'test/e2e');
  return existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => name.endsWith('.e2e.ts'));
}

function reportFile(name) {
  const path = join(CACHE, name);
  rmSync(path, { force: true });
  return path;
}

/** A runner that fails without a failed test (an error between tests, a crash) still counts as one failure. */
function tally(runner, code, report, read) {
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0, skipped: 0 };
  if (code === 0 || counts.failed > 0) return counts;
  say(`${runner} itself ended with ${code}`);
  return { ...counts, failed: 1 };
}

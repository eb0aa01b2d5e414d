// `npm test` proves every promise once; `npm run test:rest` proves it in the other language and on the other database;
// `npm test -- store` runs the files whose path contains it, in both languages and on both, and prepares only what these need;
// `npm run e2e -- home` only browser journeys; `npm run screenshots` takes pictures of every place.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { browserCommand, findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { journeysOf, patternsOf } from './halves.mjs';
import { install } from './install.mjs';
import { neededJourneys } from './needed-journeys.mjs';
import { ROOT, say, show, work } from './run.mjs';
import { testFiles } from './test-files.mjs';

const CACHE = join(ROOT, '.cache');
const FAILURE_LINES = 12;
const MODES = ['--e2e', '--screenshots', '--rest'];

const args = process.argv.slice(2);
const [asked] = args;
const given = MODES.includes(asked) ? args.slice(1) : args;
const mode = asked === '--e2e' || asked === '--screenshots' ? asked : undefined;
const isWide = process.env.EVERY_COLLECTION === '1';
const half = mode || isWide || given.length > 0 ? undefined : asked === '--rest' ? 'rest' : 'first';
const filters = given.filter((one) => !one.startsWith('-'));
const hasOptions = filters.length < given.length;

// Every command and server that a test starts reads the same sources: the first for all.
process.env.NODE_COMPILE_CACHE ??= join(CACHE, 'compiled');
await install();
const all = testFiles();
const isSelected = ({ path }) => filters.length === 0 || filters.some((filter) => path.includes(filter.replace(/:\d+$/, '')));
const tests = mode ? [] : all.tests.filter((one) => isSelected(one) && (half !== 'rest' || one.hasEngines || one.hasTurns || one.isDrill));
// The options of one runner mean nothing to the other.
const journeys = mode || hasOptions ? [] : all.journeys.filter(isSelected);
const wantsBrowser = mode !== undefined || journeys.length > 0;
if (!mode && tests.length + journeys.length === 0) {
  say(`No test file has ${filters.map((filter) => `"${filter}"`).join(' or ')} in its path.`);
  process.exit(1);
}
mkdirSync(CACHE, { recursive: true });
const browser = wantsBrowser ? await findBrowser() : undefined;
// Who looks at pictures wants the real ones.
const fillDemo = ['test/rig/fill-demo-folders.ts', ...(mode === '--screenshots' ? [] : ['--small'])];
// Building the pages keeps one processor busy; the other one prepares the journeys meanwhile.
const [, listed] = await Promise.all([
  wantsBrowser || tests.some(({ needsPages }) => needsPages) ? build() : undefined,
  half && browser ? listJourneys() : undefined,
  browser ? work('Loading the demo company', 'node', fillDemo) : undefined,
]);

const results = [];
if (tests.length > 0) results.push(await runVitest(half ? [...patternsOf(half, tests).keys()] : filters));
if (browser) results.push(await runPlaywright(mode === '--screenshots' ? 'playwright.screenshots.config.ts' : 'playwright.config.ts'));

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sum);
// The end of a long log must tell by itself what failed.
for (const { title, message } of results.flatMap(({ failures }) => failures)) say(`FAILED: ${title}\n${message}`);
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
if (wantsBrowser && !browser) {
  const what = journeys.length > 0 ? `the browser journeys of ${journeys.length} files (test/e2e)` : 'what was asked for';
  say(`NOT RUN for want of a browser: ${what}. \`${browserCommand()}\` helps.`);
  process.exitCode = 1;
}

async function runVitest(only) {
  const report = reportFile('vitest.json');
  const between = reportFile('between.json');
  const options = given.filter((one) => one.startsWith('-'));
  const reporters = ['default', 'json', './scripts/between-tests.mjs'].map((name) => `--reporter=${name}`);
  const code = await show('vitest', ['run', ...reporters, `--outputFile.json=${report}`, ...only, ...options], {
    BETWEEN_TESTS: between,
    TEST_HALF: half ?? '',
  });
  return tally('vitest', code, report, ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => {
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    const failures = [
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => failure(`${relative(ROOT, name)} > ${fullName}`, failureMessages.join('\n'))),
      ),
      ...broken.map(({ name, message }) => failure(relative(ROOT, name), message)),
      ...errorsIn(between).map((message) => failure('between tests', message)),
    ];
    // What belongs to the other half counts there.
    const skipped = half ? 0 : numPendingTests + numTodoTests;
    return { passed: numPassedTests, failed: numFailedTests + broken.length + errorsIn(between).length, skipped, failures };
  });
}

async function runPlaywright(config) {
  const report = reportFile('playwright.json');
  const folder = mkdtempSync(join(tmpdir(), 'lamha-e2e-'));
  const ports = await Promise.all([freePort(), freePort()]);
  await work('Copying the demo company', 'node', [...fillDemo, ...ports.map((_, index) => join(folder, String(index)))]);
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_DATA_DIR: folder, E2E_PORTS: ports.join() };
  const only = listed ? ['--test-list', fileOf(journeysOf(half, listed, neededJourneys(all)), folder)] : given;
  const code = await show('playwright', ['test', '--config', config, '--reporter=list,json', ...only], env);
  rmSync(folder, { recursive: true, force: true });
  return tally('playwright', code, report, ({ stats, errors, suites }) => {
    const all = suites.flatMap(journeysIn);
    const stood = all.filter(stoodStill);
    if (stood.length > 0) say(`The browser stood still and the journey was begun again: ${stood.map(({ title }) => title).join(', ')}`);
    // What else passes only at the second try is a race, and a race is a fault.
    const races = stats.flaky - stood.length;
    const fallen = all.filter(({ status }) => status === 'unexpected' || status === 'flaky').filter((one) => !stood.includes(one));
    const failures = [
      ...fallen.map(({ title, results }) => fallenAs(title, results.find(({ error }) => error) ?? {})),
      ...errors.map(({ message }) => failure('between journeys', message)),
    ];
    return { passed: stats.expected + stood.length, failed: stats.unexpected + races + errors.length, skipped: stats.skipped, failures };
  });
}

/** Every journey as Playwright lists it, which reads all their files. */
async function listJourneys() {
  const playwright = join(ROOT, 'node_modules/.bin/playwright');
  const { stdout } = await promisify(execFile)(playwright, ['test', '--list', '--reporter=list'], { cwd: ROOT });
  return stdout.split('\n').flatMap((line) => (/^ +\[/.test(line) ? line.trim() : []));
}

function fileOf(journeys, folder) {
  const file = join(folder, 'journeys.txt');
  writeFileSync(file, journeys.join('\n'));
  return file;
}

function failure(title, message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  const ours = lines.filter((line) => !/^\s+at .*(?:node_modules|<anonymous>|node:)/.test(line));
  return { title, message: ours.slice(0, FAILURE_LINES).join('\n') };
}

/** With what its page was still asking for. */
function fallenAs(title, { error, annotations = [] }) {
  const { message, ...named } = failure(title, error?.message);
  const asked = annotations.filter(({ type, description }) => type === 'unanswered' && description).map(({ description }) => description);
  return { ...named, message: asked.length > 0 ? `${message}\nUnanswered: ${asked.join(', ')}` : message };
}

function journeysIn({ suites = [], specs = [] }) {
  return [...specs.flatMap(({ title, tests }) => tests.map((one) => ({ ...one, title }))), ...suites.flatMap(journeysIn)];
}

/** A page that draws no frame any more ends nothing but the time of its journey, which test/e2e/journey.ts notes. */
function stoodStill({ status, results }) {
  const isStill = ({ status: ending, annotations = [] }) => ending === 'timedOut' && annotations.some(({ type }) => type === 'stood still');
  return status === 'flaky' && results.every((one) => one.status === 'passed' || isStill(one));
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function errorsIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function reportFile(name) {
  const path = join(CACHE, name);
  rmSync(path, { force: true });
  return path;
}

/** A runner that fails without a failed test (an error between tests, a crash) still counts as one failure. */
function tally(runner, code, report, read) {
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0, skipped: 0, failures: [] };
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [failure(`${runner} itself ended with ${code}, and no test of it failed`)] };
}

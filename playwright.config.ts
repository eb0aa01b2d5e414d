import { defineConfig } from '@playwright/test';
import { needOurNode } from './scripts/our-node.mjs';

needOurNode();

// Given by scripts/test.mjs, which finds free ports and an empty folder; fixed where somebody runs Playwright alone.
const { CHROMIUM_PATH, E2E_PORTS = '4390,4391', E2E_DATA_DIR = '.cache/e2e-data', TEST_PARALLEL_INDEX = '0' } = process.env;
const ports = E2E_PORTS.split(',');
const addressOf = (port: string | undefined) => `http://127.0.0.1:${port}`;
// Chromium's sandbox cannot be set up by root.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const WIDTHS = { phone: 390, tablet: 768, desktop: 1440 } as const;
/** Widths are part of these journeys. */
const OWN_WIDTHS = /(?:dashboard-|inbox|moderation|api-docs|empty-site|places)[^/]*$/;
const isWide = process.env['EVERY_LANGUAGE'] === '1';

/** Journeys change the site they walk through, so each worker has a site of its own. */
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/e2e',
  forbidOnly: Boolean(process.env['CI']),
  workers: ports.length,
  // For a page that draws no frame any more, seen once in some hundred journeys; scripts/test.mjs forgives nothing else.
  retries: 1,
  // A busy machine is slower, never red. A page that stands still ends its journey sooner (test/e2e/journey.ts).
  expect: { timeout: 60_000 },
  timeout: 300_000,
  use: {
    baseURL: addressOf(ports[Number(TEST_PARALLEL_INDEX)]),
    // A trace costs a third of the time; ask for one: npm run e2e -- FILE --trace on
    trace: 'off',
    // It would answer pages itself, past the failures that journeys arrange.
    serviceWorkers: 'block',
    // Motion costs most of a page's time in the browser; journeys about it ask for it, and the wide run has it everywhere.
    contextOptions: { reducedMotion: isWide ? 'no-preference' : 'reduce' },
    launchOptions: {
      // One process for all pages: it has read React and axe already, which is a tenth of a journey.
      args: ['--disable-background-networking', '--renderer-process-limit=1', ...sandbox],
      // Without it Chromium calls a file with an Arabic name "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    },
  },
  projects: Object.entries(WIDTHS)
    .filter(([name]) => isWide || name === 'desktop')
    .map(([name, width]) => ({ name, use: { viewport: { width, height: 900 } }, ...(name !== 'desktop' && { testIgnore: OWN_WIDTHS }) })),
  webServer: ports.map((port, index) => ({
    command: 'node build/program/server.js',
    url: `${addressOf(port)}/readyz`,
    env: {
      PORT: port,
      DATA_DIR: `${E2E_DATA_DIR}/${index}`,
      ADMIN_PASSWORD: 'only for these journeys',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      // The program that is told of changes is the journey itself.
      WEBHOOKS_INSIDE: '1',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
  })),
});

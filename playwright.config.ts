import { defineConfig } from '@playwright/test';

// Given by scripts/test.mjs, which finds a free port and an empty folder; fixed where somebody runs Playwright alone.
const { CHROMIUM_PATH, E2E_PORT = '4390', E2E_DATA_DIR = '.cache/e2e-data' } = process.env;
const baseURL = `http://127.0.0.1:${E2E_PORT}`;
// Chromium's sandbox cannot be set up by root.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/e2e',
  forbidOnly: Boolean(process.env['CI']),
  workers: 1,
  // A busy two-core machine needs a moment for a page nobody has asked for yet.
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    trace: 'retain-on-failure',
    // It would answer pages itself, past the failures that journeys arrange.
    serviceWorkers: 'block',
    launchOptions: { args: ['--disable-background-networking', ...sandbox], ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) },
  },
  webServer: {
    command: 'node server.ts',
    url: `${baseURL}/readyz`,
    env: { PORT: E2E_PORT, DATA_DIR: E2E_DATA_DIR, ADMIN_PASSWORD: 'only for these journeys', LOG_LEVEL: 'warn', TRUST_PROXY: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
  },
});

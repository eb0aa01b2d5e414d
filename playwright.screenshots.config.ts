import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run screenshots`: every place and every screen of the dashboard in both languages at four widths, to be looked at. */
export default defineConfig(base, {
  testDir: 'test/e2e',
  testMatch: '*.shots.ts',
  timeout: 120_000,
  use: { contextOptions: { reducedMotion: 'reduce' } },
});

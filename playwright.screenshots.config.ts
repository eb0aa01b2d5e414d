import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run screenshots`: every place in both languages at three widths, to be looked at. */
export default defineConfig(base, {
  testDir: 'test/e2e',
  testMatch: '*.shots.ts',
  timeout: 60_000,
  use: { contextOptions: { reducedMotion: 'reduce' } },
});

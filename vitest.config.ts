import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{content,store,api,app,i18n,demo,scripts,bench,test}/**/*.test.{ts,tsx}'],
    globalSetup: ['test/rig/global-setup.ts'],
    // Generous, because a busy two-core machine is slow; a test that needs this long is still a bad test.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    maxWorkers: 2,
    injectCjsGlobals: false,
  },
});

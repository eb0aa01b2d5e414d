import { defineConfig } from 'vitest/config';
import { needOurNode } from './scripts/our-node.mjs';
import { testFiles } from './scripts/test-files.mjs';

needOurNode();

/** Calculations: one worker reads our sources once for all of them. */
export default defineConfig({
  test: {
    include: testFiles()
      .tests.filter(({ isUnit }) => isUnit)
      .map(({ path }) => path),
    testTimeout: 30_000,
    isolate: false,
    maxWorkers: 1,
    injectCjsGlobals: false,
  },
});

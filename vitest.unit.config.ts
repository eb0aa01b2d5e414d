import { defineConfig } from 'vitest/config';
import { needOurNode } from './scripts/our-node.mjs';
import { testFiles } from './scripts/test-files.mjs';

needOurNode();

const units = testFiles().tests.filter(({ isUnit }) => isUnit);
const pathsOf = (files: typeof units) => files.map(({ path }) => path);

/** Calculations: one worker reads our sources once for all of them, but for those that replace a module. */
export default defineConfig({
  test: {
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 1,
    injectCjsGlobals: false,
    projects: [
      { extends: true, test: { name: 'shared', include: pathsOf(units.filter(({ mocks }) => !mocks)), isolate: false } },
      { extends: true, test: { name: 'mocked', include: pathsOf(units.filter(({ mocks }) => mocks)) } },
    ],
  },
});

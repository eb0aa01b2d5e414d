import { defineConfig } from 'vitest/config';
import { needOurNode } from './scripts/our-node.mjs';
import { testFiles } from './scripts/test-files.mjs';
import { testOrder } from './scripts/test-order.mjs';

needOurNode();
// As the program runs: the development builds of React and its router draw a page several times slower.
process.env['NODE_ENV'] = 'production';

const { tests } = testFiles();
const pathsOf = (files: typeof tests) => files.map(({ path }) => path);

export default defineConfig({
  test: {
    globalSetup: ['test/rig/global-setup.ts'],
    // Generous, because a busy two-core machine is slow; a test that needs this long is still a bad test.
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
    teardownTimeout: 30_000,
    maxWorkers: 2,
    sequence: { sequencer: testOrder(tests, process.env['TEST_HALF']) },
    injectCjsGlobals: false,
    projects: [
      // A worker reads our sources once for all its files: two CPU seconds less for each of them.
      { extends: true, test: { name: 'shared', include: pathsOf(tests.filter(({ mocks }) => !mocks)), isolate: false } },
      { extends: true, test: { name: 'mocked', include: pathsOf(tests.filter(({ mocks }) => mocks)) } },
    ],
  },
});

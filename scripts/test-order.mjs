import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { patternsOf } from './halves.mjs';
import { ROOT } from './run.mjs';

const { sort: bySize } = BaseSequencer.prototype;

/**
 * The order of a run: calculations last, because many short files let two workers end together where one long file would keep one
 * of them waiting. In a half each file runs the tests of its turn; where single files are asked for, all of them.
 * @param {ReturnType<typeof import('./test-files.mjs').testFiles>['tests']} tests
 * @param {string | undefined} half
 */
export function testOrder(tests, half) {
  const short = new Set(tests.filter(({ isUnit, mocks }) => isUnit && !mocks).map(({ path }) => path));
  const patterns = half === 'first' || half === 'rest' ? patternsOf(half, tests) : new Map();

  return class extends BaseSequencer {
    /** @param {import('vitest/node').TestSpecification[]} specifications */
    async sort(specifications) {
      const isShort = ({ moduleId }) => short.has(relative(ROOT, moduleId));
      for (const one of specifications) {
        const pattern = patterns.get(relative(ROOT, one.moduleId));
        if (pattern) Object.assign(one, { testNamePattern: new RegExp(pattern) });
      }
      const sorted = await bySize.call(this, specifications);
      return sorted.toSorted((a, b) => Number(isShort(a)) - Number(isShort(b)));
    }
  };
}

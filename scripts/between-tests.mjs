// A reporter of vitest: its JSON names the tests that failed, but not what failed between them (a rejection nobody awaited, a worker
// that died). This one writes those down, one line each, into the file that BETWEEN_TESTS names.
import { writeFileSync } from 'node:fs';

export default class BetweenTests {
  /** @param {readonly { name?: string, message: string, stack?: string }[]} errors */
  onTestRunEnd(_modules, errors) {
    const file = process.env.BETWEEN_TESTS;
    if (file) writeFileSync(file, JSON.stringify(errors.map(({ name, message, stack }) => stack ?? `${name}: ${message}`)));
  }
}

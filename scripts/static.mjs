// What can be told without running the program, side by side: each has work for one processor.
import { install } from './install.mjs';
import { workTogether } from './run.mjs';

await install();
await workTogether([
  ['Checking rules', 'npm', 'run', 'lint'],
  ['Checking types', 'npm', 'run', 'typecheck'],
]);
await workTogether([
  ['Checking format', 'npm', 'run', 'format', '--', '--check'],
  ['Looking for unused code', 'npm', 'run', 'unused'],
]);

// What can be told without running the program, side by side: each has work for one processor.
import { install } from './install.mjs';
import { work, workTogether } from './run.mjs';

await install();
// The types of the routes first: rules and types both read them.
await work('Reading routes', 'react-router', ['typegen']);
await workTogether([
  ['Checking rules', 'npm', 'run', 'lint'],
  ['Checking types', 'npm', 'run', 'types'],
]);
await workTogether([
  ['Checking format', 'npm', 'run', 'format', '--', '--check'],
  ['Looking for unused code', 'npm', 'run', 'unused'],
]);

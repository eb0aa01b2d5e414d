// What can be told without running the program, side by side: each has work for one processor.
import { install } from './install.mjs';
import { work, workTogether } from './run.mjs';

await install();
// The types of the routes first: rules and types both read them. They need none of what builds the pages, so the smaller configuration does.
await work('Reading routes', 'react-router', ['typegen', '--config', 'vite.server.config.ts']);
await workTogether([
  ['Checking rules', 'npm', 'run', 'lint'],
  ['Checking types', 'npm', 'run', 'types'],
]);
await workTogether([
  ['Checking format', 'npm', 'run', 'format', '--', '--check'],
  ['Looking for unused code', 'npm', 'run', 'unused'],
]);

// Beside it, bench/waking.ts puts the library's own file into the page; this is the module that it imports once somebody touches the island.
import { wakePlainly } from './plain-root.tsx';

const root = document.querySelector('is-land');
if (root) wakePlainly(root);

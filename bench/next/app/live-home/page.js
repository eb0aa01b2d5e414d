import { createElement } from 'react';
import { Tree } from '../tree.js';

export const dynamic = 'force-dynamic';

export default function Page() {
  return createElement(Tree, { page: 'home' });
}

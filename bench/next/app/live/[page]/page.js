import { createElement } from 'react';
import { Tree } from '../../tree.js';

export const dynamic = 'force-dynamic';

export default async function Page({ params }) {
  return createElement(Tree, await params);
}

import { createElement } from 'react';
import { Tree } from '../../tree.js';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return ['home', 'product'].map((page) => ({ page }));
}
export default async function Page({ params }) {
  return createElement(Tree, await params);
}

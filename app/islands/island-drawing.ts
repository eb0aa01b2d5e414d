import { createContext, type ReactNode } from 'react';
import type { Area, SiteKey } from '#app/page/texts.ts';

/** Each island is drawn as a tree of its own, as the browser will wake it: React's ids depend on the tree. Only the server provides it. */
export type IslandDrawing = {
  draw: (tree: ReactNode, prefix: string) => string;
  /** Notes the texts an island needs and gives it a prefix for its ids. */
  announce: (texts: readonly (Area | SiteKey)[]) => string;
  /** The areas and keys announced so far. */
  texts: ReadonlySet<string>;
};

export const IslandDrawingContext = createContext<IslandDrawing | undefined>(undefined);

export function createIslandDrawing(draw: IslandDrawing['draw']): IslandDrawing {
  const texts = new Set<string>();
  let count = 0;
  return {
    draw,
    texts,
    announce(wanted) {
      for (const word of wanted) texts.add(word);
      count += 1;
      return `i${count}`;
    },
  };
}

import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { ContentSlides } from '#app/site/sections/content-slides/content-slides.tsx';
import { useTexts } from '#app/site/texts.ts';

export type ProjectHighlight = Pick<Item<typeof collections.projectHighlights>, 'id' | 'title' | 'info' | 'link' | 'fallback'> & {
  drawing: string;
};

/** The same cards as "Why Choose" on the home page. */
export function ProjectHighlights({ highlights }: { highlights: readonly ProjectHighlight[] }) {
  return <ContentSlides heading={useTexts()('site.projects.highlights')} slides={highlights} />;
}

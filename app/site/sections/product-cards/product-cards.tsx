import { Section } from '#app/ui/layout/section.tsx';
import { StoryCards } from '#app/site/catalogue/story-cards/story-cards.tsx';
import type { Story } from '#app/site/catalogue/story.ts';

export function ProductCards({ cards }: { cards: readonly Story[] }) {
  if (cards.length === 0) return null;
  return (
    <Section tone="light">
      <StoryCards stories={cards} level={2} />
    </Section>
  );
}

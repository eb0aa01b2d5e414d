import { useId } from 'react';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { StoryCards } from '#app/site/catalogue/story-cards/story-cards.tsx';
import type { Story } from '#app/site/catalogue/story.ts';

export type CategoryCard = Pick<Item<typeof collections.categoryCards>, 'id' | 'name' | 'paragraph' | 'image' | 'fallback'>;

export function CategoryCards({ cards }: { cards: readonly CategoryCard[] }) {
  const t = useTexts();
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <Section tone="light" labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.category.cards')}</Heading>
      </Container>
      <StoryCards stories={cards.map(asStory)} />
    </Section>
  );
}

const STORY_FIELDS: Readonly<Record<string, string>> = { name: 'title', paragraph: 'text' };

function asStory({ id, name, paragraph, image, fallback }: CategoryCard): Story {
  return { id, title: name, text: paragraph, icon: image, path: '', fallback: fallback.map((field) => STORY_FIELDS[field] ?? field) };
}

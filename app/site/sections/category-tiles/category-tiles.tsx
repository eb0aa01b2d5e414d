import { useId } from 'react';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Tiles } from '#app/ui/tiles/tiles.tsx';
import { PictureTile } from '#app/site/catalogue/tile/picture-tile.tsx';
import { tileColor } from './tile-color.ts';

export type CategoryTile = Pick<Item<typeof collections.categoryTiles>, 'id' | 'title' | 'info' | 'path' | 'color' | 'image' | 'fallback'>;

export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  const t = useTexts();
  const id = useId();
  if (tiles.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.catalogue.gallery')}</Heading>
        <Tiles pattern="category">
          {tiles.map((tile, index) => (
            <PictureTile key={tile.id} tile={withText(tile)} color={tileColor(tile.color, index)} />
          ))}
        </Tiles>
      </Container>
    </Section>
  );
}

function withText({ info, fallback, ...tile }: CategoryTile) {
  return { ...tile, text: info, fallback: fallback.map((field) => (field === 'info' ? 'text' : field)) };
}

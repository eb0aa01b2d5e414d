import { useId } from 'react';
import { useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Tiles } from '#app/ui/tiles/tiles.tsx';
import { PictureTile } from '#app/site/catalogue/tile/picture-tile.tsx';
import type { Story } from '#app/site/catalogue/story.ts';

export function SubCategoryTiles({ tiles }: { tiles: readonly Story[] }) {
  const t = useTexts();
  const id = useId();
  if (tiles.length === 0) return null;
  return (
    <Section tone="light" labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.catalogue.gallery')}</Heading>
        <Tiles pattern="home">
          {tiles.map(({ icon, ...tile }) => (
            <PictureTile key={tile.id} tile={{ ...tile, image: icon }} color="white" />
          ))}
        </Tiles>
      </Container>
    </Section>
  );
}

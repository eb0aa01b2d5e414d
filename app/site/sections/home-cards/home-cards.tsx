import { useId } from 'react';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { Words } from '#app/site/catalogue/words/words.tsx';
import { useControlLabels } from '#app/site/control-labels.ts';
import { useFiles } from '#app/site/files.ts';
import { linkTo } from '#app/site/links.ts';
import { useLanguage } from '#app/site/texts.ts';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './home-cards.module.css';

export type HomeCard = Pick<Item<typeof collections.homeCards>, 'id' | 'title' | 'info' | 'link' | 'image' | 'fallback'>;

export function HomeCards({ heading, cards }: { heading: string; cards: readonly HomeCard[] }) {
  const labels = useControlLabels();
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <Container>
        <Heading id={id}>{heading}</Heading>
      </Container>
      <Carousel label={heading} labels={labels} view="cards" speed={1500}>
        {cards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </Carousel>
    </Section>
  );
}

function Card({ card }: { card: HomeCard }) {
  const file = useFiles()(card.image);
  const link = linkTo(card.link, [card.title], useLanguage());
  const title = <Words of={card} field="title" />;
  return (
    <article className={styles['card']}>
      {file && (
        <Picture
          file={file}
          sizes="(min-width: 1024px) 28vw, (min-width: 768px) 40vw, 82vw"
          cover
          decorative
          className={styles['picture']}
        />
      )}
      <div className={styles['words']}>
        <p className={styles['info']}>
          <Words of={card} field="info" />
        </p>
        <h3 className={styles['title']}>
          {link ? (
            <AnyLink to={link.to} className={styles['link']}>
              {title}
            </AnyLink>
          ) : (
            title
          )}
        </h3>
      </div>
      {link && (
        <span className={styles['chevron']}>
          <Icon name="chevron-right" flips />
        </span>
      )}
    </article>
  );
}

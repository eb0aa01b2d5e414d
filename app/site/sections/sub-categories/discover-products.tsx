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
import { fileKindOf } from '#app/ui/file-kind.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './discover-products.module.css';

export type DiscoverProduct = Pick<
  Item<typeof collections.subCategories>,
  'id' | 'name' | 'title' | 'text' | 'path' | 'banner' | 'fallback'
>;

export function DiscoverProducts({ heading, products }: { heading: string; products: readonly DiscoverProduct[] }) {
  const labels = useControlLabels();
  const id = useId();
  if (products.length === 0) return null;
  return (
    <Section tone="light" labelledBy={id}>
      <Container>
        <Heading id={id}>{heading}</Heading>
      </Container>
      <Carousel label={heading} labels={labels} view="cards" speed={1000} loops>
        {products.map((product) => (
          <Card key={product.id} product={product} />
        ))}
      </Carousel>
    </Section>
  );
}

function Card({ product }: { product: DiscoverProduct }) {
  const file = useFiles()(product.banner);
  // A row of films would all want to move: each shows its first picture.
  const still = file && fileKindOf(file.name) === 'video' ? file.poster : file;
  const link = linkTo(product.path, [product.text, product.title], useLanguage());
  const name = <Words of={product} field="name" />;
  return (
    <article className={styles['card']}>
      <div className={styles['picture']}>
        {still && <Picture file={still} sizes="(min-width: 1024px) 28vw, (min-width: 768px) 40vw, 82vw" cover decorative />}
      </div>
      <h3 className={styles['name']}>
        {link ? (
          <AnyLink to={link.to} className={styles['link']}>
            {name}
          </AnyLink>
        ) : (
          name
        )}
      </h3>
      <p className={styles['title']}>
        <Words of={product} field="title" />
      </p>
    </article>
  );
}

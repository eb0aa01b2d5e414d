import { useFiles } from '#app/page/files.ts';
import { useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { DotReveal } from '#app/ui/dot-matrix/dot-reveal.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { PriceFrom } from '#app/looks/parts/price-from.tsx';
import { SpecSheet } from '#app/looks/parts/spec-sheet.tsx';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import type { CategoryHero as Hero, HeroProduct } from './hero-products.ts';
import styles from './category-hero.module.css';

/** The headline's picture with two products beside it. */
export function CategoryHero({ hero }: { hero: Hero | undefined }) {
  const file = useFiles();
  if (!hero) return null;
  const picture = file(hero.image);
  return (
    <Container>
      <div className={styles['hero']}>
        <div className={styles['headline']} data-picture={picture ? '' : undefined}>
          {picture && (
            <DotReveal first className={styles['picture']}>
              <Picture file={picture} sizes="(min-width: 1024px) 48vw, 92vw" cover first />
            </DotReveal>
          )}
          {hero.headline.length > 2 && (
            <h2 className={styles['words']}>
              <FieldText of={hero} field="headline" />
            </h2>
          )}
        </div>
        {hero.products.map((product) => (
          <ProductCard key={product.name} product={product} />
        ))}
      </div>
    </Container>
  );
}

function ProductCard({ product }: { product: HeroProduct }) {
  const t = useTexts();
  const file = useFiles()(product.image);
  return (
    <article className={styles['product']}>
      {file && (
        <div className={styles['thumb']}>
          <Picture file={file} sizes="(min-width: 1024px) 24vw, (min-width: 768px) 45vw, 92vw" cover />
        </div>
      )}
      <h3 className={styles['name']}>
        <FieldText of={product} field="name" />
      </h3>
      <PriceFrom specifications={product.specifications} />
      <p className={styles['description']}>
        <FieldText of={product} field="description" />
      </p>
      {product.features.length > 0 && (
        <ul className={styles['features']}>
          {product.features.map((feature) => (
            <li key={feature}>
              <MixedText text={feature} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles['links']}>
        {product.link && (
          <LinkButton to={product.link.to} icon={<Icon name="arrow-right" flips />}>
            {t('site.category.viewDetails')}
            <span className="visually-hidden"> {product.name}</span>
          </LinkButton>
        )}
        <SpecSheet file={product.specsheet} madeOf={product.link?.specified} of={product.name} />
      </div>
    </article>
  );
}

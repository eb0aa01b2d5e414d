import { useFiles } from '#app/page/files.ts';
import { useLanguage } from '#app/page/texts.ts';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { useFallback } from '#app/looks/parts/fallback.ts';
import type { Product } from '#app/site/heroes/product-hero.tsx';
import styles from './product-features.module.css';

export function ProductFeatures({ product }: { product: Product }) {
  const file = useFiles();
  const language = useLanguage();
  const fallback = useFallback(product)('features');
  if (product.features.length === 0) return null;
  return (
    <Section room="small">
      <Container>
        <ul className={styles['features']} {...fallback}>
          {product.features.map(({ title, image }, index) => {
            const picture = file(image);
            return (
              <li key={index} className={styles['feature']}>
                {picture && (
                  <span className={styles['detail']}>
                    <Picture file={picture} sizes="96px" cover decorative />
                  </span>
                )}
                <span>{language === 'ar' ? <MixedText text={title} /> : title}</span>
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}

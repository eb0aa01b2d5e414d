import type { ReactNode } from 'react';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { useTexts } from '#app/site/texts.ts';
import { RecordHero } from '#app/site/catalogue/record-hero/record-hero.tsx';
import { SpecSheet } from '#app/site/catalogue/spec-sheet.tsx';
import { Words } from '#app/site/catalogue/words/words.tsx';

export type Product = Pick<
  Item<typeof collections.products>,
  'id' | 'name' | 'headline' | 'description' | 'image' | 'banner' | 'specsheet' | 'features' | 'fallback'
>;

export function ProductHero({ product, top, inquire }: { product: Product; top: ReactNode; inquire: ReactNode }) {
  const t = useTexts();
  return (
    <RecordHero
      top={top}
      // Headlines of one or two characters are how editors switch the headline off.
      headline={product.headline.length > 2 && <Words of={product} field="headline" />}
      name={<Words of={product} field="name" />}
      text={product.description && <Words of={product} field="description" />}
      banner={product.banner || product.image}
      actions={
        <>
          {inquire}
          <SpecSheet file={product.specsheet} label={t('site.product.parameters')} look="line" />
        </>
      }
    />
  );
}

import type { ReactNode } from 'react';
import type { Item } from '#api/content/present.ts';
import type { Chosen } from '#content/chosen-size.ts';
import type { collections } from '#content/index.ts';
import { useTexts } from '#app/page/texts.ts';
import { isSpecified } from '#app/site/products/is-specified.ts';
import { RecordHero } from './record-hero.tsx';
import { SpecSheet } from '#app/looks/parts/spec-sheet.tsx';
import { FieldText } from '#app/looks/parts/field-text.tsx';

export type Product = Item<typeof collections.products>;

export function sheetOf(product: Product): number | undefined {
  return isSpecified(product) ? product.id : undefined;
}

type ProductHeroProps = { product: Product; chosen: Chosen; top: ReactNode; inquire: ReactNode };

export function ProductHero({ product, chosen, top, inquire }: ProductHeroProps) {
  const t = useTexts();
  // An uploaded sheet is about all sizes; of the chosen one it is made.
  const size = chosen && 'size' in chosen ? chosen.size : undefined;
  return (
    <RecordHero
      top={top}
      // Headlines of one or two characters are how editors switch the headline off.
      headline={product.headline.length > 2 && <FieldText of={product} field="headline" />}
      name={<FieldText of={product} field="name" />}
      text={product.description && <FieldText of={product} field="description" />}
      banner={product.banner || product.image}
      actions={
        <>
          {inquire}
          <SpecSheet
            file={size === undefined ? product.specsheet : ''}
            madeOf={sheetOf(product)}
            size={size}
            label={t('site.product.parameters')}
            look="line"
          />
        </>
      }
    />
  );
}

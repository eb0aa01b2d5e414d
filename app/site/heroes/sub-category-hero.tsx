import type { ReactNode } from 'react';
import { MOST_COMPARED } from '#content/specifications/compare.ts';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { RecordHero } from './record-hero.tsx';
import { SpecSheet } from '#app/looks/parts/spec-sheet.tsx';
import { FieldText } from '#app/looks/parts/field-text.tsx';

type SubCategory = Item<typeof collections.subCategories>;

type SubCategoryHeroProps = {
  subCategory: SubCategory;
  /** Its products, of which a sheet is made where nobody has uploaded one. */
  products: readonly number[];
  top: ReactNode;
};

export function SubCategoryHero({ subCategory, products, top }: SubCategoryHeroProps) {
  return (
    <RecordHero
      top={top}
      headline={subCategory.title && <FieldText of={subCategory} field="name" />}
      name={<FieldText of={subCategory} field={subCategory.title ? 'title' : 'name'} />}
      text={subCategory.text && <FieldText of={subCategory} field="text" />}
      banner={subCategory.banner}
      actions={<SpecSheet file={subCategory.specsheet} madeOf={products.slice(0, MOST_COMPARED)} look="line" />}
    />
  );
}

import type { ReactNode } from 'react';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { RecordHero } from './record-hero.tsx';
import { SpecSheet } from '#app/looks/parts/spec-sheet.tsx';
import { FieldText } from '#app/looks/parts/field-text.tsx';

type SubCategory = Item<typeof collections.subCategories>;

export function SubCategoryHero({ subCategory, top }: { subCategory: SubCategory; top: ReactNode }) {
  return (
    <RecordHero
      top={top}
      headline={subCategory.title && <FieldText of={subCategory} field="name" />}
      name={<FieldText of={subCategory} field={subCategory.title ? 'title' : 'name'} />}
      text={subCategory.text && <FieldText of={subCategory} field="text" />}
      banner={subCategory.banner}
      actions={<SpecSheet file={subCategory.specsheet} look="line" />}
    />
  );
}

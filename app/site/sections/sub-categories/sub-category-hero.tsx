import type { ReactNode } from 'react';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { RecordHero } from '#app/site/catalogue/record-hero/record-hero.tsx';
import { SpecSheet } from '#app/site/catalogue/spec-sheet.tsx';
import { Words } from '#app/site/catalogue/words/words.tsx';

export type SubCategory = Pick<
  Item<typeof collections.subCategories>,
  'id' | 'name' | 'title' | 'text' | 'banner' | 'specsheet' | 'fallback'
>;

export function SubCategoryHero({ subCategory, top }: { subCategory: SubCategory; top: ReactNode }) {
  return (
    <RecordHero
      top={top}
      headline={subCategory.title && <Words of={subCategory} field="name" />}
      name={<Words of={subCategory} field={subCategory.title ? 'title' : 'name'} />}
      text={subCategory.text && <Words of={subCategory} field="text" />}
      banner={subCategory.banner}
      actions={<SpecSheet file={subCategory.specsheet} look="line" />}
    />
  );
}

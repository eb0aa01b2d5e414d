import type { CategoryPage } from './category-page.ts';
import { customInstallations } from './categories/custom-installations.ts';
import { indoorLed } from './categories/indoor-led.ts';
import { interactiveScreens } from './categories/interactive-screens.ts';
import { kiosks } from './categories/kiosks.ts';
import { outdoorLed } from './categories/outdoor-led.ts';
import { vision } from './categories/vision.ts';

export const categoryPages: readonly CategoryPage[] = [indoorLed, outdoorLed, interactiveScreens, kiosks, vision, customInstallations];

type Section = Exclude<keyof CategoryPage, 'category' | 'hero' | 'banner'>;
type Child<S extends Section> = CategoryPage[S][number];

/** The records of one section, of every category in turn. */
export function sectionOfCategories<S extends Section>(section: S): (Child<S> & { parent: number })[] {
  return categoryPages.flatMap((page) => {
    const own: readonly Child<S>[] = page[section];
    return own.map((record) => ({ ...record, parent: page.category.id }));
  });
}

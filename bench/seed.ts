import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

const BATCH = 500;
const CHILDREN_EACH = 10;
const AT = '2026-01-01T00:00:00.000Z';

/** The collections the ten requests read: top-level ones, and children of which every parent has the same number. */
const TOP = ['categories', 'products', 'sub-categories', 'projects', 'blogs', 'hero-banners'];
const CHILDREN = ['category-tiles', 'product-cards', 'sub-category-cards', 'project-contents', 'blog-sections'];

/** Fills each collection with `count` records, straight into the table: the measurement is of reading them. */
export async function seed(db: Kysely<Schema>, count: number): Promise<void> {
  for (const collection of [...TOP, ...CHILDREN]) {
    const isChild = CHILDREN.includes(collection);
    for (let first = 1; first <= count; first += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - first + 1) }, (_, index) => {
        const id = first + index;
        return row(collection, id, isChild ? Math.ceil(id / CHILDREN_EACH) : 0, isChild ? (id - 1) % CHILDREN_EACH : id - 1);
      });
      await db.insertInto('entries').values(rows).execute();
    }
  }
}

function row(collection: string, id: number, parent: number, position: number) {
  const line = (text: string) => JSON.stringify({ title: `${text} ${id}`, name: `${text} ${id}`, text: `${text} `.repeat(40), info: text });
  return {
    collection,
    id,
    parent,
    position,
    version: 1,
    published_en: 1 as const,
    published_ar: 1 as const,
    shared: JSON.stringify({ path: '/about', link: '/about', active: 1 }),
    en: line('Screen'),
    ar: line('شاشة'),
    created_at: AT,
    updated_at: AT,
    deleted_at: null,
    deleted_with: null,
  };
}

// `node demo/product-pictures.ts` prints the table of docs/look.md: which pictures show a product, from which scene, and how often each is used.
import { productPages } from './content/product-pages.ts';
import { mediaOf } from './document.ts';
import { readCatalogue } from './media.ts';
import { fileOf, type MediaPath, type NamedFile } from './record.ts';
import { demoRecords, demoSettingsValues } from './records.ts';

type Shown = { file: MediaPath; scene: string; uses: number };
type ProductPictures = { id: number; name: string; pictures: Shown[]; page: Shown[] };

const sceneOf = new Map(
  readCatalogue().map(({ file, tags }) => [file, tags.find((tag) => tag.startsWith('scene:'))?.slice('scene:'.length) ?? '']),
);

const IS_PICTURE = /^(?:images|films)\//;
const IS_ENGLISH = /-en\.(?:jpg|mp4)$/;

/** How many fields of the demo company name each picture or film; its English twin is the same picture. */
export function usesOfPictures(): Map<MediaPath, number> {
  const values = [...demoRecords().flatMap(({ records }) => records), ...demoSettingsValues().map((group) => group.values)];
  const uses = new Map<MediaPath, number>();
  for (const file of values.flatMap((one) => mediaOf(one)))
    if (IS_PICTURE.test(file) && !IS_ENGLISH.test(file)) uses.set(file, (uses.get(file) ?? 0) + 1);
  return uses;
}

/**
 * `pictures`: by which a product is known on every page that lists it, the one of its cards and the one of its own page.
 * `page`: every picture and film on its own page.
 */
export function productPictures(): ProductPictures[] {
  const uses = usesOfPictures();
  const shown = (files: readonly (NamedFile | undefined)[]) =>
    [...new Set(files.flatMap((file) => (file === undefined ? [] : fileOf(file))))].map((file) => ({
      file,
      scene: sceneOf.get(file) ?? '',
      uses: uses.get(file) ?? 0,
    }));
  return productPages.map(({ product, ...sections }) => ({
    id: product.id,
    name: product.en.name ?? '',
    pictures: shown([product.files?.banner, product.files?.image]),
    page: shown([product, ...Object.values(sections).flat()].flatMap((record) => mediaOf(record)).filter((file) => IS_PICTURE.test(file))),
  }));
}

/** One row of the table in docs/look.md. */
export function rowOf({ name, pictures }: ProductPictures): string {
  const cell = (texts: readonly string[]) => [...new Set(texts)].join(', ');
  const files = pictures.map(({ file, uses }) => `\`${file.replace('images/', '').replace('.jpg', '')}\` (${uses})`);
  return `| ${[name, cell(files), cell(pictures.map(({ scene }) => `\`${scene}\``))].join(' | ')} |`;
}

if (import.meta.main) {
  const uses = [...usesOfPictures()].flatMap(([file, count]) => (file.startsWith('images/') ? count : []));
  const total = uses.reduce((sum, count) => sum + count, 0);
  const often = uses.filter((count) => count > 4).length;
  process.stderr.write(`${uses.length} stills in ${total} places; ${often} in more than four, at most in ${Math.max(...uses)}\n`);
  process.stdout.write(`${productPictures().map(rowOf).join('\n')}\n`);
}

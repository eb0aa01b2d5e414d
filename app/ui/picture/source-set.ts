import type { FileFacts } from '#api/media/file-facts.ts';

export function originalOf({ name }: Pick<FileFacts, 'name'>): string {
  return `/uploads/${name}`;
}

/** As small as it is offered: for a tab of the browser, which shows sixteen pixels of it. */
export function smallestOf(file: Pick<FileFacts, 'name' | 'variants' | 'width' | 'height'>): { src: string; sizes: string } {
  const [width = file.width] = file.variants;
  const src = file.variants.length > 0 ? `/uploads/${idOf(file)}-${width}.webp` : originalOf(file);
  return { src, sizes: `${width}x${Math.round((width * file.height) / file.width)}` };
}

/** A film's first picture, as wide as most screens need it. */
export function posterOf({ poster }: Pick<FileFacts, 'poster'>): string | undefined {
  if (!poster) return undefined;
  const width = poster.variants.find((one) => one >= 1280) ?? poster.variants.at(-1);
  return width ? `/uploads/${idOf(poster)}-${width}.webp` : originalOf(poster);
}

/** `/uploads/{id}-640.avif 640w, …` for every width the pipeline has made. */
export function sourceSet(file: Pick<FileFacts, 'name' | 'variants'>, format: 'avif' | 'webp'): string {
  return file.variants.map((width) => `/uploads/${idOf(file)}-${width}.${format} ${width}w`).join(', ');
}

function idOf({ name }: Pick<FileFacts, 'name'>): string {
  return name.slice(0, name.lastIndexOf('.'));
}

import type { FileFacts } from '#api/media/file-facts.ts';

export function originalOf({ name }: Pick<FileFacts, 'name'>): string {
  return `/uploads/${name}`;
}

/** `/uploads/{id}-640.avif 640w, …` for every width the pipeline has made. */
export function sourceSet({ name, variants }: Pick<FileFacts, 'name' | 'variants'>, format: 'avif' | 'webp'): string {
  const id = name.slice(0, name.lastIndexOf('.'));
  return variants.map((width) => `/uploads/${id}-${width}.${format} ${width}w`).join(', ');
}

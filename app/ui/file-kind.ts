const FILM_ENDINGS = /\.(?:mp4|webm|ogg)$/i;

/** The same rule as content/fields/file.ts, without the schema library that comes with it. */
export function fileKindOf(name: string): 'image' | 'video' {
  return FILM_ENDINGS.test(name) ? 'video' : 'image';
}

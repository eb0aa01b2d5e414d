import type { Ending } from '#store/files/file-names.ts';

/** The one type each ending is served with. */
export const TYPE_OF = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
  pdf: 'application/pdf',
} as const satisfies Record<Ending, string>;

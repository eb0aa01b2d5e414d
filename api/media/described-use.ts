import type { FileUse } from '#store/files/files.ts';

/** Where a file is used, in words: the record's title, the family it belongs to, and the field. */
export type DescribedUse = FileUse & { title: string; place: string; label: string; parent: number; isTrashed: boolean };

import type { NamedFile } from '#demo/record.ts';

/** The name a picture has beside the page while it is printed; a document that lacks its picture is not made. */
export type PictureOf = (picture: NamedFile | undefined) => string;

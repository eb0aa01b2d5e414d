import * as z from 'zod';
import type { Cursor } from '#store/community/list-items.ts';
import { AppError } from '#api/errors.ts';

const Parts = z.tuple([z.iso.datetime(), z.enum(['comment', 'post', 'post-comment']), z.coerce.number().int().positive()]);

/** The end of a page of the list, encoded for an address. */
export function cursorText({ at, kind, id }: Cursor): string {
  return `${at}_${kind}_${id}`;
}

export function cursorFrom(text: string | undefined): Cursor | undefined {
  if (text === undefined || text === '') return undefined;
  const parts = Parts.safeParse(text.split('_'));
  if (!parts.success) throw new AppError('malformed');
  const [at, kind, id] = parts.data;
  return { at, kind, id };
}

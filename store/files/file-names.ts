import { randomInt } from 'node:crypto';
import type { ENDINGS, FileKind } from '#content/fields/file-endings.ts';
import { STORED_NAME } from '#content/fields/stored-name.ts';

export type Ending = (typeof ENDINGS)[FileKind][number];

export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const RANDOM_LENGTH = 24;
const VARIANT_NAME = /^([a-z0-9]{24})-([1-9][0-9]{0,4})\.(avif|webp)$/;

/** Nothing of what a visitor or an editor wrote ever reaches the file system: 124 random bits and an ending we chose. */
export function newStoredName(ending: Ending): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${random}.${ending}`;
}

export function variantName(name: string, width: number, format: VariantFormat): string {
  return `${stemOf(name)}-${width}.${format}`;
}

export type FileAddress = { stem: string; variant: { width: number; format: VariantFormat } | undefined };

/** What a name in an address can mean; undefined for anything that we could not have made. */
export function parseName(name: string): FileAddress | undefined {
  if (STORED_NAME.test(name)) return { stem: stemOf(name), variant: undefined };
  const [, stem, width, ending] = VARIANT_NAME.exec(name) ?? [];
  const format = VARIANT_FORMATS.find((one) => one === ending);
  return stem && format ? { stem, variant: { width: Number(width), format } } : undefined;
}

function stemOf(name: string): string {
  return name.slice(0, RANDOM_LENGTH);
}

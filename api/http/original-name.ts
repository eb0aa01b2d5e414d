import type { Ending } from '#store/files/file-names.ts';

const MAX_LENGTH = 150;
// Marks that turn text around can make `gpj.exe` look like `exe.jpg`.
const HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;
const ENDING = /\.[a-z][a-z0-9]{1,4}$/i;

/** The name a visitor sees on download: the uploader's own words in any language, with the true ending. */
export function cleanOriginalName(given: string, ending: Ending): string {
  const last = given.toWellFormed().replace(/^[^]*[/\\]/, '');
  const stem = last
    .normalize('NFC')
    .replace(HIDDEN, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(ENDING, '')
    .replace(/^[. ]+|[. ]+$/g, '');
  const short = [...stem].slice(0, MAX_LENGTH - ending.length - 1).join('');
  return `${short || 'file'}.${ending}`;
}

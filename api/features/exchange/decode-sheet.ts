const ARABIC = /[\u0621-\u064a]/;

/** The text of a sheet in whichever encoding it was saved: Excel on an Arabic Windows writes Windows-1256 or UTF-16 unless it is told otherwise. */
export function decodeSheet(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const arabic = new TextDecoder('windows-1256').decode(bytes);
    return ARABIC.test(arabic) ? arabic : new TextDecoder('windows-1252').decode(bytes);
  }
}

/** UTF-16 shows by its byte order mark, or by the zero bytes between the Latin letters of the first column's name. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && second !== undefined) ? 'utf-16be' : undefined;
}

/** `.xlsx` and `.ods` are zip archives, `.xls` is a compound file: no text at all. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return [
    [0x50, 0x4b, 0x03, 0x04],
    [0xd0, 0xcf, 0x11, 0xe0],
  ].some((mark) => mark.every((byte, at) => bytes[at] === byte));
}

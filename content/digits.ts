const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** ٥ and ۵ are 5: people type what their keyboard gives. */
export function latinDigits(text: string): string {
  return text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Also the signs that Arabic writes between thousands and before decimals. */
export function latinNumber(text: string): string {
  return latinDigits(text).replaceAll('\u066c', '').replaceAll('\u066b', '.');
}

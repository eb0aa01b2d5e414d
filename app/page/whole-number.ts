/** A number out of an address or a form, as people write one; anything else is no number and reaches no query. */
export function wholeNumber(text: string | null | undefined, most = 9_999_999_999): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const number = Number(text);
  return number <= most ? number : undefined;
}

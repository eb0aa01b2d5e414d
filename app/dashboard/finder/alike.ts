const ONE_FORM: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', ک: 'ك', ی: 'ي' };

/** As people type it: without case, vowel signs, hamza and the line that stretches words. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\u0640]/gu, '')
    .replaceAll(/[ىةکی]/g, (letter) => ONE_FORM[letter] ?? letter)
    .toLowerCase();
}

/** Whether every word stands in the name; an article in front of it or not is the same. */
export function isCalled(name: string, text: string): boolean {
  const called = plain(name);
  return plain(text)
    .split(/\s+/)
    .every((word) => called.includes(word) || called.includes(word.replace(/^ال/, '')));
}

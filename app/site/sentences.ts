/** One line per sentence. A full stop between two digits ("P2.5", "1.8 mm") is a decimal point. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<!\d)\.|\.(?!\d)/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

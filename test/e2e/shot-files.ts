import type { Language } from './visit.ts';

/** What `npm run screenshots` takes; a phone, a tablet, a desk and a wide desk. */
export const SHOT_WIDTHS = [390, 768, 1440, 1920] as const;

/** `area` is the sheet a picture is laid on: `site` or `dashboard`. */
export function shotFile(area: string, name: string, language: Language, width: number): string {
  return `screenshots/${area}/${language}-${width}/${name}.png`;
}

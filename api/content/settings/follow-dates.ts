import type { Document } from '#content/document.ts';
import type { Fields } from '#content/fields/kinds.ts';

const COMPANY_TIME_ZONE = 'Asia/Riyadh';

/** A text that carries its date gets a new one when it changes, unless somebody set the date in the same save. */
export function followDates(fields: Fields, before: Document, after: Document, now: Date): Document {
  const shared = { ...after.shared };
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'date' || field.follows === undefined) continue;
    const text = field.follows;
    const isChanged = (['en', 'ar', 'shared'] as const).some((place) => (before[place][text] ?? '') !== (after[place][text] ?? ''));
    if (isChanged && before.shared[name] === after.shared[name])
      shared[name] = now.toLocaleDateString('sv-SE', { timeZone: COMPANY_TIME_ZONE });
  }
  return { ...after, shared };
}

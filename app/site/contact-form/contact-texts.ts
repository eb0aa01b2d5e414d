import type { FieldCode } from '#api/errors.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import type { SiteKey, Translate } from '#app/page/texts.ts';

const REQUIRED = ['name', 'number', 'message'] as const;

const OUTCOMES = {
  sent: 'site.contact.sent',
  'too-many': 'site.tooMany',
  failed: 'site.contact.failed',
  unreached: 'site.contact.failed',
} as const satisfies Record<Exclude<FormOutcome['outcome'], 'invalid'>, SiteKey>;

const FIELDS: Partial<Record<FieldCode, SiteKey>> = {
  required: 'site.form.required',
  'not-a-phone': 'site.form.wrongPhone',
  'not-an-email': 'site.form.wrongEmail',
};

export function emptyFields(form: FormData): Record<string, FieldCode> {
  const empty = REQUIRED.filter((name) => String(form.get(name) ?? '').trim() === '');
  return Object.fromEntries(empty.map((name) => [name, 'required'] as const));
}

/** One sentence for the form; where only the shape of a field is wrong, the field says it alone. */
export function outcomeText(t: Translate, { outcome, fields }: Pick<FormOutcome, 'outcome' | 'fields'>): string | undefined {
  if (outcome !== 'invalid') return t(OUTCOMES[outcome]);
  return Object.values(fields).includes('required') ? t('site.contact.allRequired') : undefined;
}

/** `field`: what the form calls it. */
export function fieldText(t: Translate, field: string, code: FieldCode | undefined): string | undefined {
  return code && t(FIELDS[code] ?? 'site.form.wrong', { field });
}

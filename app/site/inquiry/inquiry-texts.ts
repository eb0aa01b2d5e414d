import type { FieldCode } from '#api/errors.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import type { SiteKey, Translate } from '#app/page/texts.ts';

const OUTCOMES = {
  sent: 'site.inquiry.sent',
  invalid: 'site.inquiry.check',
  'too-many': 'site.tooMany',
  failed: 'site.inquiry.failed',
  unreached: 'site.inquiry.unreached',
} as const satisfies Record<FormOutcome['outcome'], SiteKey>;

const FIELDS: Partial<Record<FieldCode, SiteKey>> = {
  required: 'site.inquiry.required',
  'not-an-email': 'site.inquiry.wrongEmail',
  'not-a-phone': 'site.inquiry.wrongPhone',
};

export function outcomeText(t: Translate, outcome: FormOutcome['outcome']): string {
  return t(OUTCOMES[outcome]);
}

/** `field`: what the form calls it. */
export function fieldText(t: Translate, field: string, code: FieldCode | undefined): string | undefined {
  return code && t(FIELDS[code] ?? 'site.inquiry.wrong', { field });
}

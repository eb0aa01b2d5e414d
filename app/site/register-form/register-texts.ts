import { INQUIRY_FILE } from '#content/inquiry-file.ts';
import type { FieldCode } from '#api/errors.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import type { SiteKey, Translate } from '#app/page/texts.ts';

const OUTCOMES = {
  sent: 'site.register.sent',
  invalid: 'site.register.check',
  'too-many': 'site.tooMany',
  failed: 'site.register.failed',
  unreached: 'site.register.unreached',
} as const satisfies Record<FormOutcome['outcome'], SiteKey>;

const FIELDS: Partial<Record<FieldCode, SiteKey>> = {
  required: 'site.register.required',
  'not-an-email': 'site.register.wrongEmail',
  'not-a-phone': 'site.register.wrongPhone',
  'not-a-link': 'site.register.wrongLink',
  'out-of-range': 'site.register.past',
  'wrong-file-type': 'site.register.wrongFile',
  'file-too-large': 'site.register.largeFile',
  'unreadable-file': 'site.register.damagedFile',
  'active-file': 'site.register.activeFile',
  'no-room': 'site.register.noRoom',
};

export function outcomeText(t: Translate, outcome: FormOutcome['outcome']): string {
  return t(OUTCOMES[outcome]);
}

/** `field`: what the form calls it. */
export function fieldText(t: Translate, field: string, code: FieldCode | undefined): string | undefined {
  return code && t(FIELDS[code] ?? 'site.register.wrong', { field, megabytes: INQUIRY_FILE.megabytes });
}

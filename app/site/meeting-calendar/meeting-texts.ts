import type { FieldCode } from '#api/errors.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import type { SiteKey, Translate } from '#app/page/texts.ts';

type Refusal = Exclude<FormOutcome['outcome'], 'sent' | 'invalid'>;

const REFUSALS = {
  'too-many': 'site.tooMany',
  failed: 'site.meeting.failed',
  unreached: 'site.meeting.unreached',
} as const satisfies Record<Refusal, SiteKey>;

/** The alert under the form: what is wrong with the day, or why the request did not arrive. */
export function alertText(t: Translate, { outcome, fields }: Pick<FormOutcome, 'outcome' | 'fields'>): string | undefined {
  if (outcome === 'sent') return undefined;
  if (outcome !== 'invalid') return t(REFUSALS[outcome]);
  const date = fields['date'];
  if (!date) return undefined;
  if (date === 'closed') return t('site.meeting.closedDay');
  return t(date === 'required' ? 'site.meeting.noDate' : 'site.meeting.pastDate');
}

type Named = { name: string; label: string };

export function fieldText(t: Translate, { name, label }: Named, code: FieldCode | undefined): string | undefined {
  if (!code) return undefined;
  if (code === 'required') return t('site.form.required', { field: label });
  if (code === 'out-of-range' && name === 'time') return t('site.meeting.pastTime');
  if (code === 'closed') return t('site.meeting.closedTime');
  if (code === 'not-an-email') return t('site.form.wrongEmail');
  return t(code === 'not-a-phone' ? 'site.form.wrongPhone' : 'site.form.wrong');
}

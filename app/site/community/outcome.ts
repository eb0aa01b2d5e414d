import type { FieldCode } from '#api/errors.ts';
import type { FormAnswer } from '#app/site/form-action.server.ts';
import type { SiteKey, Translate } from '#app/page/texts.ts';

/** `fields` are sentences: the API sends them, and for a plain post they are found here. */
export type Outcome = { kind: FormAnswer['outcome'] | 'waiting'; fields: Readonly<Record<string, string>> };

const FIELDS: Partial<Record<FieldCode, SiteKey>> = { required: 'site.community.required', reserved: 'site.community.reserved' };

/** `labels`: what the form calls its fields. */
export function postedOutcome(t: Translate, { outcome, fields, isWaiting }: FormAnswer, labels: Readonly<Record<string, string>>): Outcome {
  const texts = Object.entries(fields).map(([field, code]) => [
    field,
    t(FIELDS[code] ?? 'site.community.wrong', { field: labels[field] ?? '' }),
  ]);
  return { kind: isWaiting ? 'waiting' : outcome, fields: Object.fromEntries(texts) };
}

export function statusText(t: Translate, { kind }: Outcome, region: 'ok' | 'error'): string | undefined {
  if (region === 'ok') return kind === 'sent' || kind === 'waiting' ? t(`site.community.${kind === 'sent' ? 'sent' : 'held'}`) : undefined;
  if (kind === 'too-many') return t('site.tooMany');
  return kind === 'failed' ? t('site.community.failed') : undefined;
}

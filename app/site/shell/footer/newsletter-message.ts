import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import type { Translate } from '#app/page/texts.ts';

const KEYS = {
  sent: 'site.footer.newsletterDone',
  invalid: 'site.footer.newsletterWrong',
  'too-many': 'site.tooMany',
  failed: 'site.footer.newsletterFailed',
  unreached: 'site.footer.newsletterFailed',
} as const satisfies Record<FormOutcome['outcome'], string>;

export function newsletterMessage(t: Translate, outcome: FormOutcome['outcome']): string {
  return t(KEYS[outcome]);
}

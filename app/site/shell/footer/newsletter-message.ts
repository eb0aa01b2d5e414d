import type { FormAnswer } from '#app/site/form-action.server.ts';
import type { Translate } from '#app/site/texts.ts';

const KEYS = {
  sent: 'site.footer.newsletterDone',
  invalid: 'site.footer.newsletterWrong',
  'too-many': 'site.tooMany',
  failed: 'site.footer.newsletterFailed',
} as const satisfies Record<FormAnswer['outcome'], string>;

export function newsletterMessage(t: Translate, outcome: FormAnswer['outcome']): string {
  return t(KEYS[outcome]);
}

import { useFetcher } from 'react-router';
import { inLanguage } from '#app/site/address.ts';
import { Agreement } from '#app/site/agreement/agreement.tsx';
import { useCountry } from '#app/site/country.ts';
import { FormGuard } from '#app/site/form-guard/form-guard.tsx';
import type { FormOutcome } from '#app/site/form-client-action.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import styles from './footer.module.css';
import { newsletterMessage } from './newsletter-message.ts';

/** Without scripts the answer is a page of its own at the same address. */
export function Newsletter() {
  const t = useTexts();
  const country = useCountry();
  const fetcher = useFetcher<FormOutcome>();
  const isSending = fetcher.state !== 'idle';
  const outcome = isSending ? undefined : fetcher.data?.outcome;
  const message = outcome && newsletterMessage(t, outcome);
  return (
    <fetcher.Form method="post" action={inLanguage('/newsletter', useLanguage())} className={styles['newsletter']}>
      <input type="hidden" name="country" value={country} />
      <FormGuard />
      <Field
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        label={t('site.footer.newsletter')}
        error={outcome === 'invalid' ? message : undefined}
      />
      <Button type="submit" disabled={isSending}>
        {isSending ? t('site.sending') : t('site.footer.subscribe')}
      </Button>
      <FormStatus kind="error">{outcome !== 'sent' && outcome !== 'invalid' && message}</FormStatus>
      <FormStatus kind="ok">{outcome === 'sent' && message}</FormStatus>
      <Agreement to="newsletter" />
    </fetcher.Form>
  );
}

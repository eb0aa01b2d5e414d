import { useFetcher } from 'react-router';
import { inLanguage } from '#app/site/address.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import type { action } from '#app/site/routes/newsletter.tsx';
import styles from './footer.module.css';

/** Without scripts the answer is a page of its own at the same address. */
export function Newsletter() {
  const t = useTexts();
  const fetcher = useFetcher<typeof action>();
  const outcome = fetcher.data?.outcome;
  const isSending = fetcher.state !== 'idle';
  return (
    <fetcher.Form method="post" action={inLanguage('/newsletter', useLanguage())} className={styles['newsletter']}>
      <Field
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        label={t('site.footer.newsletter')}
        error={outcome === 'not-an-email' ? t('site.footer.newsletterWrong') : undefined}
      />
      <Button type="submit" disabled={isSending}>
        {isSending ? t('site.sending') : t('site.footer.subscribe')}
      </Button>
      <FormStatus kind={outcome === 'sent' ? 'ok' : 'error'}>
        {outcome === 'sent' ? t('site.footer.newsletterDone') : outcome === 'failed' ? t('site.footer.newsletterFailed') : undefined}
      </FormStatus>
    </fetcher.Form>
  );
}

import { useEffect, useRef } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import type { FieldCode } from '#api/errors.ts';
import { useCountry } from '#app/site/country.ts';
import type { FormOutcome } from '#app/site/form-client-action.ts';
import { FormGuard } from '#app/site/form-guard/form-guard.tsx';
import { SentReference } from '#app/site/form-guard/sent-reference.tsx';
import { pagePath } from '#app/site/links.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { useCampaign } from './campaign-texts.ts';
import styles from './campaign.module.css';

const REFUSALS = new Set<FormOutcome['outcome']>(['failed', 'unreached', 'too-many']);

/** Our own short form, where no outside one is set. It lands in the inbox like every other. */
export function CampaignForm({ panel, posted }: { panel: 'quote' | 'call'; posted: FormOutcome | undefined }) {
  const { t, language } = useCampaign();
  const country = useCountry();
  const { pathname } = useLocation();
  const fetcher = useFetcher<FormOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const isSending = fetcher.state !== 'idle';
  const last = fetcher.data ?? (posted?.values['panel'] === panel ? posted : undefined);
  const answer = isSending ? undefined : last;
  const outcome = answer?.outcome;

  useEffect(() => {
    if (isSending) return;
    if (fetcher.data?.outcome === 'sent') form.current?.reset();
    if (fetcher.data?.outcome === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fetcher.data, isSending]);

  const words = (code: FieldCode | undefined) => code && t(code === 'required' ? 'site.campaign.required' : 'site.campaign.wrong');
  const common = (name: string) => ({ name, defaultValue: answer?.values[name] ?? '', error: words(answer?.fields[name]) });
  return (
    <fetcher.Form ref={form} method="post" action={pathname} noValidate className={styles['form']} aria-label={t(`site.campaign.${panel}`)}>
      <p data-without-scripts className={styles['formTitle']}>
        {t(`site.campaign.${panel}`)}
      </p>
      <input type="hidden" name="country" value={country} />
      <FormGuard />
      <input type="hidden" name="panel" value={panel} />
      <input type="hidden" name="language" value={language} />
      <Field {...common('name')} label={t('site.campaign.name')} required maxLength={200} autoComplete="name" />
      <Field {...common('number')} type="tel" label={t('site.campaign.number')} required maxLength={40} autoComplete="tel" />
      {panel === 'quote' && (
        <>
          <Field {...common('email')} type="email" label={t('site.campaign.email')} maxLength={254} autoComplete="email" />
          <Field {...common('message')} as="textarea" label={t('site.campaign.message')} required maxLength={5000} />
        </>
      )}
      <Button type="submit" look="light" disabled={isSending}>
        {isSending ? t('site.campaign.sending') : t('site.campaign.send')}
      </Button>
      <FormStatus kind="error">
        {outcome && REFUSALS.has(outcome) && t(outcome === 'too-many' ? 'site.campaign.tooMany' : 'site.campaign.failed')}
      </FormStatus>
      <FormStatus kind="ok">{outcome === 'sent' && t('site.campaign.sent')}</FormStatus>
      <SentReference answer={answer} label={t('site.campaign.reference')} />
      <p className={styles['agreement']}>
        {t('site.campaign.agree')} <Link to={pagePath('privacyPolicy', language)}>{t('site.campaign.privacy')}</Link>
      </p>
    </fetcher.Form>
  );
}

import type { Country } from '#i18n/locales.ts';
import type { FieldCode } from '#api/errors.ts';
import type { Language } from '#i18n/translate.ts';
import { usePageFacts } from '#app/page/page-facts.ts';
import { island } from '#app/islands/island.tsx';
import { useCountry } from '#app/site/country.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import { FormGuard } from '#app/site/form-guard/form-guard.tsx';
import { SentReference } from '#app/site/form-guard/sent-reference.tsx';
import { pagePath } from '#app/page/links.ts';
import { useForm } from '#app/site/sending/use-form.ts';
import { wrongFields } from '#app/site/sending/wrong-fields.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { request } from '#app/page/api-client.ts';
import type { Call } from '#app/site/sending/send-form.ts';
import { evidenceIn, typed } from '#app/site/sending/typed.ts';
import { campaignTexts, type CampaignTexts } from './campaign-texts.ts';
import styles from './campaign.module.css';

type SentFrom = { panel: 'quote' | 'call'; language: Language; country: Country; page: string };

const REFUSALS = new Set<FormOutcome['outcome']>(['failed', 'unreached', 'too-many']);

type CampaignFormProps = {
  panel: 'quote' | 'call';
  posted: FormOutcome | undefined;
  /** The language chosen on the page, with its words: they may be another's than the page's. */
  language: Language;
  messages: CampaignTexts['messages'];
};

/** Our own short form, where no outside one is set. It lands in the inbox like every other. */
export const CampaignForm = island('campaign-form', { wakes: 'touched', texts: [] }, CampaignFormView);

function CampaignFormView({ panel, posted, language, messages: texts }: CampaignFormProps) {
  const t = campaignTexts(language, texts);
  const country = useCountry();
  const { pathname } = usePageFacts();
  const { form, answer, isSending, onSubmit } = useForm({
    posted: posted?.values['panel'] === panel ? posted : undefined,
    check: wrongFields,
    call: (sent) => campaignCall(sent, { panel, language, country, page: pathname }),
  });
  const outcome = answer?.outcome;
  const messages = (field: string, code: FieldCode | undefined) =>
    code && t(code === 'required' ? 'site.campaign.required' : 'site.campaign.wrong', { field });
  const common = (name: string, label: string) => ({
    name,
    label,
    defaultValue: answer?.values[name] ?? '',
    error: messages(label, answer?.fields[name]),
  });
  return (
    <form
      ref={form}
      method="post"
      action={pathname}
      noValidate
      onSubmit={onSubmit}
      className={styles['form']}
      aria-label={t(`site.campaign.${panel}`)}
      data-keeps={`campaign-${panel}`}
    >
      <p data-without-scripts className={styles['formTitle']}>
        {t(`site.campaign.${panel}`)}
      </p>
      <input type="hidden" name="country" value={country} />
      <FormGuard />
      <input type="hidden" name="panel" value={panel} />
      <input type="hidden" name="language" value={language} />
      <Field {...common('name', t('site.campaign.name'))} required maxLength={200} autoComplete="name" />
      <Field {...common('number', t('site.campaign.number'))} type="tel" required maxLength={40} autoComplete="tel" />
      {panel === 'quote' && (
        <>
          <Field {...common('email', t('site.campaign.email'))} type="email" maxLength={254} autoComplete="email" />
          <Field {...common('message', t('site.campaign.message'))} as="textarea" required maxLength={5000} />
        </>
      )}
      <Button type="submit" look="light" isBusy={isSending}>
        {isSending ? t('site.campaign.sending') : t('site.campaign.send')}
      </Button>
      <FormStatus kind="error">
        {outcome && REFUSALS.has(outcome) && t(outcome === 'too-many' ? 'site.campaign.tooMany' : 'site.campaign.failed')}
      </FormStatus>
      <FormStatus kind="ok">{outcome === 'sent' && t('site.campaign.sent')}</FormStatus>
      <SentReference answer={answer} label={t('site.campaign.reference')} />
      <p className={styles['agreement']}>
        {t('site.campaign.agree')} <a href={pagePath('privacyPolicy', language)}>{t('site.campaign.privacy')}</a>
      </p>
    </form>
  );
}

function campaignCall(sent: FormData, { panel, language, country, page }: SentFrom): Call {
  const names = panel === 'quote' ? ['name', 'number', 'email', 'message'] : ['name', 'number'];
  const fields = Object.fromEntries(names.map((name) => [name, typed(sent, name)]));
  return {
    language,
    request: request(`POST /email/send-email-${country}`, {
      body: { kind: 'campaign', page, fields: { panel, ...fields }, ...evidenceIn(sent) },
    }),
  };
}

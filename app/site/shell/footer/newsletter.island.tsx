import { request } from '#app/page/api-client.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { island } from '#app/islands/island.tsx';
import { Agreement } from '#app/site/agreement/agreement.tsx';
import { useCountry } from '#app/site/country.ts';
import { FormGuard } from '#app/site/form-guard/form-guard.tsx';
import { evidenceIn, typed } from '#app/site/sending/typed.ts';
import { useForm } from '#app/site/sending/use-form.ts';
import { wrongFields } from '#app/site/sending/wrong-fields.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import styles from './footer.module.css';
import { newsletterMessage } from './newsletter-message.ts';

/** Without scripts the answer is a page of its own at the form's address. */
export const Newsletter = island(
  'newsletter',
  { wakes: 'touched', texts: ['footer', 'site.sending', 'site.tooMany', 'site.agree.newsletter', 'site.nav.privacy'] },
  function NewsletterView() {
    const t = useTexts();
    const language = useLanguage();
    const country = useCountry();
    const { form, answer, isSending, onSubmit } = useForm({
      check: wrongFields,
      call: (sent) => ({
        language,
        request: request('POST /newsletter', { body: { email: typed(sent, 'email'), country, ...evidenceIn(sent) } }),
      }),
    });
    const outcome = answer?.outcome;
    const message = outcome && newsletterMessage(t, outcome);
    return (
      <form
        ref={form}
        method="post"
        action={inLanguage('/newsletter', language)}
        noValidate
        onSubmit={onSubmit}
        className={styles['newsletter']}
      >
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
        <Button type="submit" isBusy={isSending}>
          {isSending ? t('site.sending') : t('site.footer.subscribe')}
        </Button>
        <FormStatus kind="error">{outcome !== 'sent' && outcome !== 'invalid' && message}</FormStatus>
        <FormStatus kind="ok">{outcome === 'sent' && message}</FormStatus>
        <Agreement to="newsletter" />
      </form>
    );
  },
);

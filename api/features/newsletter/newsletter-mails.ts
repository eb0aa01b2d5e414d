import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import type { Subscriber } from '#store/newsletter/subscribers.ts';
import type { MailPayload } from '#api/mail/mail-payload.ts';
import { mailTexts } from '#api/mail/mail-texts.ts';
import type { Signing } from '#api/kernel/signing.ts';

/** What a subscriber gets from the site itself. Prepared before a transaction begins, so that nothing is awaited inside it. */
export async function prepareNewsletterMails({ signing, siteUrl }: { signing: Signing; siteUrl: string }) {
  const [signConfirming, signLeaving] = await Promise.all([signing.signer('newsletter-confirm'), signing.signer('newsletter-leave')]);
  const pageIn = (language: Language, page: string, token: string) =>
    `${siteUrl}${LOCALES[language].prefix}/newsletter/${page}?token=${encodeURIComponent(token)}`;

  function leavingLink({ id, language }: Pick<Subscriber, 'id' | 'language'>): string {
    return pageIn(language, 'unsubscribe', signLeaving(String(id)));
  }

  return {
    leavingLink,
    confirmation(subscriber: Subscriber, company: string): MailPayload {
      const language = subscriber.language;
      const t = mailTexts(language);
      const token = signConfirming(`${subscriber.id}/${subscriber.asked_at}`);
      return {
        to: subscriber.email,
        language,
        subject: t('mail.newsletter.confirm.subject', { company }),
        paragraphs: [t('mail.newsletter.confirm.text')],
        action: { label: t('mail.newsletter.confirm.action'), url: pageIn(language, 'confirm', token) },
        closing: [t('mail.newsletter.confirm.closing')],
        unsubscribe: leavingLink(subscriber),
      };
    },
    welcome(subscriber: Subscriber, company: string): MailPayload {
      const language = subscriber.language;
      const t = mailTexts(language);
      const link = leavingLink(subscriber);
      return {
        to: subscriber.email,
        language,
        subject: t('mail.newsletter.welcome.subject', { company }),
        paragraphs: [t('mail.newsletter.welcome.text')],
        action: { label: t('mail.newsletter.welcome.action'), url: link, isQuiet: true },
        unsubscribe: link,
      };
    },
  };
}

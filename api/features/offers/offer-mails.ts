import type { Kysely } from 'kysely';
import type { SentOffer } from '#content/offers/offer.ts';
import type { Schema } from '#store/database/schema.ts';
import { queueMail } from '#store/mail/outbox.ts';
import type { MailPayload } from '#api/mail/mail-payload.ts';
import { mailTexts } from '#api/mail/mail-texts.ts';
import { isSimpleAddress } from '#api/mail/message.ts';
import { allRecipientsOf, type SenderSettings } from '#api/mail/sender-settings.ts';
import type { Offer } from '#store/offers/offers.ts';
import { writeDay } from '#i18n/write-day.ts';
import { LOCALES } from '#i18n/locales.ts';

type Tx = Kysely<Schema>;
type OfferMail = { offer: Pick<Offer, 'id' | 'lead_id'>; sent: SentOffer; company: string; siteUrl: string };

/** To the customer, with the offer as a PDF and the way to its page. The end of the link is kept apart and forgotten once it is sent. */
export async function queueOffer(tx: Tx, { offer, sent, company, siteUrl }: OfferMail, token: string, now: Date): Promise<void> {
  const { language, number, valid_until, customer, version } = sent;
  const t = mailTexts(language);
  const payload: MailPayload = {
    to: customer.email,
    language,
    subject: t('mail.offer.subject', { number, company }),
    paragraphs: [t('mail.offer.text', { number, day: writeDay(valid_until, language) }), t('mail.offer.link')],
    action: { label: t('mail.offer.open'), url: `${siteUrl}${LOCALES[language].prefix}/offer/` },
    closing: [t('mail.offer.not-invoice')],
    isPersonal: true,
    offer: { id: offer.id, version },
    tells: 'offer.sent',
  };
  await queueMail(tx, { kind: 'letter', leadId: offer.lead_id, offerId: offer.id, payload, secret: token }, now);
}

export async function queueCopy(tx: Tx, { offer, sent, company }: OfferMail, name: string, now: Date): Promise<void> {
  const { language, number, customer, version } = sent;
  if (!isSimpleAddress(customer.email)) return;
  const t = mailTexts(language);
  const payload: MailPayload = {
    to: customer.email,
    language,
    subject: t('mail.offer.accepted.subject', { number, company }),
    paragraphs: [t('mail.offer.accepted.text', { number, name })],
    closing: [t('mail.offer.not-invoice')],
    offer: { id: offer.id, version },
  };
  await queueMail(tx, { kind: 'letter', leadId: offer.lead_id, offerId: offer.id, payload }, now);
}

type Told = { what: 'accepted' | 'declined' | 'asked'; name: string; text: string };

/** To our own people: to the office of the country, or to whoever else gets notices. */
export async function queueNews(tx: Tx, { offer, sent, siteUrl }: OfferMail, told: Told, sender: SenderSettings, now: Date): Promise<void> {
  const to = sender.answersTo ?? allRecipientsOf(sender)[0];
  if (to === undefined) return;
  const language = sender.noticeLanguage ?? sent.language;
  const t = mailTexts(language);
  const payload: MailPayload = {
    to,
    language,
    subject: t(`mail.offer.news.${told.what}`, { number: sent.number, name: told.name }),
    paragraphs: [t(`mail.offer.news.${told.what}`, { number: sent.number, name: told.name }), ...(told.text ? [told.text] : [])],
    action: { label: t('mail.offer.news.open'), url: `${siteUrl}${LOCALES[language].prefix}/dashboard/offers/${offer.id}` },
  };
  await queueMail(tx, { kind: 'letter', leadId: offer.lead_id, offerId: offer.id, payload }, now);
}

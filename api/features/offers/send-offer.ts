import { collections } from '#content/index.ts';
import { sumsOfOffer, type OfferContent, type SentOffer } from '#content/offers/offer.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { addEvent, type Offer } from '#store/offers/offers.ts';
import { storeSent, takeNumber } from '#store/offers/send-offer.ts';
import { findVersion, renewToken } from '#store/offers/versions.ts';
import { queueEvent } from '#store/webhooks/queue-event.ts';
import { AppError, invalid, notFound, type FieldCode } from '#api/errors.ts';
import { searchText } from '#api/kernel/search-text.ts';
import { isSimpleAddress } from '#api/mail/message.ts';
import { readSenderSettings } from '#api/mail/sender-settings.ts';
import { LOCALES } from '#i18n/locales.ts';
import type { OfferParts } from './deps.ts';
import { contentIn, sentIn } from './stored-content.ts';
import { endOf, hashOf, newToken } from './offer-link.ts';
import { queueOffer } from './offer-mails.ts';
import { todayIn, vatToday } from './offer-settings.ts';

export type SendWish = {
  revision: number;
  /** What the sender saw: tax or prices may have changed since. */
  total: number;
  /** By mail; otherwise somebody hands the link over. */
  mail: boolean;
};

export function openSending(parts: OfferParts, find: (id: number) => Promise<Offer>) {
  const { database, settings, clock, onNewMail, siteUrl } = parts;
  const { kysely } = database;
  const linkTo = (language: 'en' | 'ar', token: string) => `${siteUrl}${LOCALES[language].prefix}/offer/${token}`;

  return {
    /** The number, the version and the mail are stored in one step, so that nothing is sent twice and no number is lost. */
    async send(id: number, { revision, total, mail }: SendWish, actor: number | null): Promise<{ number: string; link: string }> {
      const offer = await find(id);
      if (offer.state === 'accepted') throw new AppError('conflict', { reason: 'offer-kept' });
      if (offer.revision !== revision) throw new AppError('conflict', { reason: 'offer-changed' });
      const content = contentIn(offer.content);
      const now = clock();
      const day = todayIn(offer.country, now);
      await checkReady(parts, offer, content, { day, mail });
      const vat = await vatToday(parts, offer.country);
      if (sumsOfOffer(content, vat).total !== total) throw new AppError('conflict', { reason: 'offer-sums-changed' });
      const { company } = await readSenderSettings(settings, offer.language, offer.country);
      const token = newToken();
      const version = offer.version + 1;
      const at = now.toISOString();
      const number = await kysely.transaction().execute(async (tx) => {
        const taken = offer.number || (await takeNumber(tx, offer.country, Number(day.slice(0, 4))));
        const { country, language } = offer;
        const sent: SentOffer = { ...content, number: taken, version, country, language, day, vat };
        const isFirst = await storeSent(tx, {
          id,
          revision,
          version,
          number: taken,
          snapshot: JSON.stringify(sent),
          total,
          validUntil: content.valid_until,
          searchText: offer.number ? offer.search_text : `${offer.search_text} ${searchText([taken])}`,
          tokenHash: hashOf(token),
          endsAt: endOf(content.valid_until),
          sentBy: actor,
          at,
        });
        // Whoever else was quicker: the number goes back with the transaction.
        if (!isFirst) throw new AppError('conflict', { reason: 'offer-changed' });
        if (mail) await queueOffer(tx, { offer, sent, company, siteUrl }, token, now);
        else await queueEvent(tx, 'offer.sent', `offers/${id}`, at);
        await addEvent(tx, { offer_id: id, version, at, kind: 'sent', actor });
        await recordAudit(tx, { at, actor, action: 'offer-sent', subject: `offers/${id}`, details: { number: taken, version } });
        return taken;
      });
      onNewMail();
      return { number, link: linkTo(offer.language, token) };
    },

    /** A new link to what was sent, for whoever lost it; the old one ends. */
    async renewLink(id: number, actor: number | null): Promise<string> {
      const offer = await find(id);
      const version = await findVersion(kysely, id, offer.version);
      if (!version) throw notFound();
      const token = newToken();
      const at = clock().toISOString();
      await kysely.transaction().execute(async (tx) => {
        const today = todayIn(offer.country, clock());
        const { valid_until } = sentIn(version.snapshot);
        await renewToken(tx, version.id, hashOf(token), endOf(valid_until < today ? today : valid_until));
        await addEvent(tx, { offer_id: id, version: offer.version, at, kind: 'link', actor });
        await recordAudit(tx, { at, actor, action: 'offer-link-renewed', subject: `offers/${id}` });
      });
      return linkTo(offer.language, token);
    },
  };
}

/** All that stands in the way, field by field. */
async function checkReady(
  { content }: Pick<OfferParts, 'content'>,
  { language }: Offer,
  { lines, customer, valid_until }: OfferContent,
  { day, mail }: { day: string; mail: boolean },
): Promise<void> {
  const problems: Record<string, FieldCode> = {};
  if (lines.length === 0) problems['lines'] = 'required';
  if (customer.name === '' && customer.company === '') problems['name'] = 'required';
  if (mail && !isSimpleAddress(customer.email)) problems['email'] = customer.email === '' ? 'required' : 'not-an-email';
  if (valid_until < day) problems['valid_until'] = 'passed';
  const ids = [...new Set(lines.flatMap(({ product_id: id }) => id ?? []))];
  const offered = ids.length > 0 ? await content.readSome(collections.products, { language, sees: 'published' }, ids) : [];
  const known = new Set(offered.map(({ id }) => id));
  for (const [index, { product_id: id }] of lines.entries())
    if (id !== undefined && !known.has(id)) problems[`lines.${index}.product_id`] = 'withdrawn';
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

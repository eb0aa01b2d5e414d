import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { sumsOfOffer, type OfferContent, type SentOffer } from '#content/offers/offer.ts';
import { searchText } from '#api/kernel/search-text.ts';
import type { Schema } from '#store/database/schema.ts';
import { addEvent, insertOffer } from '#store/offers/offers.ts';
import { takeNumber } from '#store/offers/send-offer.ts';
import { demoOffers, type DemoOffer } from './content/offers.ts';
import { offerLinesOf } from './offer-lines.ts';
import { offers as settings } from './settings/offers.ts';

const DAY_MS = 24 * 3_600_000;
const VALID_DAYS = 30;
const READABLE_DAYS = 60;

/** The oldest first, so that numbers follow the days. Nobody knows a link to any of them. */
export async function insertOffers(tx: Transaction<Schema>, now: Date): Promise<number[]> {
  const ids: number[] = [];
  const [first] = await tx.selectFrom('users').select('id').where('role', '=', 'owner').orderBy('id').limit(1).execute();
  for (const offer of demoOffers.toSorted((a, b) => b.daysAgo - a.daysAgo))
    ids.push(await insertOne(tx, offer, offer.isNobodys ? null : (first?.id ?? null), now));
  return ids;
}

async function insertOne(tx: Transaction<Schema>, offer: DemoOffer, owner: number | null, now: Date): Promise<number> {
  const { country, language, customer, daysAgo, state, reply = '' } = offer;
  const begun = new Date(now.getTime() - daysAgo * DAY_MS);
  const day = begun.toISOString().slice(0, 10);
  const validUntil = new Date(begun.getTime() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10);
  const terms = settings[language][`terms_${country}`] ?? '';
  const content: OfferContent = {
    customer,
    lines: offerLinesOf(offer),
    discount: offer.discount ?? 0,
    notes: offer.notes,
    terms,
    valid_until: validUntil,
  };
  const vat = country === 'sa' ? 1500 : 500;
  const { total } = sumsOfOffer(content, vat);
  const row = { country, language, lead_id: null, follows: null, owner, total, valid_until: validUntil, ...customer };
  const text = searchText([...Object.values(customer), ...content.lines.map(({ title }) => title)]);
  const id = await insertOffer(tx, { ...row, content: JSON.stringify(content), search_text: text }, begun);
  await addEvent(tx, { offer_id: id, version: 0, at: begun.toISOString(), kind: 'created', actor: null });
  if (state === 'draft') return id;
  const number = await takeNumber(tx, country, Number(day.slice(0, 4)));
  const version = offer.isSecond ? 2 : 1;
  const at = (hours: number) => new Date(begun.getTime() + hours * 3_600_000).toISOString();
  const seenAt = state === 'sent' ? null : at(5);
  const isDecided = state === 'accepted' || state === 'declined';
  const given = isDecided ? state : 'sent';
  for (let each = 1; each <= version; each += 1) {
    const sent: SentOffer = { ...content, number, version: each, country, language, day, vat };
    const isLast = each === version;
    await tx
      .insertInto('offer_versions')
      .values({
        offer_id: id,
        version: each,
        state: isLast ? given : 'replaced',
        snapshot: JSON.stringify(sent),
        total,
        token_hash: randomBytes(32).toString('base64url'),
        ends_at: new Date(Date.parse(validUntil) + READABLE_DAYS * DAY_MS).toISOString(),
        sent_at: at(each),
        sent_by: null,
        seen_at: isLast ? seenAt : at(each),
        ...(isLast && isDecided && { decided_at: at(30), decided_name: customer.name, decided_note: state === 'declined' ? reply : '' }),
      })
      .execute();
    await addEvent(tx, { offer_id: id, version: each, at: at(each), kind: 'sent', actor: null });
  }
  if (seenAt) await addEvent(tx, { offer_id: id, version, at: seenAt, kind: 'seen', actor: null });
  const { name } = customer;
  if (isDecided)
    await addEvent(tx, { offer_id: id, version, at: at(30), kind: state, actor: null, name, text: state === 'declined' ? reply : '' });
  else if (reply) await addEvent(tx, { offer_id: id, version, at: at(6), kind: 'asked', actor: null, name, text: reply });
  await tx
    .updateTable('offers')
    .set({
      number,
      version,
      state: given,
      sent_revision: version,
      revision: version + 1,
      sent_at: at(version),
      seen_at: seenAt,
      search_text: `${text} ${searchText([number])}`,
    })
    .where('id', '=', id)
    .execute();
  return id;
}

/** With the numbers they took, unless the company has sent offers of its own. */
export async function removeOffers(tx: Transaction<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .deleteFrom('offers')
      .where('id', 'in', [...ids])
      .execute();
  const own = await tx.selectFrom('offers').select('id').where('version', '>', 0).limit(1).executeTakeFirst();
  if (!own) await tx.deleteFrom('offer_numbers').execute();
}

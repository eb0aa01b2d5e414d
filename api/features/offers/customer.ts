import { sumsOfOffer } from '#content/offers/offer.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { takeFromLimit } from '#store/limits.ts';
import { addEvent, findOffer, hasSameEvent, lockOffer, type Offer, type OfferVersion } from '#store/offers/offers.ts';
import { decideVersion, findByToken, markSeen } from '#store/offers/versions.ts';
import { queueEvent } from '#store/webhooks/queue-event.ts';
import { AppError } from '#api/errors.ts';
import { checkBody } from '#api/http/check-body.ts';
import { sameSince } from '#api/kernel/same-since.ts';
import { readSenderSettings } from '#api/mail/sender-settings.ts';
import { readCompany } from '#api/typesetting/company-head.ts';
import { Acceptance, Question, Refusal } from './customer-input.ts';
import type { OfferParts } from './deps.ts';
import { sentIn } from './stored-content.ts';
import { hashOf, isToken } from './offer-link.ts';
import { queueCopy, queueNews } from './offer-mails.ts';
import { printOffer, type Printed } from './print-offer.ts';
import { todayIn } from './offer-settings.ts';
import { stateOf } from './present-offer.ts';
import { openWrongLinks } from './wrong-links.ts';

const QUESTIONS = { max: 10, windowMs: 24 * 3600_000 };

export type SharedOffer = Awaited<ReturnType<ReturnType<typeof openCustomer>['read']>>;

/** What a customer can do with nothing but the link. */
export function openCustomer(parts: OfferParts) {
  const { database, settings, clock, onNewMail, siteUrl } = parts;
  const { kysely } = database;

  async function findShared(token: string): Promise<{ version: OfferVersion; offer: Offer }> {
    const version = isToken(token) ? await findByToken(kysely, hashOf(token)) : undefined;
    const offer = version && (await findOffer(kysely, version.offer_id));
    if (!offer || version.ends_at < clock().toISOString()) throw new AppError('not-found', { reason: 'offer-link' });
    return { version, offer };
  }

  function stateNow({ state, seen_at, snapshot }: OfferVersion) {
    const { valid_until, country } = sentIn(snapshot);
    return state === 'replaced' ? state : stateOf({ state, seen_at, valid_until }, todayIn(country, clock()));
  }

  /** What can still be decided is decided once; otherwise the customer reads why not. */
  async function decide(
    token: string,
    state: 'accepted' | 'declined',
    { name, note }: { name: string; note: string },
  ): Promise<{ isMailed: boolean }> {
    const { version, offer } = await findShared(token);
    const sent = sentIn(version.snapshot);
    const now = clock();
    const at = now.toISOString();
    const sender = await readSenderSettings(settings, sent.language, sent.country);
    const mail = { offer, sent, company: sender.company, siteUrl };
    refuseDecided(stateNow(version));
    await kysely.transaction().execute(async (tx) => {
      if (!(await decideVersion(tx, version, { state, name, note, at }))) {
        const latest = await findByToken(tx, version.token_hash);
        refuseDecided(latest ? stateNow(latest) : 'replaced');
        throw new AppError('conflict', { reason: 'offer-replaced' });
      }
      await addEvent(tx, { offer_id: offer.id, version: version.version, at, kind: state, actor: null, name, text: note });
      await recordAudit(tx, { at, actor: null, action: `offer-${state}`, subject: `offers/${offer.id}`, details: { number: sent.number } });
      await queueEvent(tx, `offer.${state}`, `offers/${offer.id}`, at);
      if (state === 'accepted') await queueCopy(tx, mail, name, now);
      await queueNews(tx, mail, { what: state, name: name || sent.customer.name, text: note }, sender, now);
    });
    onNewMail();
    return { isMailed: sent.customer.email !== '' };
  }

  return {
    /** Every use of a link passes here: it limits how many wrong links one network may try. */
    follow: openWrongLinks(parts),
    /** Reading by itself says nothing: programs that look for dangerous mails read too. The page tells when somebody looks at it. */
    async read(token: string) {
      const { version } = await findShared(token);
      const sent = sentIn(version.snapshot);
      const { decided_name, decided_at } = version;
      const company = await readCompany(settings, sent.language, sent.country);
      const lines = sent.lines.map(({ list_price: _own, ...line }) => line);
      return { ...sent, lines, sums: sumsOfOffer(sent, sent.vat), state: stateNow(version), decided_name, decided_at, company };
    },
    async seen(token: string): Promise<void> {
      const { version, offer } = await findShared(token);
      if (version.seen_at !== null) return;
      const at = clock().toISOString();
      await kysely.transaction().execute(async (tx) => {
        if (!(await markSeen(tx, version, at))) return;
        await addEvent(tx, { offer_id: offer.id, version: version.version, at, kind: 'seen', actor: null });
        await queueEvent(tx, 'offer.seen', `offers/${offer.id}`, at);
      });
    },
    accept: async (token: string, typed: string) => decide(token, 'accepted', { ...checkBody({ name: typed }, Acceptance), note: '' }),
    decline: async (token: string, typed: string) =>
      decide(token, 'declined', { name: '', note: checkBody({ reason: typed }, Refusal).reason }),
    async ask(token: string, typed: string): Promise<void> {
      const { text } = checkBody({ text: typed }, Question);
      const { version, offer } = await findShared(token);
      const sent = sentIn(version.snapshot);
      const now = clock();
      const sender = await readSenderSettings(settings, sent.language, sent.country);
      const { allowed, retryAfterSeconds: retryAfter } = await takeFromLimit(kysely, `offer-question:${offer.id}`, QUESTIONS, now);
      if (!allowed) throw new AppError('too-many', { retryAfter });
      const { name } = sent.customer;
      await kysely.transaction().execute(async (tx) => {
        await lockOffer(tx, database, offer.id);
        const asked = { offer_id: offer.id, version: version.version, kind: 'asked', text } as const;
        if (await hasSameEvent(tx, asked, sameSince(now))) return;
        await addEvent(tx, { ...asked, at: now.toISOString(), actor: null, name });
        await queueNews(tx, { offer, sent, company: sender.company, siteUrl }, { what: 'asked', name, text }, sender, now);
      });
      onNewMail();
    },
    pdf: async (token: string, isBoth = false): Promise<Printed> =>
      printOffer(parts, sentIn((await findShared(token)).version.snapshot), isBoth),
  };
}

const REASONS = {
  accepted: 'offer-accepted',
  declined: 'offer-declined',
  expired: 'offer-expired',
  replaced: 'offer-replaced',
} as const;

function refuseDecided(state: string): void {
  if (state === 'accepted' || state === 'declined' || state === 'expired' || state === 'replaced')
    throw new AppError('conflict', { reason: REASONS[state] });
}

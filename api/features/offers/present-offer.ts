import { sumsOfOffer, type OfferState } from '#content/offers/offer.ts';
import { CURRENCY_OF } from '#content/specifications/price.ts';
import type { Share } from '#content/offers/sums.ts';
import type { Offer, OfferEvent, OfferVersion } from '#store/offers/offers.ts';
import type { QueuedMail } from '#store/mail/outbox.ts';
import { isUnsent } from '#store/mail/read-outbox.ts';
import { mailCard } from '#api/mail/mail-card.ts';
import { contentIn, sentIn } from './stored-content.ts';

type Names = ReadonlyMap<number, string>;
export type OfferCard = ReturnType<typeof offerCard>;
export type WholeOffer = ReturnType<typeof wholeOffer>;

/** What was sent and not decided is over when its day is. */
export function stateOf({ state, seen_at, valid_until }: Pick<Offer, 'state' | 'seen_at' | 'valid_until'>, today: string): OfferState {
  if (state !== 'sent') return state;
  if (valid_until < today) return 'expired';
  return seen_at === null ? 'sent' : 'seen';
}

type Beside = { names: Names; today: string; unsent: ReadonlySet<number | null> };

export function offerCard(offer: Offer, { names, today, unsent }: Beside) {
  const { id, number, version, country, language, name, company, email, total, valid_until, lead_id, owner, updated_at } = offer;
  return {
    id,
    number,
    version,
    state: stateOf(offer, today),
    /** It was changed after it was sent, and the customer does not know yet. */
    has_changes: isChangedSinceSent(offer),
    /** The letter that brings it was tried and has not gone out. */
    is_unsent: unsent.has(id),
    country,
    currency: CURRENCY_OF[country],
    language,
    name,
    company,
    email,
    total,
    valid_until,
    lead_id,
    owner,
    owner_name: owner === null ? null : (names.get(owner) ?? null),
    updated_at,
    sent_at: offer.sent_at,
    seen_at: offer.seen_at,
  };
}

/** Sending and deciding count as a change each; whatever is beyond was typed. */
function isChangedSinceSent({ state, version, revision, sent_revision }: Offer): boolean {
  if (version === 0 || state === 'accepted') return false;
  return revision > sent_revision + (state === 'declined' ? 2 : 1);
}

type Whole = {
  offer: Offer;
  vat: Share;
  versions: readonly OfferVersion[];
  events: readonly OfferEvent[];
  mails: readonly QueuedMail[];
  names: Names;
  today: string;
};

export function wholeOffer({ offer, vat, versions, events, mails, names, today }: Whole) {
  const content = contentIn(offer.content);
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  return {
    ...offerCard(offer, { names, today, unsent: new Set(mails.some((mail) => isUnsent(mail)) ? [offer.id] : []) }),
    revision: offer.revision,
    follows: offer.follows,
    phone: offer.phone,
    ...content,
    vat,
    sums: sumsOfOffer(content, vat),
    versions: versions.map((version) => ({
      version: version.version,
      state:
        version.state === 'replaced'
          ? ('replaced' as const)
          : stateOf({ ...version, state: version.state, valid_until: sentIn(version.snapshot).valid_until }, today),
      total: version.total,
      sent_at: version.sent_at,
      sent_by: nameOf(version.sent_by),
      seen_at: version.seen_at,
      ends_at: version.ends_at,
      decided_at: version.decided_at,
      decided_name: version.decided_name,
      decided_note: version.decided_note,
    })),
    /** What became of the mails that brought it to the customer, and of those about it to us. */
    mails: mails.map(mailCard).map(({ id, state, subject, attempts, run_at, sent_at, last_error, created_at }) => ({
      id,
      state,
      subject,
      attempts,
      run_at,
      sent_at,
      last_error,
      created_at,
    })),
    events: events.map(({ version, at, kind, actor, name, text }) => ({ version, at, kind, actor: nameOf(actor), name, text })),
  };
}

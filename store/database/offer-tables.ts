import type { Generated } from 'kysely';

/** Times are ISO 8601 texts and JSON is text, as everywhere in the schema. */
export type OfferTables = {
  /** Offers to customers. `content` is what is being written; what was sent stands in the versions. */
  offers: {
    id: Generated<number>;
    /** `SA-2026-0001`; empty until it is sent for the first time. */
    number: Generated<string>;
    country: 'sa' | 'ae';
    language: 'en' | 'ar';
    state: 'draft' | 'sent' | 'accepted' | 'declined';
    /** The last that was sent, 0 without one. */
    version: Generated<number>;
    /** Grows with every save, so that nobody saves over somebody else; and what it was when it was sent. */
    revision: Generated<number>;
    sent_revision: Generated<number>;
    lead_id: number | null;
    /** The accepted offer it follows. */
    follows: number | null;
    name: Generated<string>;
    company: Generated<string>;
    email: Generated<string>;
    phone: Generated<string>;
    content: string;
    /** In hundredths of the country's currency, with tax. */
    total: number;
    valid_until: string;
    owner: number | null;
    search_text: Generated<string>;
    created_at: string;
    updated_at: string;
    sent_at: Generated<string | null>;
    seen_at: Generated<string | null>;
    deleted_at: Generated<string | null>;
  };
  offer_versions: {
    id: Generated<number>;
    offer_id: number;
    version: number;
    state: 'sent' | 'accepted' | 'declined' | 'replaced';
    snapshot: string;
    total: number;
    /** Of the customer's link; the link itself is known to the customer alone. */
    token_hash: string;
    ends_at: string;
    sent_at: string;
    sent_by: number | null;
    seen_at: Generated<string | null>;
    decided_at: Generated<string | null>;
    decided_name: Generated<string>;
    decided_note: Generated<string>;
  };
  offer_events: {
    id: Generated<number>;
    offer_id: number;
    version: number;
    at: string;
    kind: 'created' | 'sent' | 'link' | 'seen' | 'asked' | 'accepted' | 'declined';
    actor: number | null;
    name: Generated<string>;
    text: Generated<string>;
  };
  /** The last number of each country and year; whoever takes the next holds the row until the offer is sent. */
  offer_numbers: { country: string; year: number; last: number };
};

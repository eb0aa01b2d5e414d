import type { Generated } from 'kysely';
import type { FileKind } from '#content/fields/file-endings.ts';
import type { AccountTables } from './account-tables.ts';
import type { OfferTables } from './offer-tables.ts';
import type { DeskTables } from './desk-tables.ts';
import type { DraftTables } from './draft-tables.ts';
import type { ScheduleTables } from './schedule-tables.ts';
import type { ReleaseTables } from './release-tables.ts';
import type { Json, OperationTables, Time } from './operation-tables.ts';

type Flag = 0 | 1;

/** Where something a visitor wrote stands. Only `shown` is public; nothing is dropped. */
export type ItemState = 'shown' | 'held' | 'spam' | 'hidden' | 'deleted';

/** `notice` to the staff and `thanks` to the visitor are written from the lead when they are sent; `digest` counts what had no notice; the others bring their words. */
export type MailKind = 'notice' | 'digest' | 'thanks' | 'letter' | 'meeting';

/** What comments, posts and comments on posts have in common. */
type VisitorText = {
  id: Generated<number>;
  state: ItemState;
  /** Codes that say why it is not shown, as a JSON list. */
  reasons: Json;
  /** Written by somebody who was signed in. */
  staff: Flag;
  reports: number;
  /** A moderator has decided: further reports change nothing. */
  reviewed: Flag;
  /** How it stood before the last decision, for undo; empty without one. */
  previous: Json;
  agreement: string;
  address_hash: string;
  created_at: Time;
  deleted_at: Time | null;
};

type OtherTables = AccountTables & OperationTables & OfferTables & DraftTables & ScheduleTables & DeskTables & ReleaseTables;

export type Schema = OtherTables & {
  entries: {
    collection: string;
    id: number;
    /** The parent record's id, 0 without one; its collection is in the model. */
    parent: number;
    position: number;
    version: number;
    published_en: Flag;
    published_ar: Flag;
    shared: Json;
    en: Json;
    ar: Json;
    created_at: Time;
    updated_at: Time;
    deleted_at: Time | null;
    /** `collection/id` of the record whose deletion took this one along. */
    deleted_with: string | null;
    /** Some field has words in the other language only; null until somebody has looked. */
    missing_en: Flag | null;
    missing_ar: Flag | null;
  };
  sequences: { name: string; value: number };
  revisions: {
    seq: Generated<number>;
    collection: string;
    id: number;
    version: number;
    action: string;
    actor: number | null;
    snapshot: Json;
    at: Time;
    address: Generated<string>;
    token: Generated<number | null>;
  };
  /** A row for each part of a specification, see `valueRowsOf`. Products in the trash keep theirs: `entries` says who is seen. */
  product_values: {
    product: number;
    /** A name of the model's specifications, `name-en`, `name-ar` or `version`. */
    kind: string;
    part: number;
    /** A number or amount, where a range begins, or a width. */
    number: number | null;
    /** Where a range ends, or a height. */
    second: number | null;
    /** A depth. */
    third: number | null;
    /** A choice, a name or a currency; empty otherwise. */
    word: string;
  };
  /** The search index in pieces of a megabyte, packed and written as base64: the same in both engines. */
  search_snapshots: { name: string; part: number; bytes: string };
  /** Scripts and styles of the last two builds, packed by brotli and written as base64. */
  build_assets: { name: string; build: string; started_at: string; bytes: string };
  files: {
    name: string;
    kind: FileKind;
    type: string;
    size: number;
    original_name: string;
    sha256: string;
    width: number | null;
    height: number | null;
    duration_ms: number | null;
    focal_x: number;
    focal_y: number;
    alt_en: string;
    alt_ar: string;
    /** Widths that exist beside the original, per format. */
    variants: Json;
    variants_state: 'none' | 'pending' | 'done' | 'failed';
    poster: string | null;
    created_at: Time;
    unused_since: Time | null;
  };
  file_uses: { file: string; collection: string; id: number; field: string };
  /** Files a record let go of and its earlier versions name. */
  kept_files: { file: string; collection: string; id: number };
  /** Files whose row is gone and whose bytes must follow, also after a crash. */
  doomed_files: { name: string; at: Time };
  /** Counters of the rate limits; in the database so that a restart does not clear them. */
  limits: { key: string; count: number; resets_at: Time };
  leads: {
    id: Generated<number>;
    reference: string;
    kind: string;
    status: string;
    country: string;
    language: 'en' | 'ar';
    subject: string;
    message: string;
    fields: Json;
    page: string;
    fingerprint: string;
    address_hash: string;
    created_at: Time;
    updated_at: Time;
    /** Who wrote it and how to answer, taken out of the fields, whatever their form calls them. */
    name: Generated<string>;
    email: Generated<string>;
    phone: Generated<string>;
    /** The same number in its international form (E.164), by the country of the lead; empty when it has none. */
    phone_e164: Generated<string>;
    /** The words under the form, and their version. */
    consent: Generated<string>;
    consent_version: Generated<string>;
    /** Why it was put aside, separated by commas. */
    spam_reasons: Generated<string>;
    /** Everything in it, folded as searches are. */
    search_text: Generated<string>;
    owner: Generated<number | null>;
    read_at: Generated<Time | null>;
    answered_at: Generated<Time | null>;
    /** By which a form that was sent again is known again; null for those that bring none. */
    form_key: Generated<string | null>;
    /** The day somebody wants to see it again, and who. */
    remind_on: Generated<string | null>;
    remind_by: Generated<number | null>;
    /** The message of the same person that is worked on in its place. */
    merged_into: Generated<number | null>;
    /** What it was merged into at first: `merged_into` is the end of that chain. */
    merged_first_into: Generated<number | null>;
  };
  /** What came with inquiries: never public, and in no library. Without a lead its bytes are about to go. */
  lead_files: {
    name: string;
    lead_id: number | null;
    type: string;
    size: number;
    original_name: string;
    sha256: string;
    created_at: Time;
    /** What a scanner said: nothing yet, `clean` or `infected`, and what it found. */
    scan: Generated<string>;
    scan_found: Generated<string>;
  };
  lead_notes: { id: Generated<number>; lead_id: number; author: number | null; text: string; created_at: Time };
  outbox: {
    id: Generated<number>;
    lead_id: number | null;
    kind: MailKind;
    payload: Json;
    attempts: number;
    run_at: Time;
    done_at: Time | null;
    last_error: string;
    message_id: string;
    created_at: Time;
    /** Whoever sends it holds the lease; when its time is over, another may. */
    lease: Generated<string | null>;
    leased_until: Generated<Time | null>;
    /** When it was given up; somebody may send it again. */
    dead_at: Generated<Time | null>;
    /** The end of its link, which opens an account: empty once it is sent, and in no backup. */
    secret: Generated<string>;
    /** The offer it brings. */
    offer_id: Generated<number | null>;
    /** For an answer of the staff: how its message stood before, so that taking it back leaves no trace. */
    undo: Generated<Json>;
  };
  meetings: {
    lead_id: number;
    starts_at: Time;
    state: 'requested' | 'confirmed' | 'declined';
    type: string;
    /** Grows with each change, so that calendars take the newest. */
    sequence: number;
    /** Where a video meeting is joined, as the visitor was told. */
    link: Generated<string>;
  };
  comments: VisitorText & { section_id: number; username: string; text: string };
  posts: VisitorText & { author_name: string; content: string };
  post_comments: VisitorText & { post_id: number; commenter_name: string; text: string };
  /** Who found something out of place, once per address. */
  reports: { kind: string; item: number; address_hash: string; at: Time };
  /** Whose words are held from now on: a hashed address, or a folded name. */
  blocks: { id: Generated<number>; kind: 'address' | 'name'; value: string; label: string; actor: number | null; at: Time };
  /** The words people agreed to, once per version. */
  agreements: { version: string; form: string; language: 'en' | 'ar'; text: string; at: Time };
  subscribers: {
    id: Generated<number>;
    email: string;
    /** In lower case, so that one mailbox is one subscriber. */
    email_key: string;
    state: 'waiting' | 'confirmed' | 'left';
    language: 'en' | 'ar';
    country: string;
    /** The version of what was agreed to. */
    agreement: string;
    address_hash: string;
    asked_at: Time;
    confirmed_at: Time | null;
    left_at: Time | null;
  };
  searches: { language: 'en' | 'ar'; query: string; count: number; results: number; last_at: Time };
  audit: {
    id: Generated<number>;
    at: Time;
    actor: number | null;
    action: string;
    subject: string;
    details: Json;
    /** The address it was done from, hashed; empty for what the server did by itself. */
    address: Generated<string>;
    /** The token of the program that did it in the account's name. */
    token: Generated<number | null>;
  };
  /** Single values: the content revision, when the demo was loaded. */
  facts: { name: string; value: string };
};

import type { Generated } from 'kysely';

/** ISO 8601 in UTC with milliseconds, so that text order is time order on both engines. */
export type Time = string;
/** JSON kept as text: the same bytes come back from both engines. */
export type Json = string;

/** What the server keeps about its own work: whom it tells of what, and what goes wrong. */
export type OperationTables = {
  /** Programs that are told when something happens; events as JSON. */
  webhooks: {
    id: Generated<number>;
    name: string;
    url: string;
    events: Json;
    secret: string;
    created_at: Time;
    /** Since when a webhook is paused; its events wait. */
    paused_at: Generated<Time | null>;
    /** Since when it has taken nothing; null while it does. */
    failing_since: Generated<Time | null>;
  };
  webhook_deliveries: {
    id: Generated<number>;
    webhook_id: number;
    event: string;
    /** Where to read what is told: `leads/12`. */
    subject: string;
    /** The same at every try, so that the receiver knows it again. */
    delivery: string;
    attempts: Generated<number>;
    run_at: Time;
    lease: Generated<string | null>;
    leased_until: Generated<Time | null>;
    done_at: Generated<Time | null>;
    dead_at: Generated<Time | null>;
    /** HTTP status of the receiver's last answer. */
    status: Generated<number | null>;
    answer: Generated<string>;
    created_at: Time;
  };
  /** Which servers run, and what each finds wrong with what is its own, as JSON. */
  servers: { name: string; version: string; started_at: Time; seen_at: Time; findings: Generated<Json> };
  /** Work that one server does for all: `size wall-640.webp`. */
  work_leases: { work: string; holder: string; held_until: Time };
  /** The backups in the data folders of all servers, each as JSON. */
  kept_backups: { folder: string; name: string; server: string; address: string; facts: Json; seen_at: Time };
  /** How often the page of a name (`home`) or a record (`products#12`) was opened on a day. */
  page_visits: { day: string; page: string; count: number };
  /** Troubles that go on: `backup`, `webhooks/3`; a row is deleted when its trouble ends. */
  troubles: { name: string; since: Time; details: Generated<Json> };
};

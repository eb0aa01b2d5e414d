import type { Kysely, Selectable } from 'kysely';
import { forUpdate, type Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import type { Lead } from '#store/leads/leads.ts';

export type Meeting = Selectable<Schema['meetings']>;
export type MeetingOfLead = Meeting & Pick<Lead, 'reference' | 'country' | 'language' | 'name' | 'email' | 'phone' | 'status'>;

const OF_LEAD = ['reference', 'country', 'language', 'name', 'email', 'phone', 'status'] as const;

function meetingsOfLeads(db: Kysely<Schema>) {
  return db
    .selectFrom('meetings')
    .innerJoin('leads', 'leads.id', 'meetings.lead_id')
    .selectAll('meetings')
    .select(OF_LEAD.map((name) => `leads.${name}` as const))
    .where('leads.status', '!=', 'spam');
}

/** Meetings that begin in `[from, until)`, in order. */
export async function listMeetings(db: Kysely<Schema>, from: Date, until: Date): Promise<MeetingOfLead[]> {
  return meetingsOfLeads(db)
    .where('starts_at', '>=', from.toISOString())
    .where('starts_at', '<', until.toISOString())
    .orderBy('starts_at')
    .orderBy('lead_id')
    .execute();
}

export async function findMeeting(db: Kysely<Schema>, leadId: number): Promise<MeetingOfLead | undefined> {
  return meetingsOfLeads(db).where('lead_id', '=', leadId).executeTakeFirst();
}

/** Holds the row until the transaction ends, so that two colleagues cannot both decide. */
export async function lockMeeting(db: Kysely<Schema>, { engine }: Pick<Database, 'engine'>, leadId: number): Promise<Meeting | undefined> {
  return db.selectFrom('meetings').selectAll().where('lead_id', '=', leadId).modifyEnd(forUpdate(engine)).executeTakeFirst();
}

export async function changeMeeting(
  db: Kysely<Schema>,
  leadId: number,
  change: Pick<Meeting, 'starts_at' | 'state' | 'sequence' | 'link'>,
): Promise<void> {
  await db.updateTable('meetings').set(change).where('lead_id', '=', leadId).execute();
}

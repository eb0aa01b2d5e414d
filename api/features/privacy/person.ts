import { recordAudit } from '#store/accounts/audit.ts';
import type { Database } from '#store/database/open.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { removeDoomed } from '#store/files/sweep.ts';
import { erasePerson, leaveNoTrace } from '#store/privacy/erase-person.ts';
import { findPerson, type PersonData } from '#store/privacy/find-person.ts';
import type { HashContact } from '#api/kernel/address-hash.ts';
import { invalid } from '#api/errors.ts';
import { contactFrom, type Contact } from './contact.ts';
import { presentPerson, withoutTicks, type ExportedPerson, type Person } from './present-person.ts';
import { pickRows } from './ticked-rows.ts';

export type Privacy = ReturnType<typeof openPrivacy>;

/** Whose data, and which of the rows that were found. */
export type Ticked = { contact: string; rows: readonly string[] };

type Parts = { database: Database; storage: FileStorage; hashContact: HashContact; clock: () => Date };

/** What the law lets people ask for: to see what we have of them, to take it along, to have it erased. */
export function openPrivacy({ database, storage, hashContact, clock }: Parts) {
  const { kysely } = database;

  /** Written down by a hash of the contact: a record of erasing must not keep what was erased. */
  async function record(action: string, { kind, key }: Contact, data: PersonData, actor: number | null): Promise<void> {
    const details = { by: kind, ...countsOf(data) };
    await recordAudit(kysely, { at: clock().toISOString(), actor, action, subject: `person/${await hashContact(key)}`, details });
  }

  return {
    async find(contact: string, actor: number | null): Promise<Person> {
      const wanted = contactFrom(contact);
      const data = await findPerson(kysely, wanted);
      await record('person-searched', wanted, data, actor);
      return presentPerson(data);
    },
    async export({ contact, rows }: Ticked, actor: number | null): Promise<ExportedPerson> {
      const wanted = contactFrom(contact);
      const data = pickRows(await findPerson(kysely, wanted), rows);
      await record('person-exported', wanted, data, actor);
      return withoutTicks(presentPerson(data));
    },
    /** The contact is typed twice: erasing cannot be undone. */
    async erase(
      { contact, rows }: Ticked,
      confirm: string,
      actor: number | null,
    ): Promise<{ erased: Record<string, number>; left: number }> {
      const wanted = contactFrom(contact);
      if (confirm.trim() !== contact.trim()) throw invalid({ confirm: 'invalid' });
      const data = await kysely.transaction().execute(async (tx) => {
        const ticked = pickRows(await findPerson(tx, wanted), rows);
        await erasePerson(tx, ticked, clock());
        return ticked;
      });
      await record('person-erased', wanted, data, actor);
      const { failed } = await removeDoomed(kysely, storage); // is swept later
      await leaveNoTrace(database);
      return { erased: countsOf(data), left: failed };
    },
  };
}

function countsOf(data: PersonData): Record<string, number> {
  return Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows.length]));
}

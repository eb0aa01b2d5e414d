import { recordAudit } from '#store/accounts/audit.ts';
import type { Database } from '#store/database/open.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { removeDoomed } from '#store/files/sweep.ts';
import { erasePerson, leaveNoTrace } from '#store/privacy/erase-person.ts';
import { findPerson, type PersonData } from '#store/privacy/find-person.ts';
import type { HideAddress } from '#api/accounts/hidden-address.ts';
import { invalid } from '#api/errors.ts';
import { contactFrom, type Contact } from './contact.ts';

export type Privacy = ReturnType<typeof openPrivacy>;
export type Person = ReturnType<typeof present>;

type Parts = { database: Database; storage: FileStorage; hideAddress: HideAddress; clock: () => Date };

/** What the law lets people ask for: to see what we have of them, to take it along, to have it erased. */
export function openPrivacy({ database, storage, hideAddress, clock }: Parts) {
  const { kysely } = database;

  /** Written down by a hash of the contact: a record of erasing must not keep what was erased. */
  async function record(action: string, { kind, key }: Contact, data: PersonData, actor: number | null): Promise<void> {
    const details = { by: kind, ...countsOf(data) };
    await recordAudit(kysely, { at: clock().toISOString(), actor, action, subject: `person/${await hideAddress(key)}`, details });
  }

  return {
    find: async (contact: string): Promise<Person> => present(await findPerson(kysely, contactFrom(contact).isIn)),
    async export(contact: string, actor: number | null): Promise<Person> {
      const wanted = contactFrom(contact);
      const data = await findPerson(kysely, wanted.isIn);
      await record('person-exported', wanted, data, actor);
      return present(data);
    },
    /** The contact is typed twice: erasing cannot be undone. */
    async erase(contact: string, confirm: string, actor: number | null): Promise<Record<string, number>> {
      const wanted = contactFrom(contact);
      if (confirm.trim() !== contact.trim()) throw invalid({ confirm: 'invalid' });
      const data = await kysely.transaction().execute(async (tx) => {
        const found = await findPerson(tx, wanted.isIn);
        await erasePerson(tx, found, clock());
        return found;
      });
      await record('person-erased', wanted, data, actor);
      await removeDoomed(kysely, storage); // what fails now is swept later
      await leaveNoTrace(database);
      return countsOf(data);
    },
  };
}

function countsOf(data: PersonData): Record<string, number> {
  return Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows.length]));
}

/** What the person told us and what we did with it; not how we store it. */
function present({ leads, notes, files, mails, words, subscribers }: PersonData) {
  return {
    leads: leads.map(({ reference, kind, status, name, email, phone, subject, message, fields, page, consent, created_at }) => ({
      reference,
      kind,
      status,
      name,
      email,
      phone,
      subject,
      message,
      page,
      consent,
      created_at,
      fields: JSON.parse(fields) as Record<string, unknown>,
    })),
    notes: notes.map(({ text, created_at }) => ({ text, created_at })),
    files: files.map(({ original_name: name, type, size, created_at }) => ({ name, type, size, created_at })),
    mails: mails.map(({ kind, created_at, done_at }) => ({ kind, created_at, sent_at: done_at })),
    words: words.map(({ kind, id, name, text, state, created_at }) => ({ kind, id, name, text, state, created_at })),
    subscribers: subscribers.map(({ email, state, asked_at, confirmed_at, left_at }) => ({
      email,
      state,
      asked_at,
      confirmed_at,
      left_at,
    })),
  };
}

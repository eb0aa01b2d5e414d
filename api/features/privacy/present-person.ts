import type { PersonData } from '#store/privacy/find-person.ts';
import { rowOf } from './ticked-rows.ts';
import { recordIn } from '#content/known.ts';

export type Person = ReturnType<typeof presentPerson>;
export type ExportedPerson = ReturnType<typeof withoutTicks>;

/** What the person told us and what we did with it; not how we store it. */
export function presentPerson({ leads, notes, files, mails, words, subscribers, offers }: PersonData) {
  const ids = new Set(leads.map(({ id }) => id));
  const free = ({ lead_id }: { lead_id: number | null }) => !ids.has(lead_id ?? 0);
  return {
    leads: leads.map((lead) => {
      const of = ({ lead_id }: { lead_id: number | null }) => lead_id === lead.id;
      const { reference, kind, status, name, email, phone, subject, message, fields, page, consent, created_at } = lead;
      return {
        row: rowOf.lead(lead),
        is_certain: lead.isCertain,
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
        fields: recordIn(fields),
        notes: notes.filter(of).map(noteOf),
        files: files
          .filter(of)
          .map(({ original_name, type, size, created_at: at }) => ({ name: original_name, type, size, created_at: at })),
        mails: mails.filter(of).map(mailOf),
      };
    }),
    notes: notes.filter(free).map((note) => ({ row: rowOf.note(note), is_certain: note.isCertain, ...noteOf(note) })),
    mails: mails.filter(free).map((mail) => ({ row: rowOf.mail(mail), is_certain: mail.isCertain, ...mailOf(mail) })),
    words: words.map((item) => {
      const { kind, id, name, text, state, created_at, isCertain } = item;
      return { row: rowOf.words(item), is_certain: isCertain, kind, id, name, text, state, created_at };
    }),
    subscribers: subscribers.map((subscriber) => {
      const { email, state, asked_at, confirmed_at, left_at, isCertain } = subscriber;
      return { row: rowOf.subscriber(subscriber), is_certain: isCertain, email, state, asked_at, confirmed_at, left_at };
    }),
    offers: offers.map((offer) => {
      const { number, state, name, company, email, phone, content, created_at, isCertain } = offer;
      return {
        row: rowOf.offer(offer),
        is_certain: isCertain,
        number,
        state,
        name,
        company,
        email,
        phone,
        content: recordIn(content),
        created_at,
      };
    }),
  };
}

function noteOf({ text, created_at }: PersonData['notes'][number]) {
  return { text, created_at };
}

function mailOf({ kind, created_at, done_at }: PersonData['mails'][number]) {
  return { kind, created_at, sent_at: done_at };
}

/** Without what says how the rows were found, which means nothing to the person. */
export function withoutTicks({ leads, notes, mails, words, subscribers, offers }: Person) {
  return {
    leads: leads.map(without),
    notes: notes.map(without),
    mails: mails.map(without),
    words: words.map(without),
    subscribers: subscribers.map(without),
    offers: offers.map(without),
  };
}

function without<Row extends { row: string; is_certain: boolean }>({ row: _row, is_certain: _certain, ...rest }: Row) {
  return rest;
}

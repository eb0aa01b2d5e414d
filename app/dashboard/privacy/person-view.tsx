import type { ReactNode } from 'react';
import type { Person } from '#api/privacy/person.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { namedWords } from '#app/dashboard/inbox/lead-words.ts';
import { useWords } from '#app/dashboard/words.ts';
import { PersonActions } from './person-actions.tsx';
import styles from './privacy.module.css';

type PersonViewProps = { contact: string; person: Person; onErased: () => void };

/** Everything we have of one person, as they would see it. */
export function PersonView({ contact, person, onErased }: PersonViewProps) {
  const t = useWords();
  const { when, size } = useFormats();
  const { leads, notes, files, mails, words, subscribers } = person;
  const isEmpty = Object.values(person).every((rows) => rows.length === 0);
  if (isEmpty) return <p role="status">{t('privacy.nothing', { contact })}</p>;
  const line = (key: string, at: string, children: ReactNode) => (
    <li key={key}>
      <time dateTime={at}>{when(at)}</time>
      <div dir="auto">{children}</div>
    </li>
  );
  return (
    <section className={styles['person']}>
      <h2>{t('privacy.found', { contact: `\u2068${contact}\u2069` })}</h2>
      <PersonActions contact={contact} onErased={onErased} />
      <Part title={t('privacy.leads', { count: leads.length })}>
        {leads.map(({ reference, kind, subject, message, created_at }) =>
          line(
            String(reference),
            created_at,
            `${namedWords(t, 'inbox.kind', String(kind))} ${String(reference)}\n${String(subject)}\n${String(message)}`,
          ),
        )}
      </Part>
      <Part title={t('privacy.files', { count: files.length })}>
        {files.map(({ name, size: bytes, created_at }, index) => line(String(index), created_at, `${name} (${size(bytes)})`))}
      </Part>
      <Part title={t('privacy.words', { count: words.length })}>
        {words.map(({ kind, id, name, text, state, created_at }) =>
          line(`${kind}/${id}`, created_at, `${name} (${namedWords(t, 'moderation.state', state)})\n${text}`),
        )}
      </Part>
      <Part title={t('privacy.subscribers', { count: subscribers.length })}>
        {subscribers.map(({ email, state, asked_at }) => line(email, asked_at, `${email} (${namedWords(t, 'subscribers.state', state)})`))}
      </Part>
      <Part title={t('privacy.mails', { count: mails.length })}>
        {mails.map(({ kind, created_at }, index) => line(String(index), created_at, namedWords(t, 'inbox.mail', kind)))}
      </Part>
      <Part title={t('privacy.notes', { count: notes.length })}>
        {notes.map(({ text, created_at }, index) => line(String(index), created_at, text))}
      </Part>
    </section>
  );
}

function Part({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <details open className={styles['part']}>
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}

import type { AnswerTo } from '#app/page/api-client.ts';
import { namedText } from '#app/dashboard/inbox/lead-texts.ts';
import type { Say } from '#app/dashboard/texts.ts';
import { inOwnDirection } from '#content/writing/own-direction.ts';

type Person = AnswerTo<'POST /privacy/find'>;

export type PersonLine = { row: string; isCertain: boolean; at: string; title: string; text: string; along: string };

/** Everything that was found, as lines to tick, in the reader's language. */
export function linesOf(person: Person, t: Say): PersonLine[] {
  const { leads, notes, mails, words, subscribers, offers } = person;
  return [
    ...leads.map((lead) => ({
      ...tickOf(lead),
      at: lead.created_at,
      title: `${namedText(t, 'inbox.kind', lead.kind)} \u2066${lead.reference}\u2069`,
      text: [
        [lead.name, lead.phone, lead.email].filter(Boolean).map(inOwnDirection).join(' · '),
        String(lead.fields['message'] ?? lead.fields['description'] ?? (Object.keys(lead.fields).length > 0 ? '' : lead.message)),
      ]
        .filter(Boolean)
        .join('\n'),
      along: alongOf(lead, t),
    })),
    ...words.map((item) => ({
      ...tickOf(item),
      at: item.created_at,
      title: `${t('privacy.part.words')} (${namedText(t, 'moderation.state', item.state)})`,
      text: `${inOwnDirection(item.name)}\n${item.text}`,
      along: '',
    })),
    ...subscribers.map((subscriber) => ({
      ...tickOf(subscriber),
      at: subscriber.asked_at,
      title: `${t('privacy.part.subscribers')} (${namedText(t, 'subscribers.state', subscriber.state)})`,
      text: subscriber.email,
      along: '',
    })),
    ...offers.map((offer) => ({
      ...tickOf(offer),
      at: offer.created_at,
      title: `${t('privacy.part.offers')} \u2066${offer.number}\u2069`,
      text: [offer.company, offer.name, offer.email, offer.phone].filter(Boolean).map(inOwnDirection).join(' · '),
      along: offer.number ? t('privacy.offer.stays') : '',
    })),
    ...mails.map((mail) => ({
      ...tickOf(mail),
      at: mail.created_at,
      title: t('privacy.part.mails'),
      text: namedText(t, 'inbox.mail', mail.kind),
      along: '',
    })),
    ...notes.map((note) => ({ ...tickOf(note), at: note.created_at, title: t('privacy.part.notes'), text: note.text, along: '' })),
  ];
}

function tickOf({ row, is_certain }: { row: string; is_certain: boolean }) {
  return { row, isCertain: is_certain };
}

/** What goes with a message, whether one thinks of it or not. */
function alongOf({ files, notes, mails }: Person['leads'][number], t: Say): string {
  const list = (['files', 'notes', 'mails'] as const)
    .map((part) => [part, { files, notes, mails }[part].length] as const)
    .filter(([, count]) => count > 0)
    .map(([part, count]) => t(`privacy.along.${part}`, { count }))
    .join(' · ');
  return list && t('privacy.along', { list });
}

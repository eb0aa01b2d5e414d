import { Link, useLocation } from 'react-router';
import type { LeadCard } from '#api/features/inbox/lead-card.ts';
import { excerpt } from '#content/writing/excerpt.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { useFormats } from '#app/dashboard/formats.ts';
import { ListTable, type Choosing, type Column } from '#app/dashboard/ui/list-table.tsx';
import { Mark } from '#app/dashboard/ui/data-table.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { clockText, namedText } from './lead-texts.ts';

type LeadTableProps = { leads: readonly LeadCard[]; choosing: Choosing<LeadCard> | undefined };

/** The same messages as the cards, one line each. */
export function LeadTable({ leads, choosing }: LeadTableProps) {
  const t = useTexts();
  return <ListTable caption={t('shell.tab.inbox')} columns={useLeadColumns()} rows={leads} keyOf={({ id }) => id} choosing={choosing} />;
}

function useLeadColumns(): Column<LeadCard>[] {
  const t = useTexts();
  const { when } = useFormats();
  const language = useLanguage();
  // Whoever goes through many comes back to the same list.
  const { search } = useLocation();
  return [
    {
      name: 'name',
      label: t('inbox.column.name'),
      isMain: true,
      canSort: true,
      cell: ({ id, name, title, is_unread, status }) => (
        <>
          <Link to={inLanguage(`/dashboard/inbox/${id}`, language) + search}>
            <bdi>{name || title}</bdi>
          </Link>{' '}
          {is_unread && status !== 'spam' && <Mark>{t('inbox.unread')}</Mark>}
        </>
      ),
    },
    { name: 'received', label: t('inbox.column.created_at'), canSort: true, cell: ({ created_at }) => when(created_at) },
    { name: 'kind', canSort: true, label: t('inbox.column.kind'), cell: ({ kind }) => namedText(t, 'inbox.kind', kind) },
    {
      name: 'status',
      canSort: true,
      label: t('inbox.column.status'),
      cell: ({ status, is_unsent }) => (
        <>
          <Mark>{namedText(t, 'inbox.status', status)}</Mark> {is_unsent && <Mark kind="error">{t('inbox.unsent')}</Mark>}
        </>
      ),
    },
    { name: 'country', canSort: true, label: t('inbox.column.country'), cell: ({ country }) => namedText(t, 'inbox.country', country) },
    { name: 'owner', canSort: true, label: t('inbox.column.owner_name'), cell: ({ owner_name }) => <bdi>{owner_name ?? '–'}</bdi> },
    { name: 'clock', label: t('desk.waiting'), cell: (lead) => (lead.status === 'spam' ? '–' : <MixedText text={clockText(t, lead)} />) },
    { name: 'summary', label: t('inbox.column.summary'), isExtra: true, cell: ({ summary }) => <bdi>{excerpt(summary, 120)}</bdi> },
    { name: 'email', label: t('inbox.column.email'), isExtra: true, cell: ({ email }) => <Foreign>{email}</Foreign> },
    { name: 'phone', label: t('inbox.column.phone'), isExtra: true, cell: ({ phone }) => <Foreign>{phone}</Foreign> },
    { name: 'reference', label: t('inbox.column.reference'), isExtra: true, cell: ({ reference }) => <Foreign>{reference}</Foreign> },
  ];
}

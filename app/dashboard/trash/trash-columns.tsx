import type { TrashedRecord } from '#api/content/trash.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Mark } from '#app/dashboard/ui/data-table.tsx';
import type { Column } from '#app/dashboard/ui/list-table.tsx';
import { useTexts } from '#app/dashboard/texts.ts';

const TRASH_DAYS = 30;
const DAY_MS = 24 * 3600_000;

type Actions = { onRestore: (record: TrashedRecord) => void; onPurge: (record: TrashedRecord) => void };

export function useTrashColumns({ onRestore, onPurge }: Actions): Column<TrashedRecord>[] {
  const t = useTexts();
  const { when } = useFormats();
  const nameOf = ({ title }: TrashedRecord) => title || t('content.untitled');
  return [
    {
      name: 'record',
      label: t('trash.record'),
      isMain: true,
      canSort: true,
      cell: (record) => (
        <span>
          <strong>
            <bdi>{nameOf(record)}</bdi>
          </strong>{' '}
          {record.children > 0 && t('trash.children', { count: record.children })}
        </span>
      ),
    },
    {
      name: 'place',
      label: t('trash.place'),
      canSort: true,
      cell: ({ place, parent }) => (
        <span>
          {place}
          {parent && (
            <>
              {' · '}
              <bdi>{parent.title || parent.place}</bdi> {parent.isTrashed && <Mark>{t('trash.parent')}</Mark>}
            </>
          )}
        </span>
      ),
    },
    {
      name: 'deleted',
      label: t('trash.deleted'),
      canSort: true,
      cell: ({ deletedAt, deletedBy }) => (
        <span>
          {when(deletedAt)} · <bdi>{deletedBy || t('content.history.nobody')}</bdi>
        </span>
      ),
    },
    {
      name: 'until',
      label: t('trash.until'),
      canSort: true,
      cell: ({ deletedAt }) => when(new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY_MS).toISOString()),
    },
    {
      name: 'actions',
      label: t('trash.actions'),
      isEnd: true,
      cell: (record) => (
        <Allowed to="content.write">
          <Action look="quiet" glyph="clock" onClick={() => onRestore(record)} aria-label={`${t('trash.restore')}: ${nameOf(record)}`}>
            {t('trash.restore')}
          </Action>
          <Action look="danger" onClick={() => onPurge(record)} aria-label={`${t('trash.purge')}: ${nameOf(record)}`}>
            {t('trash.purge')}
          </Action>
        </Allowed>
      ),
    },
  ];
}

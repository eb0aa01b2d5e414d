import { useState } from 'react';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { Pager } from '#app/dashboard/content/pager.tsx';
import { PAGE_SIZE, pageOf } from '#app/dashboard/page-number.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Cell, DataTable, Empty } from '#app/dashboard/ui/data-table.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { useWords } from '#app/dashboard/words.ts';
import type { Route } from './+types/trash.ts';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 3600_000;

export const loader = dashboardLoader(async ({ operations, language, url }) => {
  const { page, limits } = pageOf(url);
  // One more than fits tells whether there is a next page.
  const found = await operations.content.trashed({ ...limits, limit: limits.limit + 1 }, language);
  return { page, total: limits.offset + found.length, entries: found.slice(0, limits.limit) };
});

/** Everything deleted in the last thirty days; one click brings it back with all that belonged to it. */
export default function Trash({ loaderData: { entries, page, total } }: Route.ComponentProps) {
  const t = useWords();
  const { when } = useFormats();
  const change = useChange();
  const [doomed, setDoomed] = useState<(typeof entries)[number]>();
  const head = [t('trash.record'), t('trash.place'), t('trash.deleted'), t('trash.until'), t('action.more')] as const;
  const restore = ({ collection, id }: (typeof entries)[number]) =>
    void change({ method: 'POST', path: `/records/${collection}/restore`, body: { ids: [id] } });
  return (
    <>
      <PageHead title={t('trash.title')} lead={<p>{t('trash.lead')}</p>} />
      {entries.length === 0 && <Empty>{t('trash.none')}</Empty>}
      {entries.length > 0 && (
        <DataTable caption={t('trash.title')} head={head}>
          {entries.map((entry) => (
            <tr key={`${entry.collection}/${entry.id}`}>
              <Cell label={head[0]}>
                <span>
                  <strong dir="auto">{entry.title || t('content.untitled')}</strong>{' '}
                  {entry.children > 0 && t('trash.children', { count: entry.children })}
                </span>
              </Cell>
              <Cell label={head[1]}>{entry.place}</Cell>
              <Cell label={head[2]}>{when(entry.deletedAt)}</Cell>
              <Cell label={head[3]}>{when(new Date(Date.parse(entry.deletedAt) + KEPT_DAYS * DAY_MS).toISOString())}</Cell>
              <Cell label={head[4]} isEnd>
                <Action look="quiet" glyph="clock" onClick={() => restore(entry)} aria-label={`${t('trash.restore')}: ${entry.title}`}>
                  {t('trash.restore')}
                </Action>
                <Action look="danger" onClick={() => setDoomed(entry)} aria-label={`${t('trash.purge')}: ${entry.title}`}>
                  {t('trash.purge')}
                </Action>
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <Pager list={{ total, page, pageSize: PAGE_SIZE }} />
      <Question
        isOpen={doomed !== undefined}
        text={t('trash.purge.question', { title: doomed?.title ?? '' })}
        yes={t('trash.purge')}
        onYes={() => doomed && void change({ method: 'DELETE', path: `/trash/${doomed.collection}/${doomed.id}` })}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
}

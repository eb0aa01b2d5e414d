import { useState } from 'react';
import type { TrashedRecord } from '#api/content/trash.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { Pager } from '#app/dashboard/content/pager.tsx';
import bar from '#app/dashboard/content/record-list.module.css';
import { PAGE_SIZE, pageOf } from '#app/dashboard/page-number.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { DataTable, Empty } from '#app/dashboard/ui/data-table.tsx';
import { FilterForm } from '#app/dashboard/ui/filter-form.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { TrashRow } from '#app/dashboard/trash/trash-row.tsx';
import { keyOf, useTrash } from '#app/dashboard/trash/use-trash.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/trash.ts';

export const loader = dashboardLoader('content.read', async ({ operations, language, url }) => {
  const { page, limits } = pageOf(url);
  const text = url.searchParams.get('search')?.slice(0, 200) ?? '';
  return { page, text, ...(await operations.content.trashed({ text }, limits, language)) };
});

/** Everything deleted in the last thirty days; one click brings it back with all that belonged to it. */
export default function Trash({ loaderData: { records, page, text, total } }: Route.ComponentProps) {
  const t = useTexts();
  const { selected, isSelected, toggle, toggleAll, restore, purge } = useTrash(records);
  const [doomed, setDoomed] = useState<readonly TrashedRecord[] | 'all'>();
  const head = [t('trash.record'), t('trash.place'), t('trash.deleted'), t('trash.until'), t('trash.actions')] as const;
  return (
    <>
      <PageHead title={t('trash.title')} lead={<p>{t('trash.lead')}</p>}>
        {total > 0 && text === '' && (
          <Allowed to="content.write">
            <Action glyph="trash" onClick={() => setDoomed('all')}>
              {t('trash.empty')}
            </Action>
          </Allowed>
        )}
      </PageHead>
      <FilterForm answersTyping>
        <TextField name="search" type="search" label={t('trash.search')} defaultValue={text} dir="auto" />
      </FilterForm>
      {records.length === 0 && <Empty>{t(text === '' ? 'trash.none' : 'content.none')}</Empty>}
      {records.length > 0 && (
        <>
          <Allowed to="content.write">
            <div className={bar['selection']} role="group" aria-label={t('content.selected', { count: selected.length })}>
              <strong>{t('content.selected', { count: selected.length })}</strong>
              <Action look="quiet" onClick={toggleAll}>
                {t('moderation.select.all')}
              </Action>
              {selected.length > 0 && (
                <>
                  <Action look="quiet" glyph="clock" onClick={() => void restore(selected)}>
                    {t('trash.restore')}
                  </Action>
                  <Action look="danger" glyph="trash" onClick={() => setDoomed(selected)}>
                    {t('trash.purge')}
                  </Action>
                </>
              )}
            </div>
          </Allowed>
          <DataTable caption={t('trash.title')} head={head}>
            {records.map((record) => (
              <TrashRow
                key={keyOf(record)}
                record={record}
                head={head}
                isSelected={isSelected(record)}
                onSelect={() => toggle(record)}
                onRestore={() => void restore([record])}
                onPurge={() => setDoomed([record])}
              />
            ))}
          </DataTable>
        </>
      )}
      <Pager list={{ total, page, pageSize: PAGE_SIZE }} />
      <Question
        isOpen={doomed !== undefined}
        text={questionOf(doomed)}
        yes={t('trash.purge')}
        onYes={() => doomed && void purge(doomed)}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );

  function questionOf(which: typeof doomed): string {
    if (which === 'all') return t('trash.empty.question', { count: total });
    const [only, ...others] = which ?? [];
    if (only && others.length === 0) return t('trash.purge.question', { title: only.title });
    return t('trash.purge.question.many', { count: which?.length ?? 0 });
  }
}

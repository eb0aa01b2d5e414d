import { useState } from 'react';
import { orderAsked } from '#content/list-order.ts';
import type { TrashedRecord } from '#api/content/trash.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { Pager } from '#app/dashboard/content/pager.tsx';
import bar from '#app/dashboard/content/record-list.module.css';
import { PAGE_SIZE, pageOf } from '#app/dashboard/page-number.ts';
import { Allowed, useMay } from '#app/dashboard/rights.tsx';
import { useLanguage } from '#app/page/texts.ts';
import { Action, DownloadLink } from '#app/dashboard/ui/action.tsx';
import { Empty } from '#app/dashboard/ui/data-table.tsx';
import { FilterForm } from '#app/dashboard/ui/filter-form.tsx';
import { keepFocus } from '#app/dashboard/ui/keep-focus.ts';
import { ListTable } from '#app/dashboard/ui/list-table.tsx';
import { useManyPreview } from '#app/dashboard/ui/many-preview.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTrashColumns } from '#app/dashboard/trash/trash-columns.tsx';
import { keyOf, useTrash } from '#app/dashboard/trash/use-trash.ts';
import { SavedViews } from '#app/dashboard/views/saved-views.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/trash.ts';

export const loader = dashboardLoader('content.read', async ({ operations, language, url, user }) => {
  const { page, limits } = pageOf(url);
  const text = url.searchParams.get('search')?.slice(0, 200) ?? '';
  const sort = orderAsked(url.searchParams, operations.content.trashOrders);
  const [trashed, views] = await Promise.all([
    operations.content.trashed({ text, sort }, limits, language),
    operations.savedViews.list('trash', user, language),
  ]);
  return { page, text, sort, views, ...trashed };
});

/** Everything deleted in the last thirty days; one click brings it back with all that belonged to it. */
export default function Trash({ loaderData: { records, page, text, sort, total, views } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { selected, isSelected, toggle, toggleAll, restore, purge } = useTrash(records);
  const [doomed, setDoomed] = useState<TrashedRecord>();
  const many = useManyPreview();
  const columns = useTrashColumns({ onRestore: (record) => void restore([record]), onPurge: (record) => setDoomed(record) });
  const mayChange = useMay()('content.write');
  const choosing = { isChosen: isSelected, toggle, toggleAll, labelOf: ({ title }: TrashedRecord) => title || t('content.untitled') };
  return (
    <>
      <PageHead title={t('trash.title')} lead={<p>{t('trash.lead')}</p>}>
        <DownloadLink
          href={`/api/${language}/trash/export?${new URLSearchParams({ ...(text && { search: text }), ...(sort && { sort }) })}`}
        >
          {t('table.export')}
        </DownloadLink>
        {total > 0 && text === '' && (
          <Allowed to="content.write">
            <Action glyph="trash" onClick={askAll}>
              {t('trash.empty')}
            </Action>
          </Allowed>
        )}
      </PageHead>
      <SavedViews screen="trash" views={views} />
      <FilterForm answersTyping>
        <TextField name="search" type="search" label={t('trash.search')} defaultValue={text} dir="auto" />
      </FilterForm>
      {records.length === 0 && <Empty>{t(total === 0 && text === '' ? 'trash.none' : 'content.none')}</Empty>}
      {records.length > 0 && (
        <>
          {mayChange && selected.length > 0 && (
            <div ref={keepFocus} className={bar['selection']} role="group" aria-label={t('content.selected', { count: selected.length })}>
              <strong>{t('content.selected', { count: selected.length })}</strong>
              <Action look="quiet" glyph="clock" onClick={() => askMany('restore')}>
                {t('trash.restore')}
              </Action>
              <Action look="danger" glyph="trash" onClick={() => askMany('delete')}>
                {t('trash.purge')}
              </Action>
            </div>
          )}
          <ListTable
            caption={t('trash.title')}
            columns={columns}
            rows={records}
            keyOf={keyOf}
            choosing={mayChange ? choosing : undefined}
          />
        </>
      )}
      <Pager list={{ total, page, pageSize: PAGE_SIZE }} />
      <Question
        isOpen={doomed !== undefined}
        text={t('trash.purge.question', { title: doomed?.title ?? '' })}
        yes={t('trash.purge')}
        isGrave
        onYes={() => doomed && void purge([doomed])}
        onClose={() => setDoomed(undefined)}
      />
      {many.preview}
    </>
  );

  function askMany(what: 'restore' | 'delete') {
    const [only] = selected;
    const question =
      only && selected.length === 1
        ? t('trash.purge.question', { title: only.title })
        : t('trash.purge.question.many', { count: selected.length });
    many.ask({
      what,
      title: what === 'delete' ? question : t('trash.restore'),
      names: selected.map(({ title }) => title),
      isFinal: what === 'delete',
      run: () => void (what === 'delete' ? purge(selected) : restore(selected)),
    });
  }

  function askAll() {
    const names = records.map(({ title }) => title);
    many.ask({
      what: 'delete',
      title: t('trash.empty.question', { count: total }),
      names,
      count: total,
      isFinal: true,
      run: () => void purge('all'),
    });
  }
}

import { orderAsked } from '#content/list-order.ts';
import { request } from '#app/page/api-client.ts';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { useLanguage } from '#app/page/texts.ts';
import { changeEach, endingOfEach } from '#app/dashboard/change-each.ts';
import { Pager } from '#app/dashboard/content/pager.tsx';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { PAGE_SIZE, pageOf } from '#app/dashboard/page-number.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { isSubscriberState, STATES, type SubscriberView } from '#app/dashboard/subscribers/subscriber-view.ts';
import { useSubscriberColumns } from '#app/dashboard/subscribers/subscriber-columns.tsx';
import { GuardedDownload } from '#app/dashboard/shell/guarded-download.tsx';
import { useMay } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { ChosenBar, useChosenRows } from '#app/dashboard/ui/chosen-rows.tsx';
import { FilterForm } from '#app/dashboard/ui/filter-form.tsx';
import { ListTable } from '#app/dashboard/ui/list-table.tsx';
import { useManyPreview } from '#app/dashboard/ui/many-preview.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { SelectField, TextField } from '#app/dashboard/ui/text-field.tsx';
import { SavedViews } from '#app/dashboard/views/saved-views.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/subscribers.ts';
import styles from '#app/dashboard/subscribers/subscribers.module.css';

export const loader = dashboardLoader('leads.read', async ({ operations, user, language, url }) => {
  const { searchParams } = url;
  const state = searchParams.get('state');
  const filter = { state: isSubscriberState(state) ? state : undefined, search: searchParams.get('search')?.slice(0, 100) || undefined };
  const sort = orderAsked(searchParams, operations.newsletter.orders);
  const { page, limits } = pageOf(url);
  const [found, total, counts, views] = await Promise.all([
    operations.newsletter.list({ ...filter, ...limits, sort }),
    operations.newsletter.countShown(filter),
    operations.newsletter.counts(),
    operations.savedViews.list('subscribers', user, language),
  ]);
  const subscribers: SubscriberView[] = found.map(({ id, email, state: stands, language, asked_at, confirmed_at, left_at }) => ({
    id,
    email,
    state: stands,
    language,
    asked_at,
    confirmed_at,
    left_at,
  }));
  return { filter, counts, views, subscribers, total, page, pageSize: PAGE_SIZE };
});

export default function SubscribersScreen({ loaderData }: Route.ComponentProps) {
  const { filter, counts, views, subscribers } = loaderData;
  const t = useTexts();
  const language = useLanguage();
  const { ask, question } = useRemoving();
  const columns = useSubscriberColumns((subscriber) => ask([subscriber]));
  const { choosing, picked, clear } = useChosenRows(subscribers, ({ email }) => email);
  const mayChange = useMay()('leads.write');
  const exported = new URLSearchParams({ ...(filter.state && { state: filter.state }), ...(filter.search && { search: filter.search }) });
  return (
    <>
      <PageHead title={t('shell.tab.subscribers')} lead={<p>{t('subscribers.lead')}</p>}>
        <GuardedDownload href={`/api/${language}/subscribers/export?${exported}`}>{t('table.export')}</GuardedDownload>
      </PageHead>
      <SavedViews screen="subscribers" views={views} />
      <FilterForm>
        <TextField
          name="search"
          type="search"
          label={t('subscribers.search')}
          defaultValue={filter.search}
          enterKeyHint="search"
          dir="ltr"
        />
        <SelectField
          name="state"
          label={t('subscribers.state')}
          defaultValue={filter.state ?? ''}
          options={[['', t('subscribers.state.all')], ...STATES.map((state) => [state, t(`subscribers.state.${state}`)] as const)]}
        />
      </FilterForm>
      <p className={styles['counts']}>{t('subscribers.count', counts)}</p>
      {subscribers.length === 0 ? (
        <div className={styles['empty']}>
          <p>{t('subscribers.none')}</p>
          <p>{t('subscribers.none.hint')}</p>
        </div>
      ) : (
        <>
          <ChosenBar count={picked.length} onClear={clear}>
            <Action look="danger" glyph="trash" onClick={() => ask(picked)}>
              {t('action.delete')}
            </Action>
          </ChosenBar>
          <ListTable
            caption={t('shell.tab.subscribers')}
            columns={columns}
            rows={subscribers}
            keyOf={({ id }) => id}
            choosing={mayChange ? choosing : undefined}
          />
        </>
      )}
      <Pager list={loaderData} />
      {question}
    </>
  );
}

/** Removing is for good: there is nothing to bring an address back from. */
function useRemoving() {
  const t = useTexts();
  const language = useLanguage();
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();
  const many = useManyPreview();

  async function remove(subscribers: readonly SubscriberView[]) {
    const removeOne = ({ id }: SubscriberView) => api(request('DELETE /subscribers/{id}', { params: { id } }));
    const ended = await changeEach(subscribers, ({ email }) => email, removeOne);
    say(endingOfEach(language, ended, t('subscribers.deleted.many', { count: ended.done })));
    await revalidate();
  }
  return {
    ask: (subscribers: readonly SubscriberView[]) =>
      many.ask({
        what: 'delete',
        title: subscribers.length > 1 ? t('subscribers.question.many', { count: subscribers.length }) : t('subscribers.question'),
        names: subscribers.map(({ email }) => email),
        isFinal: true,
        run: () => void remove(subscribers),
      }),
    question: many.preview,
  };
}

import { textBefore } from '#content/known.ts';
import { orderAsked } from '#content/list-order.ts';
import { useSearchParams } from 'react-router';
import { logEn } from '#i18n/messages/dashboard/log.en.ts';
import { ALL_AREAS, may } from '#content/roles.ts';
import { useLanguage } from '#app/page/texts.ts';
import { Pager } from '#app/dashboard/content/pager.tsx';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { actionWord, screenName } from '#app/dashboard/log/action-word.ts';
import { namedIn, roleIn } from '#app/dashboard/log/said-of-change.ts';
import { PAGE_SIZE, pageOf } from '#app/dashboard/page-number.ts';
import { collectionLabel } from '#app/dashboard/record-address.server.ts';
import { GuardedDownload } from '#app/dashboard/shell/guarded-download.tsx';
import { Empty } from '#app/dashboard/ui/data-table.tsx';
import { FilterForm } from '#app/dashboard/ui/filter-form.tsx';
import { FoldedFilters } from '#app/dashboard/ui/folded-filters.tsx';
import { ListTable, type Column } from '#app/dashboard/ui/list-table.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { SelectField, TextField } from '#app/dashboard/ui/text-field.tsx';
import { SavedViews } from '#app/dashboard/views/saved-views.tsx';
import { askedOf } from '#app/dashboard/asked-of.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/log.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ACTIONS = Object.keys(logEn).flatMap((key) => (key.startsWith('history.action.') ? [key.slice('history.action.'.length)] : []));

export const loader = dashboardLoader('people.read', async ({ operations, language, url, user: reader }) => {
  const given = (name: string) => url.searchParams.get(name)?.slice(0, 100) ?? '';
  const day = (name: string) => (DAY.test(given(name)) ? given(name) : undefined);
  const { page, limits } = pageOf(url);
  const filter = {
    actor: /^\d{1,9}$/.test(given('user')) ? Number(given('user')) : undefined,
    action: given('action') || undefined,
    search: given('search') || undefined,
    from: day('from'),
    until: day('until'),
    areas: ALL_AREAS.filter((area) => may(reader, `${area}.read`)),
  };
  const [{ changes, total }, users, views] = await Promise.all([
    operations.history.list(filter, limits, language, orderAsked(url.searchParams, operations.history.orders)),
    operations.accounts.listUsers(),
    operations.savedViews.list('log', reader, language),
  ]);
  return {
    changes: changes.map((change) => ({ ...change, place: collectionLabel(textBefore(change.subject, '/'), language) })),
    total,
    page,
    views,
    users: users.map(({ id, username, displayName }) => [String(id), displayName || username] as const),
  };
});

/** Who did what, when and from where; read and taken along, never changed. */
export default function Log({ loaderData: { changes, total, page, views, users } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const [params] = useSearchParams();
  const given = (name: string) => ({ name, defaultValue: params.get(name) ?? '' });
  const asked = askedOf(params);
  const columns = useLogColumns();
  return (
    <>
      <PageHead title={t('log.title')} lead={<p>{t('log.lead')}</p>}>
        <GuardedDownload href={`/api/${language}/log/export?${asked}`}>{t('table.export')}</GuardedDownload>
      </PageHead>
      <SavedViews screen="log" views={views} />
      <FilterForm>
        <TextField {...given('search')} type="search" label={t('log.search')} dir="auto" />
        <FoldedFilters>
          <SelectField {...given('user')} label={t('history.who')} options={[['', t('history.anybody')], ...users]} />
          <SelectField
            {...given('action')}
            label={t('log.action')}
            options={[['', t('log.any-action')], ...ACTIONS.map((action) => [action, actionWord(t, action)] as const)]}
          />
          <TextField {...given('from')} type="date" label={t('log.from')} />
          <TextField {...given('until')} type="date" label={t('log.until')} />
        </FoldedFilters>
      </FilterForm>
      {changes.length === 0 && <Empty>{t('history.none')}</Empty>}
      {changes.length > 0 && <ListTable caption={t('log.title')} columns={columns} rows={changes} keyOf={keyOf} isCompact />}
      <Pager list={{ total, page, pageSize: PAGE_SIZE }} />
    </>
  );
}

type Change = Route.ComponentProps['loaderData']['changes'][number];

const keyOf = ({ at, subject, action, record }: Change, index: number) => `${at} ${subject} ${action} ${record?.version} ${index}`;

function useLogColumns(): Column<Change>[] {
  const t = useTexts();
  const language = useLanguage();
  const { when } = useFormats();
  return [
    { name: 'when', label: t('history.when'), canSort: true, cell: ({ at }) => when(at) },
    {
      name: 'who',
      label: t('history.who'),
      canSort: true,
      cell: ({ actor, token }) => (
        <span>
          <bdi>{actor?.username || t('content.history.nobody')}</bdi> {token !== null && `(${t('log.by-program')})`}
        </span>
      ),
    },
    {
      name: 'what',
      label: t('history.what'),
      isMain: true,
      canSort: true,
      cell: (change) => {
        const [done, name, role] = [actionWord(t, change.action), namedIn(change), roleIn(t, language, change)];
        return (
          <span>
            {name ? `${done}: ` : done}
            <bdi>{name}</bdi> {role && `(${role})`}
          </span>
        );
      },
    },
    { name: 'where', label: t('history.where'), canSort: true, cell: ({ place, subject }) => place || screenName(t, subject) },
    {
      name: 'from',
      label: t('log.place'),
      cell: ({ address }) => (
        <bdi dir="ltr" title={t('log.place.hint')}>
          {address.slice(0, 6) || '–'}
        </bdi>
      ),
    },
  ];
}

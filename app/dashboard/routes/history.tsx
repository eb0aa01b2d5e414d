import { textBefore } from '#content/known.ts';
import { Link, useSearchParams } from 'react-router';
import { allCollections } from '#content/index.ts';
import { ALL_AREAS, may } from '#content/roles.ts';
import { settings } from '#content/settings/index.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { HistorySheet } from '#app/dashboard/content/history-sheet.tsx';
import { loadVersions } from '#app/dashboard/content/load-list.server.ts';
import { Pager } from '#app/dashboard/content/pager.tsx';
import type { HistoryView } from '#app/dashboard/content/views.ts';
import { type DashboardArgs, dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { actionWord, screenName } from '#app/dashboard/log/action-word.ts';
import { PAGE_SIZE, pageOf } from '#app/dashboard/page-number.ts';
import { collectionLabel, recordAddress } from '#app/dashboard/record-address.server.ts';
import { Cell, DataTable, Empty } from '#app/dashboard/ui/data-table.tsx';
import { FilterForm } from '#app/dashboard/ui/filter-form.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { SelectField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/history.ts';

export const loader = dashboardLoader('content.read', async (args) => {
  const { operations, language, url } = args;
  const areas = ALL_AREAS.filter((area) => may(args.user, `${area}.read`));
  const { page, limits } = pageOf(url);
  const user = url.searchParams.get('user') ?? '';
  const collection = url.searchParams.get('collection') ?? '';
  const filter = { actor: /^\d{1,9}$/.test(user) ? Number(user) : undefined, collection: collection || undefined, areas };
  const [{ changes, total }, users] = await Promise.all([
    operations.history.list(filter, limits, language),
    operations.accounts.listUsers(),
  ]);
  const models = [
    ...allCollections.map(({ name, label }) => [name, label[language]] as const),
    ...settings.filter(({ area }) => areas.includes(area)).map(({ name, label }) => [`settings-${name}`, label[language]] as const),
  ];
  return {
    past: await loadPast(args),
    total,
    page,
    filter: { user, collection },
    users: users.map(({ id, username, displayName }) => [String(id), displayName || username] as const),
    collections: models,
    changes: changes.map((change) => ({
      ...change,
      place: collectionLabel(textBefore(change.subject, '/'), language),
    })),
  };
});

/** `?history=products/15` shows the versions of a record over the list, wherever the record is: also in the trash. */
async function loadPast(args: DashboardArgs): Promise<HistoryView | undefined> {
  const [, collection, id] = /^([a-z-]+)\/([1-9]\d{0,9})$/.exec(args.url.searchParams.get('history') ?? '') ?? [];
  if (!collection) return undefined;
  const past = await loadVersions(args, collection, Number(id));
  return { ...past, editAddress: past.isInTrash ? undefined : recordAddress(past, args.language) };
}

export default function History({ loaderData: { changes, total, page, filter, users, collections, past } }: Route.ComponentProps) {
  const t = useTexts();
  const [params] = useSearchParams();
  const withPastOf = (subject: string) => `?${new URLSearchParams({ ...Object.fromEntries(params), history: subject })}`;
  const { when } = useFormats();
  const head = [t('history.when'), t('history.who'), t('history.what'), t('history.where')] as const;
  return (
    <>
      <PageHead title={t('history.title')} lead={<p>{t('history.lead')}</p>} />
      <FilterForm>
        <SelectField name="user" label={t('history.who')} defaultValue={filter.user} options={[['', t('history.anybody')], ...users]} />
        <SelectField
          name="collection"
          label={t('history.where')}
          defaultValue={filter.collection}
          options={[['', t('history.everywhere')], ...collections]}
        />
      </FilterForm>
      {changes.length === 0 && <Empty>{t('history.none')}</Empty>}
      {changes.length > 0 && (
        <DataTable caption={t('history.title')} head={head} isCompact>
          {changes.map(({ at, actor, action, subject, title, place, record }) => (
            <tr key={`${at} ${subject} ${action} ${record?.version}`}>
              <Cell label={head[0]}>{when(at)}</Cell>
              <Cell label={head[1]}>
                <bdi>{actor?.username || t('content.history.nobody')}</bdi>
              </Cell>
              <Cell label={head[2]} isMain>
                {actionWord(t, action)}{' '}
                {record && title ? (
                  <Link to={withPastOf(subject)} preventScrollReset dir="auto">
                    {title}
                  </Link>
                ) : (
                  <bdi>{title}</bdi>
                )}
              </Cell>
              <Cell label={head[3]}>{place || screenName(t, subject)}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <Pager list={{ total, page, pageSize: PAGE_SIZE }} />
      {past && <HistorySheet history={past} />}
    </>
  );
}

import { Form, Link, useSubmit } from 'react-router';
import { allCollections } from '#content/index.ts';
import { settings } from '#content/settings/index.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { Pager } from '#app/dashboard/content/pager.tsx';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { actionWord, placeWord } from '#app/dashboard/office/action-word.ts';
import { PAGE_SIZE, pageOf } from '#app/dashboard/page-number.ts';
import { collectionLabel, recordAddress } from '#app/dashboard/record-address.server.ts';
import { Cell, DataTable, Empty } from '#app/dashboard/ui/data-table.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { SelectField } from '#app/dashboard/ui/text-field.tsx';
import { useWords } from '#app/dashboard/words.ts';
import type { Route } from './+types/history.ts';
import styles from '#app/dashboard/office/office.module.css';

export const loader = dashboardLoader(async ({ operations, language, url }) => {
  const { page, limits } = pageOf(url);
  const user = url.searchParams.get('user') ?? '';
  const collection = url.searchParams.get('collection') ?? '';
  const filter = { actor: /^\d{1,9}$/.test(user) ? Number(user) : undefined, collection: collection || undefined };
  const [{ changes, total }, users] = await Promise.all([
    operations.history.list(filter, limits, language),
    operations.accounts.listUsers(),
  ]);
  const models = [
    ...allCollections.map(({ name, label }) => [name, label[language]] as const),
    ...settings.map(({ name, label }) => [`settings-${name}`, label[language]] as const),
  ];
  return {
    total,
    page,
    filter: { user, collection },
    users: users.map(({ id, username }) => [String(id), username] as const),
    collections: models,
    changes: changes.map((change) => ({
      ...change,
      place: collectionLabel(change.subject.split('/')[0]!, language),
      address: change.record && recordAddress(change.record, language, 'history'),
    })),
  };
});

export default function History({ loaderData: { changes, total, page, filter, users, collections } }: Route.ComponentProps) {
  const t = useWords();
  const submit = useSubmit();
  const { when } = useFormats();
  const head = [t('history.when'), t('history.who'), t('history.what'), t('history.where')] as const;
  return (
    <>
      <PageHead title={t('history.title')} lead={<p>{t('history.lead')}</p>} />
      <Form role="search" className={styles['filters']} onChange={(event) => void submit(event.currentTarget, { replace: true })}>
        <SelectField name="user" label={t('history.who')} defaultValue={filter.user} options={[['', t('history.anybody')], ...users]} />
        <SelectField
          name="collection"
          label={t('history.where')}
          defaultValue={filter.collection}
          options={[['', t('history.everywhere')], ...collections]}
        />
      </Form>
      {changes.length === 0 && <Empty>{t('history.none')}</Empty>}
      {changes.length > 0 && (
        <DataTable caption={t('history.title')} head={head}>
          {changes.map(({ at, actor, action, subject, title, place, address, record }) => (
            <tr key={`${at} ${subject} ${action} ${record?.version}`}>
              <Cell label={head[0]}>{when(at)}</Cell>
              <Cell label={head[1]}>
                <bdi>{actor?.username || t('content.history.nobody')}</bdi>
              </Cell>
              <Cell label={head[2]}>
                {actionWord(t, action)} {title && (address ? <Link to={address}>{title}</Link> : <strong dir="auto">{title}</strong>)}
              </Cell>
              <Cell label={head[3]}>{place || placeWord(t, subject)}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <Pager list={{ total, page, pageSize: PAGE_SIZE }} />
    </>
  );
}

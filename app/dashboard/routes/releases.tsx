import { type FormEvent } from 'react';
import { Link } from 'react-router';
import { may } from '#content/roles.ts';
import { request } from '#app/page/api-client.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { textsOf } from '#app/dashboard/forms/texts-of.ts';
import { recordAddress } from '#app/dashboard/record-address.server.ts';
import { ReleasePanel } from '#app/dashboard/releases/release-panel.tsx';
import { useMay } from '#app/dashboard/rights.tsx';
import { useClockTime } from '#app/dashboard/schedule/clock-time.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { NeedsScripts } from '#app/dashboard/posted/needs-scripts.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Cell, DataTable, Empty } from '#app/dashboard/ui/data-table.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import type { Route } from './+types/releases.ts';
import panel from '#app/dashboard/ui/panel.module.css';

export const loader = dashboardLoader('content.read', async ({ operations: { releases, remarksOn }, language, url, user }) => {
  const list = await releases.list();
  const opened = list.find(({ id }) => String(id) === url.searchParams.get('open'));
  if (!opened) return { list, opened: undefined };
  const isChecked = opened.state !== 'published' && may(user, 'content.write');
  const [release, problems, remarks] = [
    await releases.whole(opened.id, language),
    isChecked ? await releases.problems(opened.id, { actor: user.id, languages: 'all' }, language) : [],
    isChecked ? await remarksOn(opened.id, language) : [],
  ];
  const addressed = <One extends { collection: string; id: number; parent: number }>(one: One) => ({
    ...one,
    address: recordAddress(one, language),
  });
  return {
    list,
    opened: {
      release: { ...release, items: release.items.map(addressed) },
      problems: problems.map(addressed),
      remarks: remarks.map(addressed),
    },
  };
});

export default function Releases({ loaderData: { list, opened } }: Route.ComponentProps) {
  const t = useTexts();
  const { when } = useFormats();
  const clockTime = useClockTime();
  const mayPublish = useMay()('content.write');
  const { isBusy, call } = useBusyChange();
  const head = [t('releases.name'), t('drafts.state'), t('releases.items')] as const;

  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = await call(request('POST /releases', { body: textsOf(form) }));
    if (answer.isOk) form.reset();
  }

  return (
    <>
      <PageHead
        title={opened ? opened.release.name : t('releases.title')}
        lead={<p>{opened ? <Link to="?">{t('releases.title')}</Link> : t('releases.lead')}</p>}
      />
      {opened && <ReleasePanel key={opened.release.id} {...opened} mayPublish={mayPublish} />}
      {!opened && list.length === 0 && <Empty>{t('releases.none')}</Empty>}
      {!opened && list.length > 0 && (
        <DataTable caption={t('releases.title')} head={head}>
          {list.map(({ id, name, state, count, at, country, publishedAt }) => (
            <tr key={id}>
              <Cell label={head[0]}>
                <Link to={`?open=${id}`} dir="auto">
                  {name}
                </Link>
              </Cell>
              <Cell label={head[1]}>
                {t(`releases.state.${state}`)} {at !== null && clockTime(at, country)} {publishedAt !== null && when(publishedAt)}
              </Cell>
              <Cell label={head[2]}>{t('releases.count', { count })}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
      {!opened && mayPublish && (
        <form className={panel['card']} id="add" onSubmit={(event) => void begin(event)}>
          <TextField name="name" label={t('releases.name')} required maxLength={120} dir="auto" />
          <NeedsScripts />
          <Action look="main" type="submit" glyph="plus" disabled={isBusy}>
            {t('releases.begin')}
          </Action>
        </form>
      )}
    </>
  );
}

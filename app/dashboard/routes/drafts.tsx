import { Link } from 'react-router';
import { request } from '#app/page/api-client.ts';
import { Pager } from '#app/dashboard/content/pager.tsx';
import { RETURNING } from '#app/dashboard/content/use-editor-address.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { StateMarks } from '#app/dashboard/drafts/state-marks.tsx';
import { useFormats } from '#app/dashboard/formats.ts';
import { PAGE_SIZE, pageOf } from '#app/dashboard/page-number.ts';
import { recordAddress } from '#app/dashboard/record-address.server.ts';
import { useMay } from '#app/dashboard/rights.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Cell, DataTable, Empty } from '#app/dashboard/ui/data-table.tsx';
import { FilterForm } from '#app/dashboard/ui/filter-form.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import type { Route } from './+types/drafts.ts';

export const loader = dashboardLoader('content.read', async ({ operations, language, url, user }) => {
  const { page, limits } = pageOf(url);
  const isAsked = url.searchParams.has('asked');
  const { drafts, total } = await operations.drafts.list(user, isAsked, limits, language);
  return { page, total, isAsked, drafts: drafts.map((draft) => ({ ...draft, address: recordAddress(draft, language) })) };
});

export default function Drafts({ loaderData: { drafts, page, total, isAsked } }: Route.ComponentProps) {
  const t = useTexts();
  const { when } = useFormats();
  const mayPublish = useMay()('content.write');
  const change = useChange();
  const head = [t('drafts.record'), t('drafts.state'), t('drafts.changed'), t('drafts.request'), t('drafts.actions')] as const;
  return (
    <>
      <PageHead title={t('drafts.title')} lead={<p>{t('drafts.lead')}</p>} />
      <FilterForm answersTyping>
        <label>
          <input type="checkbox" name="asked" value="1" defaultChecked={isAsked} /> {t('drafts.filter.asked')}
        </label>
      </FilterForm>
      {drafts.length === 0 && <Empty>{t('drafts.none')}</Empty>}
      {drafts.length > 0 && (
        <DataTable caption={t('drafts.title')} head={head}>
          {drafts.map(({ collection, id, title, place, states, versions, updatedAt, updatedBy, asked, address }) => (
            <tr key={`${collection}/${id}`}>
              <Cell label={head[0]}>
                <span>
                  {address ? (
                    <Link to={address} state={RETURNING}>
                      {title || t('content.untitled')}
                    </Link>
                  ) : (
                    title
                  )}{' '}
                  · {place}
                </span>
              </Cell>
              <Cell label={head[1]}>
                <StateMarks states={states} />
              </Cell>
              <Cell label={head[2]}>
                <bdi>{updatedBy}</bdi> {when(updatedAt)}
              </Cell>
              <Cell label={head[3]}>
                {asked && (
                  <span>
                    <bdi>{asked.by}</bdi> {asked.remark && <q dir="auto">{asked.remark}</q>}
                  </span>
                )}
              </Cell>
              <Cell label={head[4]} isEnd>
                {mayPublish && (
                  <Action
                    look="quiet"
                    glyph="eye"
                    aria-label={`${t('drafts.publish')}: ${title}`}
                    onClick={() =>
                      void change(request('POST /drafts/{collection}/{id}/publish', { params: { collection, id }, body: { versions } }))
                    }
                  >
                    {t('drafts.publish')}
                  </Action>
                )}
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <Pager list={{ total, page, pageSize: PAGE_SIZE }} />
    </>
  );
}

import { useState } from 'react';
import { request } from '#app/page/api-client.ts';
import { Pager } from '#app/dashboard/content/pager.tsx';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { PAGE_SIZE, pageOf } from '#app/dashboard/page-number.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Cell, DataTable, Empty, Mark } from '#app/dashboard/ui/data-table.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/searches.ts';

export const loader = dashboardLoader('content.read', async ({ operations, url }) => {
  const { page, limits } = pageOf(url);
  return { page, ...(await operations.missedSearches.list(limits)) };
});

export default function Searches({ loaderData: { searches, total, page } }: Route.ComponentProps) {
  const t = useTexts();
  const { when, count } = useFormats();
  const change = useChange();
  const [isAsking, setIsAsking] = useState(false);
  const head = [t('searches.words'), t('searches.language'), t('searches.count'), t('searches.last'), t('table.actions')] as const;
  return (
    <>
      <PageHead title={t('searches.title')} lead={<p>{t('searches.lead')}</p>}>
        {total > 0 && (
          <Allowed to="content.write">
            <Action glyph="trash" onClick={() => setIsAsking(true)}>
              {t('searches.clear')}
            </Action>
          </Allowed>
        )}
      </PageHead>
      {searches.length === 0 && <Empty>{t('searches.none')}</Empty>}
      {searches.length > 0 && (
        <DataTable caption={t('searches.title')} head={head}>
          {searches.map(({ language, query, count: times, lastAt, found }) => (
            <tr key={`${language} ${query}`}>
              <Cell label={head[0]}>
                <span>
                  <strong dir="auto">{query}</strong> {found > 0 && <Mark kind="ok">{t('searches.found', { count: found })}</Mark>}
                </span>
              </Cell>
              <Cell label={head[1]}>{t(language === 'ar' ? 'language.ar' : 'language.en')}</Cell>
              <Cell label={head[2]}>{count(times)}</Cell>
              <Cell label={head[3]}>{when(lastAt)}</Cell>
              <Cell label={head[4]} isEnd>
                <Allowed to="content.write">
                  <Action
                    look="danger"
                    aria-label={`${t('searches.forget')}: ${query}`}
                    onClick={() => void change(request('DELETE /searches', { query: { language, query } }))}
                  >
                    {t('searches.forget')}
                  </Action>
                </Allowed>
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <Pager list={{ total, page, pageSize: PAGE_SIZE }} />
      <Question
        isOpen={isAsking}
        text={t('searches.clear.question')}
        yes={t('searches.clear')}
        isGrave
        onYes={() => void change(request('DELETE /searches'))}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

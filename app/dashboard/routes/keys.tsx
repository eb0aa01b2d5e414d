import { useState } from 'react';
import { AREAS, levelsIn } from '#content/roles.ts';
import { LANGUAGES } from '#content/languages.ts';
import { request } from '#app/page/api-client.ts';
import { useLanguage } from '#app/page/texts.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { TokenForm } from '#app/dashboard/people/token-form.tsx';
import { Allowed } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Cell, DataTable, Empty, Mark } from '#app/dashboard/ui/data-table.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { ShownOnce } from '#app/dashboard/ui/shown-once.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/keys.ts';

export const loader = dashboardLoader('people.read', async ({ operations }) => ({ tokens: await operations.accounts.listTokens() }));

export default function Keys({ loaderData: { tokens } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { when, day } = useFormats();
  const change = useChange();
  const [secret, setSecret] = useState<string>();
  const [doomed, setDoomed] = useState<(typeof tokens)[number]>();
  const head = [t('keys.name'), t('keys.may'), t('keys.made'), t('keys.used'), t('keys.ends'), t('keys.state')] as const;
  const scope = ({ rights, languages }: (typeof tokens)[number]) => [
    ...levelsIn(rights).map(({ area, level }) => `${AREAS[area][language]}: ${t(`keys.level.${level}`)}`),
    ...(languages.length < LANGUAGES.length ? languages.map((one) => `${t('keys.languages')}: ${t(`language.${one}`)}`) : []),
  ];

  return (
    <>
      <PageHead title={t('keys.title')} lead={<p>{t('keys.lead')}</p>} />
      {tokens.length === 0 && <Empty>{t('keys.none')}</Empty>}
      {tokens.length > 0 && (
        <DataTable caption={t('keys.title')} head={head}>
          {tokens.map((token) => (
            <tr key={token.id}>
              <Cell label={head[0]}>
                <strong dir="auto">{token.name}</strong>
              </Cell>
              <Cell label={head[1]}>
                <ul>
                  {scope(token).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </Cell>
              <Cell label={head[2]}>
                {when(token.createdAt)} · <bdi>{token.madeBy}</bdi>
              </Cell>
              <Cell label={head[3]}>{token.usedAt ? when(token.usedAt) : t('keys.never')}</Cell>
              <Cell label={head[4]}>{token.endsAt ? day(token.endsAt) : '–'}</Cell>
              <Cell label={head[5]} isEnd>
                {token.isEnded ? <Mark kind="error">{t('keys.ended')}</Mark> : <Mark kind="ok">{t('keys.works')}</Mark>}
                {token.isEnded || (
                  <Allowed to="people.write">
                    <Action look="danger" aria-label={`${t('keys.end')}: ${token.name}`} onClick={() => setDoomed(token)}>
                      {t('keys.end')}
                    </Action>
                  </Allowed>
                )}
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <Allowed to="people.write">
        <TokenForm onMade={setSecret} />
      </Allowed>
      <ShownOnce secret={secret} title={t('keys.secret.title')} lead={t('keys.secret.lead')} onClose={() => setSecret(undefined)} />
      <Question
        isOpen={doomed !== undefined}
        text={t('keys.end.question', { name: doomed?.name ?? '' })}
        yes={t('keys.end')}
        isGrave
        onYes={() => doomed && void change(request('DELETE /tokens/{id}', { params: { id: doomed.id } }))}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
}

import { useState } from 'react';
import { request } from '#app/page/api-client.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { Action, ActionLink } from '#app/dashboard/ui/action.tsx';
import { Cell, DataTable, Empty } from '#app/dashboard/ui/data-table.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { ShownOnce } from '#app/dashboard/ui/shown-once.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { DeliveryList } from '#app/dashboard/webhooks/delivery-list.tsx';
import { answerText } from '#app/dashboard/webhooks/answer-text.ts';
import { WebhookForm } from '#app/dashboard/webhooks/webhook-form.tsx';
import { WebhookState } from '#app/dashboard/webhooks/webhook-state.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/webhooks.ts';

export const loader = dashboardLoader('people.read', async ({ operations: { webhooks }, language, url: { searchParams } }) => {
  const list = await webhooks.list();
  const shown = list.find(({ id }) => String(id) === searchParams.get('log'));
  return {
    webhooks: list,
    events: webhooks.events(language),
    log: shown && { name: shown.name, deliveries: await webhooks.deliveries(shown.id) },
  };
});

export default function Webhooks({ loaderData: { webhooks, events, log } }: Route.ComponentProps) {
  const t = useTexts();
  const [api, say, change] = [useApi(), useMessages(), useChange()];
  const [secret, setSecret] = useState<string>();
  const [doomed, setDoomed] = useState<(typeof webhooks)[number]>();
  const [edited, setEdited] = useState<number>();
  const head = [t('webhooks.name'), t('webhooks.url'), t('webhooks.events'), t('webhooks.state'), t('table.actions')] as const;

  async function sendTest(id: number) {
    const tested = await api(request('POST /webhooks/{id}/test', { params: { id } }));
    if (!tested.isOk) return say({ kind: 'error', text: tested.message });
    const { success, message, status, answer } = tested.body;
    const said = success ? '' : answerText({ status: null, answer }, t);
    return say({ kind: success ? 'ok' : 'error', text: [message, status, said].filter(Boolean).join(' ') });
  }

  const pauseWord = ({ state }: (typeof webhooks)[number]) => t(state === 'paused' ? 'webhooks.resume' : 'webhooks.pause');

  function pause({ id, name, url, events, state }: (typeof webhooks)[number]) {
    return change(request('PUT /webhooks/{id}', { params: { id }, body: { name, url, events, paused: state !== 'paused' } }));
  }

  return (
    <>
      <PageHead title={t('webhooks.title')} lead={<p>{t('webhooks.lead')}</p>} />
      {webhooks.length === 0 && <Empty>{t('webhooks.none')}</Empty>}
      {webhooks.length > 0 && (
        <DataTable caption={t('webhooks.title')} head={head}>
          {webhooks.map((webhook) => (
            <tr key={webhook.id}>
              <Cell label={head[0]}>
                <strong dir="auto">{webhook.name}</strong>
              </Cell>
              <Cell label={head[1]}>
                <bdi dir="ltr">{webhook.url}</bdi>
              </Cell>
              <Cell label={head[2]}>
                <ul>
                  {events
                    .filter(({ name }) => webhook.events.includes(name))
                    .map(({ name, label }) => (
                      <li key={name}>{label}</li>
                    ))}
                </ul>
              </Cell>
              <Cell label={head[3]}>
                <WebhookState webhook={webhook} />
              </Cell>
              <Cell label={head[4]} isEnd>
                <ActionLink look="quiet" to={`?log=${webhook.id}`} aria-label={`${t('webhooks.log')}: ${webhook.name}`}>
                  {t('webhooks.log')}
                </ActionLink>
                <Allowed to="people.write">
                  <Action look="quiet" aria-label={`${t('webhooks.test')}: ${webhook.name}`} onClick={() => void sendTest(webhook.id)}>
                    {t('webhooks.test')}
                  </Action>
                  <Action look="quiet" aria-label={`${t('webhooks.edit')}: ${webhook.name}`} onClick={() => setEdited(webhook.id)}>
                    {t('webhooks.edit')}
                  </Action>
                  <Action look="quiet" aria-label={`${pauseWord(webhook)}: ${webhook.name}`} onClick={() => void pause(webhook)}>
                    {pauseWord(webhook)}
                  </Action>
                  {webhook.dead > 0 && (
                    <Action
                      look="quiet"
                      aria-label={`${t('webhooks.resend-all')}: ${webhook.name}`}
                      onClick={() => void change(request('POST /webhooks/{id}/resend', { params: { id: webhook.id } }))}
                    >
                      {t('webhooks.resend-all')}
                    </Action>
                  )}
                  <Action look="danger" aria-label={`${t('webhooks.remove')}: ${webhook.name}`} onClick={() => setDoomed(webhook)}>
                    {t('webhooks.remove')}
                  </Action>
                </Allowed>
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
      {log && <DeliveryList {...log} events={events} />}
      <Allowed to="people.write">
        <WebhookForm
          key={edited ?? 'new'}
          offered={events}
          edited={webhooks.find(({ id }) => id === edited)}
          onAdded={setSecret}
          onSaved={() => setEdited(undefined)}
        />
      </Allowed>
      <ShownOnce secret={secret} title={t('webhooks.secret.title')} lead={t('webhooks.secret.lead')} onClose={() => setSecret(undefined)} />
      <Question
        isOpen={doomed !== undefined}
        text={t('webhooks.remove.question', { name: doomed?.name ?? '' })}
        yes={t('webhooks.remove')}
        isGrave
        onYes={() => doomed && void change(request('DELETE /webhooks/{id}', { params: { id: doomed.id } }))}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
}

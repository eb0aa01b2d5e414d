import { request } from '#app/page/api-client.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Cell, DataTable, Empty, Mark } from '#app/dashboard/ui/data-table.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { answerText } from './answer-text.ts';
import styles from './webhooks.module.css';

export type DeliveryView = {
  id: number;
  event: string;
  state: 'waiting' | 'done' | 'dead';
  attempts: number;
  status: number | null;
  answer: string;
  createdAt: string;
  nextAt: string | null;
};

const KIND = { waiting: undefined, done: 'ok', dead: 'error' } as const;

type Props = { name: string; deliveries: readonly DeliveryView[]; events: readonly { name: string; label: string }[] };

/** What one program was told, what it said, and a way to tell it again. */
export function DeliveryList({ name, deliveries, events }: Props) {
  const t = useTexts();
  const { when } = useFormats();
  const change = useChange();
  const head = [t('webhooks.event'), t('webhooks.when'), t('webhooks.state'), t('webhooks.answer'), t('table.actions')] as const;
  const title = t('webhooks.deliveries', { name });
  return (
    <section className={styles['deliveries']}>
      <h2>{title}</h2>
      {deliveries.length === 0 && <Empty>{t('webhooks.deliveries.none')}</Empty>}
      {deliveries.length > 0 && (
        <DataTable caption={title} head={head}>
          {deliveries.map(({ id, event, state, attempts, status, answer, createdAt, nextAt }) => (
            <tr key={id}>
              <Cell label={head[0]}>
                <bdi title={event}>{events.find(({ name: known }) => known === event)?.label ?? event}</bdi>
              </Cell>
              <Cell label={head[1]}>{when(createdAt)}</Cell>
              <Cell label={head[2]}>
                <Mark kind={KIND[state]}>{t(`webhooks.state.${state}`)}</Mark>
                {state !== 'done' && attempts > 0 && ` ${t('webhooks.tries', { count: attempts })}`}
                {nextAt !== null && attempts > 0 && ` · ${t('webhooks.next', { at: when(nextAt) })}`}
              </Cell>
              <Cell label={head[3]}>
                <span dir="auto">{answerText({ status, answer }, t)}</span>
              </Cell>
              <Cell label={head[4]} isEnd>
                <Allowed to="people.write">
                  <Action
                    look="quiet"
                    aria-label={`${t('webhooks.resend')}: ${event} ${when(createdAt)}`}
                    onClick={() => void change(request('POST /webhook-deliveries/{id}/resend', { params: { id } }))}
                  >
                    {t('webhooks.resend')}
                  </Action>
                </Allowed>
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
}

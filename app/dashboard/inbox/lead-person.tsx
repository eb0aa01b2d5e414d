import { Link } from 'react-router';
import { request } from '#app/page/api-client.ts';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { useFormats } from '#app/dashboard/formats.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { namedText } from './lead-texts.ts';
import type { LeadView } from './load-lead.server.ts';
import { useLeadPath } from './use-lead-path.ts';
import styles from './lead.module.css';

type Glance = LeadView['person']['others'][number];

/** What else the same person sent; put together, messages are one piece of work, and parted again at any time. */
export function LeadPerson({ id, person: { others, merged, into } }: { id: number; person: LeadView['person'] }) {
  const t = useTexts();
  const { call, isBusy } = useBusyChange();
  const put = (main: number, ids: readonly number[]) =>
    request('POST /inbox/{id}/merge', { params: { id: main }, body: { others: [...ids] } });
  const part = (main: number, ids: readonly number[]) =>
    request('POST /inbox/{id}/separate', { params: { id: main }, body: { others: [...ids] } });
  const merge = (list: readonly Glance[]) => {
    const ids = list.map((one) => one.id);
    void call(put(id, ids), part(id, ids));
  };
  const separate = (main: number, other: number) => void call(part(main, [other]), put(main, [other]));
  if (!into && others.length === 0 && merged.length === 0) return null;
  return (
    <section className={styles['panel']} aria-labelledby="person">
      <h2 id="person">{t('desk.person')}</h2>
      {into && (
        <>
          <p>{t('desk.person.into')}</p>
          <Message glance={into}>
            <Action look="quiet" disabled={isBusy} onClick={() => separate(into.id, id)}>
              {t('desk.person.separate')}
            </Action>
          </Message>
        </>
      )}
      {merged.length > 0 && (
        <>
          <p>{t('desk.person.merged')}</p>
          <ul className={styles['list']}>
            {merged.map((one) => (
              <li key={one.id}>
                <Message glance={one}>
                  <Action look="quiet" disabled={isBusy} onClick={() => separate(id, one.id)}>
                    {t('desk.person.separate')}
                  </Action>
                </Message>
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <p>{t('desk.person.others', { count: others.length })}</p>
          <ul className={styles['list']}>
            {others.map((one) => (
              <li key={one.id}>
                <Message glance={one}>
                  {!into && others.length > 1 && (
                    <Action look="quiet" disabled={isBusy} onClick={() => merge([one])}>
                      {t('desk.person.merge')}
                    </Action>
                  )}
                </Message>
              </li>
            ))}
          </ul>
          {!into && (
            <Allowed to="leads.write">
              <div className={styles['ways']}>
                <Action disabled={isBusy} onClick={() => merge(others)}>
                  {t(others.length > 1 ? 'desk.person.merge-all' : 'desk.person.merge')}
                </Action>
              </div>
            </Allowed>
          )}
        </>
      )}
    </section>
  );
}

function Message({ glance, children }: { glance: Glance; children: React.ReactNode }) {
  const t = useTexts();
  const { when } = useFormats();
  const pathOf = useLeadPath();
  const { id, reference, kind, status, created_at, summary } = glance;
  return (
    <>
      <p className={styles['mailHead']}>
        <Link to={pathOf(id)}>
          <Foreign>{reference}</Foreign>
        </Link>
        <span>{namedText(t, 'inbox.kind', kind)}</span>
        <span>{namedText(t, 'inbox.status', status)}</span>
        <time dateTime={created_at}>{when(created_at)}</time>
      </p>
      <p dir="auto" className={styles['glance']}>
        {summary}
      </p>
      <Allowed to="leads.write">{children}</Allowed>
    </>
  );
}

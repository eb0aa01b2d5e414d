import type { MeetingCard } from '#api/features/meetings/meetings.ts';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import marks from '#app/dashboard/inbox/inbox.module.css';
import styles from '#app/dashboard/inbox/lead.module.css';
import { namedText } from '#app/dashboard/inbox/lead-texts.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { inOwnDirection } from '#content/writing/own-direction.ts';
import { DecisionForm } from './decision-form.tsx';

/** When, how and with whom; what overlaps; and what is decided. */
export function MeetingPanel({ meeting }: { meeting: MeetingCard }) {
  const t = useTexts();
  const { state, times, type, clashes, email, phone } = meeting;

  return (
    <section className={styles['panel']} aria-labelledby="meeting">
      <h2 id="meeting" className={styles['mailHead']}>
        {t('inbox.kind.meeting')}
        <span className={marks['mark']} data-status={state}>
          {t(`meetings.state.${state}`)}
        </span>
      </h2>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('meetings.riyadh')}</dt>
          <dd>{times.sa}</dd>
        </div>
        <div>
          <dt>{t('meetings.dubai')}</dt>
          <dd>{times.ae}</dd>
        </div>
        <div>
          <dt>{t('meetings.type')}</dt>
          <dd>{namedText(t, 'meetings.type', type)}</dd>
        </div>
        {phone && (
          <div>
            <dt>{t('meetings.phone')}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                <Foreign>{phone}</Foreign>
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('meetings.email')}</dt>
          <dd>{email ? <Foreign>{email}</Foreign> : t('meetings.no-email')}</dd>
        </div>
      </dl>
      {clashes.map(({ id: other, name, reference }) => (
        <p key={other} className={styles['problem']}>
          {t('meetings.clash', { name: inOwnDirection(name), reference: inOwnDirection(reference) })}
        </p>
      ))}
      {meeting.is_closed && state !== 'declined' && <p className={styles['problem']}>{t('meetings.closed.day')}</p>}
      <DecisionForm key={`${meeting.starts_at} ${meeting.sequence}`} meeting={meeting} />
    </section>
  );
}

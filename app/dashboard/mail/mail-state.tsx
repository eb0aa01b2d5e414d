import { useFormats } from '#app/dashboard/formats.ts';
import styles from '#app/dashboard/inbox/lead.module.css';
import { useTexts } from '#app/dashboard/texts.ts';
import type { MailStateView } from './load-mail-state.server.ts';
import { TestMail } from './test-mail.tsx';
import { UnsentMails } from './unsent-mails.tsx';

const PARTS = ['server', 'sender', 'recipients'] as const;

export function MailState({ mailState: { state, queued, dead, held } }: { mailState: MailStateView }) {
  const t = useTexts();
  const { when } = useFormats();
  const missing = PARTS.filter((part) => !state.has[part]);
  const facts = [
    [t('mail.queued'), state.queued],
    [t('mail.dead'), state.dead],
    [t('mail.held'), state.held],
    [t('mail.sent'), state.sent],
    [t('mail.last-sent'), state.lastSentAt ? when(state.lastSentAt) : t('mail.never')],
  ] as const;
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        <UnsentMails title={t('mail.dead-letters')} mails={dead} />
        <UnsentMails title={t('mail.queue')} mails={queued} />
        {held.length > 0 && <UnsentMails title={t('mail.held-back')} mails={held} />}
      </div>
      <div className={styles['column']}>
        <section className={styles['panel']} aria-labelledby="mail-state">
          <h2 id="mail-state">{t('shell.tab.mail')}</h2>
          {missing.length === 0 && <p>{t('mail.ready')}</p>}
          {missing.map((part) => (
            <p key={part} className={styles['problem']}>
              {t(`mail.missing.${part}`)}
            </p>
          ))}
          <dl className={styles['facts']}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div>
              <dt>{t('mail.self-test')}</dt>
              <dd className={state.selfTest.state === 'failed' ? styles['problem'] : undefined}>
                {t(`mail.self-test.${state.selfTest.state}`)}
                {state.selfTest.startedAt && ` · ${when(state.selfTest.startedAt)}`}
              </dd>
            </div>
          </dl>
        </section>
        <TestMail />
      </div>
    </div>
  );
}

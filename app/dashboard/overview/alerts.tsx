import { Link } from 'react-router';
import type { MailOperations } from '#api/mail/mail.ts';
import type { Moderation } from '#api/moderation/moderation.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { inLanguage } from '#app/site/address.ts';
import { useLanguage } from '#app/site/texts.ts';
import { useWords } from '#app/dashboard/words.ts';
import styles from './overview.module.css';

type Alert = { text: string; to: string; isBad: boolean };
type AlertsProps = {
  isClosed: boolean;
  mail: Awaited<ReturnType<MailOperations['state']>>;
  waiting: Awaited<ReturnType<Moderation['counts']>>;
};

/** What needs a person now. Nothing to say, nothing shown. */
export function Alerts({ isClosed, mail, waiting }: AlertsProps) {
  const t = useWords();
  const language = useLanguage();
  const held = waiting.held + waiting.reported;
  const alerts: Alert[] = [
    isClosed && { text: t('overview.alert.closed'), to: '/dashboard/settings/site', isBad: true },
    !mail.isReady && mail.queued === 0 && { text: t('overview.alert.no-mail'), to: '/dashboard/mail', isBad: false },
    !mail.isReady && mail.queued > 0 && { text: t('overview.alert.mail', { count: mail.queued }), to: '/dashboard/mail', isBad: true },
    mail.dead > 0 && { text: t('overview.alert.dead', { count: mail.dead }), to: '/dashboard/mail', isBad: true },
    mail.selfTest.state === 'failed' && { text: t('overview.alert.self-test'), to: '/dashboard/mail', isBad: true },
    held > 0 && { text: t('overview.alert.held', { count: held }), to: '/dashboard/moderation', isBad: false },
  ].filter((alert): alert is Alert => alert !== false);
  if (alerts.length === 0) return null;
  return (
    <ul className={styles['alerts']}>
      {alerts.map(({ text, to, isBad }) => (
        <li key={text} data-bad={isBad || undefined}>
          <Icon name="exclamation-circle" />
          <Link to={inLanguage(to, language)}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

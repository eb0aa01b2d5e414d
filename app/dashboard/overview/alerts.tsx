import { Link } from 'react-router';
import { sentenceOf, type Trouble, TROUBLES } from '#content/troubles.ts';
import type { MailOperations } from '#api/features/outbox/mail.ts';
import type { Moderation } from '#api/features/moderation/moderation.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { type Say, useTexts } from '#app/dashboard/texts.ts';
import styles from './overview.module.css';

type Alert = { text: string; to: string; isBad: boolean };
type AlertsProps = {
  isInMaintenance: boolean;
  /** State of the outbox, for those who may look into it. */
  mail: Awaited<ReturnType<MailOperations['state']>> | undefined;
  waiting: Awaited<ReturnType<Moderation['counts']>> | undefined;
  isRetentionHeld: boolean;
  schedule: { failed: number; isClockHeld: boolean } | undefined;
  /** Messages somebody wanted to see again by today. */
  due: number;
  troubles: readonly Trouble[];
};

/** What needs a person now; nothing is drawn where there is nothing. */
export function Alerts({ isInMaintenance, mail, waiting, isRetentionHeld, schedule, due, troubles }: AlertsProps) {
  const t = useTexts();
  const language = useLanguage();
  const held = waiting ? waiting.held + waiting.reported : 0;
  const mails = mail ? mailAlerts(mail, t) : [];
  const alerts: Alert[] = [
    isInMaintenance && { text: t('overview.alert.closed'), to: '/dashboard/settings/site', isBad: true },
    ...troubles.map((trouble) => ({ text: sayTrouble(trouble, t), to: TROUBLES[trouble.kind].screen, isBad: true })),
    ...mails,
    isRetentionHeld &&
      !troubles.some(({ kind }) => kind === 'retention') && { text: t('overview.alert.retention'), to: '/dashboard/privacy', isBad: true },
    ...(schedule ? scheduleAlerts(schedule, t) : []),
    due > 0 && { text: t('desk.due', { count: due }), to: '/dashboard/inbox?waiting=due', isBad: false },
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

function sayTrouble(trouble: Trouble, t: Say): string {
  const key = `trouble.${sentenceOf(trouble)}` as const;
  return `${t(key, trouble.details)} ${t(`${key}.help`)}`;
}

function scheduleAlerts({ failed, isClockHeld }: NonNullable<AlertsProps['schedule']>, t: Say): (Alert | false)[] {
  const to = '/dashboard/schedule';
  return [
    isClockHeld && { text: t('overview.alert.schedule-clock'), to, isBad: true },
    failed > 0 && { text: t('overview.alert.schedule-failed', { count: failed }), to, isBad: true },
  ];
}

function mailAlerts(mail: NonNullable<AlertsProps['mail']>, t: Say): (Alert | false)[] {
  const to = '/dashboard/mail';
  return [
    !mail.isReady && mail.queued === 0 && { text: t('overview.alert.no-mail'), to, isBad: false },
    !mail.isReady && mail.queued > 0 && { text: t('overview.alert.mail', { count: mail.queued }), to, isBad: true },
    mail.dead > 0 && { text: t('overview.alert.dead', { count: mail.dead }), to, isBad: true },
    mail.selfTest.state === 'failed' && { text: t('overview.alert.self-test'), to, isBad: true },
  ];
}

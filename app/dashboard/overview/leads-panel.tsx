import { Link } from 'react-router';
import type { Overview } from '#api/features/overview/overview.ts';
import { LOCALES } from '#i18n/locales.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { Panel } from './panel.tsx';
import styles from './overview.module.css';

type Numbers = Awaited<ReturnType<Overview['read']>>;
const KINDS = ['product', 'contact', 'project', 'meeting'] as const;

/** New messages by kind, the last thirty days as bars, and the products people ask for. */
export function LeadsPanel({
  leads,
  perDay,
  asked,
}: {
  leads: Numbers['leads'];
  perDay: Numbers['leadsPerDay'];
  asked: Numbers['mostAsked'];
}) {
  const t = useTexts();
  const language = useLanguage();
  const most = Math.max(1, ...asked.map(({ count }) => count));
  return (
    <Panel title={t('overview.leads')} isWide more={{ label: t('overview.inbox'), to: '/dashboard/inbox' }}>
      <ul className={styles['kinds']}>
        {KINDS.map((kind) => {
          const count = leads.find((one) => one.kind === kind);
          return (
            <li key={kind}>
              <Link to={inLanguage(`/dashboard/inbox?kind=${kind}`, language)}>
                <b>{count?.new ?? 0}</b>
                <span>{t(`overview.kind.${kind}`)}</span>
                <small>{t('overview.of', { total: count?.total ?? 0 })}</small>
              </Link>
            </li>
          );
        })}
      </ul>
      <Days perDay={perDay} />
      {asked.length > 0 && (
        <>
          <h3>{t('overview.asked')}</h3>
          <ol className={styles['asked']}>
            {asked.map(({ id, title, count }) => (
              <li key={`${id}-${title}`}>
                <span dir="auto">{title}</span>
                <meter min={0} max={most} value={count} aria-label={t('overview.asked.count', { count })} />
                <b>{count}</b>
              </li>
            ))}
          </ol>
        </>
      )}
    </Panel>
  );
}

const HEIGHT = 48;
const STEP = 10;

/** Oldest where lines begin, today where they end: the drawing turns with the direction. */
function Days({ perDay }: { perDay: Numbers['leadsPerDay'] }) {
  const t = useTexts();
  const { intl } = LOCALES[useLanguage()];
  const day = new Intl.DateTimeFormat(intl, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const most = Math.max(1, ...perDay.map(({ count }) => count));
  const total = perDay.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className={styles['days']}>
      <svg
        viewBox={`0 0 ${perDay.length * STEP} ${HEIGHT}`}
        role="img"
        aria-label={t('overview.days', { total })}
        preserveAspectRatio="none"
      >
        {perDay.map(({ day: date, count }, index) => {
          const height = count === 0 ? 1 : Math.max(3, (count / most) * HEIGHT);
          return (
            <rect key={date} x={index * STEP + 1} y={HEIGHT - height} width={STEP - 2} height={height} data-none={count === 0 || undefined}>
              <title>{`${day.format(new Date(date))}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption>{t('overview.days', { total })}</figcaption>
    </figure>
  );
}

import { useNavigate, useSearchParams } from 'react-router';
import { LOCALES } from '#i18n/locales.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { meetingForms } from '#app/dashboard/meetings/decision-form.server.ts';
import { postedAction } from '#app/dashboard/posted/posted-action.server.ts';
import { MeetingPanel } from '#app/dashboard/meetings/meeting-panel.tsx';
import { shiftMonth } from '#app/dashboard/meetings/month.ts';
import { MonthView } from '#app/dashboard/meetings/month-view.tsx';
import { ActionLink } from '#app/dashboard/ui/action.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { Sheet } from '#app/dashboard/ui/sheet.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/meetings.ts';
import styles from '#app/dashboard/meetings/month-view.module.css';

export const loader = dashboardLoader('leads.read', async ({ operations, language, url }) => {
  const asked = url.searchParams.get('month') ?? '';
  const today = operations.meetings.today();
  const month = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);
  const meetings = await operations.meetings.month(month, language);
  const chosen = meetings.find(({ id }) => String(id) === url.searchParams.get('open'));
  return { month, today, meetings, chosen };
});

export const action = postedAction(meetingForms);

export default function MeetingsScreen({ loaderData: { month, today, meetings, chosen } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const title = new Date(`${month}-01T00:00:00Z`).toLocaleDateString(LOCALES[language].intl, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });

  function close() {
    const left = new URLSearchParams(params);
    left.delete('open');
    void navigate(`?${left}`, { preventScrollReset: true });
  }

  return (
    <>
      <PageHead title={t('shell.tab.meetings')} lead={<p>{t('meetings.lead')}</p>}>
        <nav className={styles['steps']} aria-label={title}>
          <ActionLink className={styles['step'] ?? ''} glyph="chevron-left" flips to={`?month=${shiftMonth(month, -1)}`}>
            {t('meetings.earlier')}
          </ActionLink>
          <span className={styles['title']} aria-live="polite">
            {title}
          </span>
          <ActionLink className={`${styles['step']} ${styles['later']}`} glyph="chevron-right" flips to={`?month=${shiftMonth(month, 1)}`}>
            {t('meetings.later')}
          </ActionLink>
          {month !== today.slice(0, 7) && (
            <ActionLink look="quiet" to="?">
              {t('meetings.today')}
            </ActionLink>
          )}
        </nav>
      </PageHead>
      {meetings.length === 0 && <p className={styles['none']}>{t('meetings.none')}</p>}
      <MonthView month={month} today={today} meetings={meetings} />
      {chosen && (
        <Sheet key={chosen.id} title={<bdi>{chosen.name}</bdi>} onClose={close}>
          <MeetingPanel meeting={chosen} />
          <p>
            <ActionLink look="quiet" to={inLanguage(`/dashboard/inbox/${chosen.id}`, language)}>
              {t('meetings.open')}
            </ActionLink>
          </p>
        </Sheet>
      )}
    </>
  );
}

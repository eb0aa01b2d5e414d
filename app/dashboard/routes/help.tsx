import { data, Link } from 'react-router';
import { helpAr } from '#i18n/messages/dashboard/help.ar.ts';
import { helpEn, type HelpPage, type HelpTask } from '#i18n/messages/dashboard/help.en.ts';
import type { Language } from '#i18n/translate.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import styles from '#app/dashboard/ui/panel.module.css';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { Tile, Tiles } from '#app/dashboard/ui/tiles.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/help.ts';

const PAGES: Readonly<Record<Language, Readonly<Record<HelpTask, HelpPage>>>> = { en: helpEn, ar: helpAr };

export const loader = dashboardLoader('signed-in', async ({ language, params }) => {
  const pages = Object.entries(PAGES[language]);
  const open = pages.find(([task]) => task === params['task']);
  if (params['task'] !== undefined && !open) throw data(null, { status: 404 });
  return {
    open: open?.[1],
    tasks: pages.map(([task, { title, lead }]) => ({ task, title, lead, address: inLanguage(`/dashboard/help/${task}`, language) })),
  };
});

export default function Help({ loaderData: { open, tasks } }: Route.ComponentProps) {
  const t = useTexts();
  if (open) return <Task page={open} />;
  return (
    <>
      <PageHead title={t('help.title')} lead={<p>{t('help.lead')}</p>} />
      <Tiles>
        {tasks.map(({ task, title, lead, address }) => (
          <Tile key={task} to={address} title={title} text={lead} />
        ))}
      </Tiles>
    </>
  );
}

function Task({ page: { title, lead, steps, note } }: { page: HelpPage }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      <PageHead
        title={title}
        lead={
          <p>
            <Link to={inLanguage('/dashboard/help', language)}>{t('help.all')}</Link> · {lead}
          </p>
        }
      />
      <section className={styles['card']} aria-label={t('help.steps')}>
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {note && <p>{note}</p>}
      </section>
    </>
  );
}

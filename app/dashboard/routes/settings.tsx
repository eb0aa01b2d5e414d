import { Link } from 'react-router';
import { settings } from '#content/settings/index.ts';
import { inLanguage } from '#app/site/address.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import styles from '#app/dashboard/office/office.module.css';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useWords } from '#app/dashboard/words.ts';
import type { Route } from './+types/settings.ts';

export const loader = dashboardLoader(async ({ language }) => ({
  groups: settings.map(({ name, label, help }) => ({
    name,
    label: label[language],
    help: help?.[language] ?? '',
    address: inLanguage(`/dashboard/settings/${name}`, language),
  })),
}));

/** Everything about the site that is not a record of a list. */
export default function SettingsGroups({ loaderData: { groups } }: Route.ComponentProps) {
  const t = useWords();
  return (
    <>
      <PageHead title={t('settings.title')} lead={<p>{t('settings.lead')}</p>} />
      <ul className={styles['tiles']}>
        {groups.map(({ name, label, help, address }) => (
          <li key={name}>
            <Link to={address} className={styles['tile']}>
              <strong>{label}</strong>
              <span>{help}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

import { Link } from 'react-router';
import type { Task } from '#api/features/overview/before-opening.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { Panel } from './panel.tsx';
import styles from './overview.module.css';

/** Leads a new company through what only it can know, and through the choices that were made for it. */
export function BeforeOpening({ tasks }: { tasks: readonly Task[] }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Panel title={t('overview.before-opening')} isWide>
      <p>{t('overview.before-opening.lead')}</p>
      <ul className={styles['tasks']}>
        {tasks.map(({ group, label, fields }) => (
          <li key={group}>
            <Link to={inLanguage(`/dashboard/settings/${group}`, language)}>{label}</Link>
            <ul>
              {fields.map((field) => (
                <li key={field.name} data-state={field.state}>
                  {t(`overview.before-opening.${field.state}`, { field: field.label })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

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
  const missing = withFields(tasks, ({ state }) => state !== 'shipped');
  const delivered = withFields(tasks, ({ state }) => state === 'shipped');
  return (
    <Panel title={t('overview.before-opening')} isWide>
      <p>{t('overview.before-opening.lead')}</p>
      {missing.length > 0 && (
        <Tasks
          tasks={missing}
          describe={(field) =>
            t(field.state === 'empty' ? 'overview.before-opening.empty' : 'overview.before-opening.example', { field: field.label })
          }
        />
      )}
      {delivered.length > 0 && (
        <details>
          <summary>{t('overview.before-opening.delivered', { count: delivered.flatMap(({ fields }) => fields).length })}</summary>
          <Tasks tasks={delivered} describe={(field) => field.label} />
        </details>
      )}
    </Panel>
  );
}

type Field = Task['fields'][number];

/** The settings with those of their fields that are meant; a group without any is left out. */
function withFields(tasks: readonly Task[], isMeant: (field: Field) => boolean): Task[] {
  return tasks.map((task) => ({ ...task, fields: task.fields.filter(isMeant) })).filter(({ fields }) => fields.length > 0);
}

function Tasks({ tasks, describe }: { tasks: readonly Task[]; describe: (field: Field) => string }) {
  const language = useLanguage();
  return (
    <ul className={styles['tasks']}>
      {tasks.map(({ group, label, fields }) => (
        <li key={group}>
          <Link to={inLanguage(`/dashboard/settings/${group}`, language)}>{label}</Link>
          <ul>
            {fields.map((field) => (
              <li key={field.name} data-state={field.state}>
                {describe(field)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

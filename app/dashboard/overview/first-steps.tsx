import { Link } from 'react-router';
import { Icon } from '#app/ui/icon/icon.tsx';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { Panel } from './panel.tsx';
import styles from './overview.module.css';

export function FirstSteps({ steps }: { steps: readonly { label: string; address: string; isDone: boolean }[] }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Panel title={t('overview.first-steps')} isWide>
      <p>{t('overview.first-steps.lead')}</p>
      <ol className={styles['steps']}>
        {steps.map(({ label, address, isDone }) => (
          <li key={address} data-done={isDone || undefined}>
            {isDone && <Icon name="check2" />}
            <Link to={`${inLanguage(address, language)}${isDone ? '' : '?add='}`}>{label}</Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

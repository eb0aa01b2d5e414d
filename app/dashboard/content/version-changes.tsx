import type { VersionChange } from '#api/history/history.ts';
import { LOCALES } from '#i18n/locales.ts';
import { useWords } from '#app/dashboard/words.ts';
import styles from './history-sheet.module.css';

/** Field by field and language by language, what was there before and what came after. */
export function VersionChanges({ changes }: { changes: readonly VersionChange[] }) {
  const t = useWords();
  if (changes.length === 0) return <p className={styles['same']}>{t('content.history.same')}</p>;
  return (
    <div className={styles['scroll']}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('content.history.field')}</th>
            <th scope="col">{t('content.history.before')}</th>
            <th scope="col">{t('content.history.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ column, label, language, before, after }) => (
            <tr key={column}>
              <th scope="row">{language ? `${label} · ${t(`language.${language}`)}` : label}</th>
              <td dir={language ? LOCALES[language].dir : 'auto'}>{before && <del>{before}</del>}</td>
              <td dir={language ? LOCALES[language].dir : 'auto'}>{after && <ins>{after}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

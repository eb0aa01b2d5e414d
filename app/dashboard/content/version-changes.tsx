import type { ReactNode } from 'react';
import { STORED_NAME } from '#content/fields/stored-name.ts';
import { Thumbnail } from '#app/dashboard/media/thumbnail.tsx';
import type { VersionChange } from '#api/content/history/history.ts';
import { LOCALES } from '#i18n/locales.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './history-sheet.module.css';

const FILE_KINDS = new Set(['image', 'video', 'media']);

/** Field by field and language by language, what was there before and what came after. */
export function VersionChanges({ changes }: { changes: readonly VersionChange[] }) {
  const t = useTexts();
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
          {changes.map(({ column, label, kind, language, before, after }) => (
            <tr key={column}>
              <th scope="row">{language ? `${label} · ${t(`language.${language}`)}` : label}</th>
              <td dir={language ? LOCALES[language].dir : 'auto'}>{before && <del>{drawn(kind, before)}</del>}</td>
              <td dir={language ? LOCALES[language].dir : 'auto'}>{after && <ins>{drawn(kind, after)}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A picture says more than the name it is stored under. */
function drawn(kind: string, value: string): ReactNode {
  return FILE_KINDS.has(kind) && STORED_NAME.test(value) ? <Thumbnail name={value} widths={undefined} /> : value;
}

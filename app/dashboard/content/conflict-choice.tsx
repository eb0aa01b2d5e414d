import { LANGUAGES } from '#content/languages.ts';
import { LOCALES } from '#i18n/locales.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useWords } from '#app/dashboard/words.ts';
import type { Conflict } from './use-save.ts';
import type { FieldView } from './views.ts';
import styles from './editor.module.css';

type Compared = { name: string; label: string; dir: 'ltr' | 'rtl' | 'auto'; read: (value: unknown) => string };
type ChoiceProps = { conflict: Conflict; fields: readonly FieldView[]; onKeepMine: () => void; onTakeTheirs: () => void };

/** Somebody else saved first: both versions beside each other, field by field, and a choice. */
export function ConflictChoice({ conflict: { mine, theirs }, fields, onKeepMine, onTakeTheirs }: ChoiceProps) {
  const t = useWords();
  const names = fields.flatMap((field): Compared[] => {
    const { name, place, label } = field;
    const read = place === 'list' ? (value: unknown) => rowsInWords(field, value) : inWords;
    if (place !== 'localized' && place !== 'list') return [{ name, label, dir: 'auto', read }];
    return LANGUAGES.map((language) => ({
      name: `${name}_${language}`,
      label: `${label} · ${t(`language.${language}`)}`,
      dir: LOCALES[language].dir,
      read,
    }));
  });
  const different = names.filter(({ name, read }) => read(mine[name]) !== read(theirs[name]));
  return (
    <section className={styles['conflict']} role="alert" aria-label={t('content.conflict')}>
      <h3>{t('content.conflict')}</h3>
      <p>{t('content.conflict.lead')}</p>
      <div className={styles['scroll']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('content.conflict.field')}</th>
              <th scope="col">{t('content.conflict.mine')}</th>
              <th scope="col">{t('content.conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {different.map(({ name, label, dir, read }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td dir={dir}>{read(mine[name]) || '–'}</td>
                <td dir={dir}>{read(theirs[name]) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles['choices']}>
        <Action look="main" onClick={onKeepMine}>
          {t('content.conflict.keep-mine')}
        </Action>
        <Action onClick={onTakeTheirs}>{t('content.conflict.take-theirs')}</Action>
      </div>
    </section>
  );
}

function inWords(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** A line per row. Some lists are answered as text that holds the rows. */
function rowsInWords({ cells }: FieldView, value: unknown): string {
  const rows: unknown = typeof value === 'string' && value !== '' ? JSON.parse(value) : value;
  if (!Array.isArray(rows)) return '';
  const lines = rows.map((row: unknown) => {
    if (typeof row !== 'object' || row === null) return inWords(row);
    return cells
      .map(({ name }) => inWords((row as Record<string, unknown>)[name]))
      .join(' ')
      .trim();
  });
  return lines.join('\n').trim();
}

import { LANGUAGES } from '#content/languages.ts';
import { LOCALES } from '#i18n/locales.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useWords } from '#app/dashboard/words.ts';
import type { Conflict } from './use-save.ts';
import type { FieldView } from './views.ts';
import styles from './editor.module.css';

type Compared = { name: string; label: string; dir: 'ltr' | 'rtl' | 'auto' };
type ChoiceProps = { conflict: Conflict; fields: readonly FieldView[]; onKeepMine: () => void; onTakeTheirs: () => void };

/** Somebody else saved first: both versions beside each other, field by field, and a choice. */
export function ConflictChoice({ conflict: { mine, theirs }, fields, onKeepMine, onTakeTheirs }: ChoiceProps) {
  const t = useWords();
  const names = fields.flatMap(({ name, place, label }): Compared[] =>
    place === 'localized' || place === 'list'
      ? LANGUAGES.map((language) => ({
          name: `${name}_${language}`,
          label: `${label} · ${t(`language.${language}`)}`,
          dir: LOCALES[language].dir,
        }))
      : [{ name, label, dir: 'auto' }],
  );
  const different = names.filter(({ name }) => wordsOf(mine[name]) !== wordsOf(theirs[name]));
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
            {different.map(({ name, label, dir }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td dir={dir}>{wordsOf(mine[name]) || '–'}</td>
                <td dir={dir}>{wordsOf(theirs[name]) || '–'}</td>
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

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

import { useTexts } from '#app/dashboard/texts.ts';
import type { EditorView } from './views.ts';
import styles from './editor.module.css';

/** Above a form: texts whose numbers differ between the languages or contradict the specifications. */
export function FigureNotes({ findings }: { findings: EditorView['findings'] | undefined }) {
  const t = useTexts();
  if (!findings || findings.length === 0) return null;
  return (
    <section className={styles['figures']} aria-label={t('figures.notes')}>
      <h3>{t('figures.notes')}</h3>
      <ul>
        {findings.map(({ column, label, problem, says, expected }) => (
          <li key={`${column} ${says} ${expected}`}>
            {t(`figures.note.${problem}`, {
              label,
              says: says || t('figures.note.nothing'),
              expected: expected || t('figures.note.nothing'),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { LANGUAGES } from '#content/languages.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { RecordView } from './views.ts';
import styles from './editor.module.css';

/** Hidden until published, per language: a draft is a record nobody but staff can see. */
export function Publishing({ published }: { published: RecordView['published'] | undefined }) {
  const t = useTexts();
  return (
    <fieldset className={styles['publishing']}>
      <legend>{t('content.published')}</legend>
      <input type="hidden" name="publishing" value="1" />
      {LANGUAGES.map((language) => (
        <label key={language}>
          <input type="checkbox" name={`published_${language}`} value="1" defaultChecked={published?.[language] ?? true} />
          <span>{t(`content.published.${language}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

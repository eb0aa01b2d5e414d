import { Fragment } from 'react';
import type { DraftState } from '#content/draft-states.ts';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './drafts.module.css';

/** How a record stands, in words and colour: once where both languages agree, otherwise for each. */
export function StateMarks({ states, isShort = false }: { states: Readonly<Record<Language, DraftState>>; isShort?: boolean }) {
  const t = useTexts();
  if (states.en === states.ar) {
    if (isShort && (states.en === 'published' || states.en === 'hidden')) return null;
    return (
      <span className={styles['state']} data-state={states.en}>
        {t(`draft.state.${states.en}`)}
      </span>
    );
  }
  const told = LANGUAGES.filter((language) => !isShort || states[language] === 'draft' || states[language] === 'changed');
  return told.map((language) => (
    <Fragment key={language}>
      <span className={styles['state']} data-state={states[language]}>
        {t(`draft.state.${states[language]}.in`, { language: t(`language.${language}`) })}
      </span>{' '}
    </Fragment>
  ));
}

import { Fragment } from 'react';
import type { DraftState } from '#content/draft-states.ts';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './drafts.module.css';

type MarksProps = {
  states: Readonly<Record<Language, DraftState>>;
  /** What is hidden stands beside it in words of its own. */
  saysHidden?: boolean;
};

/** How a record stands, in words and colour: once where both languages agree, otherwise for each. */
export function StateMarks({ states, saysHidden = true }: MarksProps) {
  const t = useTexts();
  if (states.en === states.ar) {
    if (!saysHidden && states.en === 'hidden') return null;
    return (
      <span className={styles['state']} data-state={states.en}>
        {t(`draft.state.${states.en}`)}
      </span>
    );
  }
  const told = LANGUAGES.filter((language) => saysHidden || states[language] !== 'hidden');
  return told.map((language) => (
    <Fragment key={language}>
      <span className={styles['state']} data-state={states[language]}>
        {t(`draft.state.${states[language]}.in`, { language: t(`language.${language}`) })}
      </span>{' '}
    </Fragment>
  ));
}

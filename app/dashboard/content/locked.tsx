import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#content/languages.ts';
import styles from './editor.module.css';

/** The languages a form may be changed in; undefined when everything may. */
const OwnLanguages = createContext<readonly Language[] | undefined>(undefined);

export const OwnLanguagesProvider = OwnLanguages;

/** Is this part of the form only shown? Without a language: what both languages share. */
export function useLocked(language?: Language): boolean {
  const own = useContext(OwnLanguages);
  return own !== undefined && (language === undefined || !own.includes(language));
}

/** Can be read, also by screen readers, but not changed; it is not sent. */
export function Locked({ language, children }: { language?: Language; children: ReactNode }) {
  const isLocked = useLocked(language);
  return isLocked ? (
    <fieldset disabled className={styles['locked']}>
      {children}
    </fieldset>
  ) : (
    children
  );
}

/** What both languages share inside a row: the row is sent as a whole, so it must come along as it was. */
export function LockedCell({ children }: { children: ReactNode }) {
  return (
    <div inert={useLocked()} className={styles['cell']}>
      {children}
    </div>
  );
}

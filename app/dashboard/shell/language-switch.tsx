import { useLocation } from 'react-router';
import { inLanguage, plainPath } from '#app/page/address.ts';
import { keepPreference } from '#app/page/preferences.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useLeave } from '#app/dashboard/forms/unsaved.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';

/** Saves the choice and loads the same screen in the other language, as the public site does. */
export function useOtherLanguage(): () => void {
  const other = useLanguage() === 'ar' ? 'en' : 'ar';
  const { pathname, search, hash } = useLocation();
  const { carry } = useLeave();

  /** Remembers the language when the other page is really opened. */
  function change() {
    keepPreference('lang', other);
    location.assign(inLanguage(plainPath(pathname), other) + search + hash);
  }
  return () => carry(change);
}

export function LanguageSwitch() {
  const t = useTexts();
  const change = useOtherLanguage();
  return (
    <Action look="quiet" glyph="translate" lang={useLanguage() === 'ar' ? 'en' : 'ar'} onClick={change}>
      {t('shell.other-language')}
    </Action>
  );
}

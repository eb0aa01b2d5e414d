import { useLocation } from 'react-router';
import { inLanguage, plainPath } from '#app/site/address.ts';
import { keepPreference } from '#app/site/preferences.ts';
import { useLanguage } from '#app/site/texts.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useWords } from '#app/dashboard/words.ts';

/** Saves the choice and loads the same screen in the other language, as the public site does. */
export function LanguageSwitch() {
  const t = useWords();
  const other = useLanguage() === 'ar' ? 'en' : 'ar';
  const { pathname, search } = useLocation();

  function change() {
    keepPreference('lang', other);
    location.assign(inLanguage(plainPath(pathname), other) + search);
  }

  return (
    <Action look="quiet" glyph="translate" lang={other} onClick={change}>
      {t('shell.other-language')}
    </Action>
  );
}

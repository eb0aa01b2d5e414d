import type { Rightful } from '#content/roles.ts';
import { inLanguage, plainPath } from '#app/page/address.ts';
import type { Language } from '#i18n/translate.ts';
import { firstScreen } from './first-screen.ts';

/** Only screens of ours: nobody is sent elsewhere by a link to the sign-in. */
const SCREEN = /^\/dashboard\/(?!sign-in(?:\/|$)|\/|$)/;

/** Where the form is posted to, and from there on to the screen it stands in front of. */
export function signInAddress(language: Language, shown: string): string {
  const to = screenIn(plainPath(shown));
  return inLanguage(`/dashboard/sign-in${to ? `?to=${encodeURIComponent(to)}` : ''}`, language);
}

/** The plain address of the screen that was asked for, or of the one where the work of the role is. */
export function screenAfter(to: string | null, user: Rightful): string {
  return screenIn(to) ?? firstScreen(user);
}

function screenIn(address: string | null): string | undefined {
  if (address === null || !URL.canParse(address, 'http://here')) return undefined;
  const { host, pathname, search } = new URL(address, 'http://here');
  return host === 'here' && SCREEN.test(pathname) ? pathname + search : undefined;
}

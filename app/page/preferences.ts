type Preference = 'lang' | 'country';

/** Kept in the browser, and in a cookie for requests; pages themselves never read the cookie. */
export function keepPreference(key: Preference, value: string): void {
  document.cookie = `${key}=${value};path=/;max-age=31536000;samesite=lax`;
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is switched off: the choice lasts as long as the address.
  }
}

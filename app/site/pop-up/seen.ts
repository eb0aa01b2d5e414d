const KEY = 'pop-up-seen';

export function hasSeenPopUp(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return true; // Storage is switched off: better never than on every page.
  }
}

export function keepSeenPopUp(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is switched off: it was not shown because of that, either.
  }
}

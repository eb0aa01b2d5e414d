const KEY = 'register-intro-seen';

export function hasSeenIntro(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return true; // Storage is switched off: better never than on every visit.
  }
}

export function keepSeenIntro(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is switched off: then the intro was not shown, either.
  }
}

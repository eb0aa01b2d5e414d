const KEY = 'isLoggedIn';

/** Storage may be switched off; the session does not depend on it. */
function inStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage);
  } catch {
    // nothing to remember then
  }
}

export function markLoggedIn(): void {
  inStorage((storage) => storage.setItem(KEY, 'true'));
}

/** Only a hint for what to draw: the session decides every call. */
export function isMarkedLoggedIn(): boolean {
  let flag: string | null = null;
  inStorage((storage) => {
    flag = storage.getItem(KEY);
  });
  return flag === 'true';
}

export function forgetLoggedIn(): void {
  inStorage((storage) => storage.removeItem(KEY));
}

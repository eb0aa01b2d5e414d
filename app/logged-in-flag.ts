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

export function forgetLoggedIn(): void {
  inStorage((storage) => storage.removeItem(KEY));
}

const KEY = 'lamha.carry';

/** The next page is the same screen in the other language: what was typed goes there without a question. */
export function carryTexts(): void {
  sessionStorage.setItem(KEY, '1');
}

export function isCarrying(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

export function endCarrying(): void {
  sessionStorage.removeItem(KEY);
}

/** Under this key the draft of something new was begun; the same screen in the other language goes on with it, not with a second draft. */
export function carriedDraftKey(path: string): string | undefined {
  return isCarrying() ? (sessionStorage.getItem(`${KEY}/${path}`) ?? undefined) : undefined;
}

export function rememberDraftKey(path: string, key: string): void {
  sessionStorage.setItem(`${KEY}/${path}`, key);
}

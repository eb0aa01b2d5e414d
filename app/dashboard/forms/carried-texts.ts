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

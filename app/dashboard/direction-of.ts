/** An Arabic sentence that begins with a foreign name is still Arabic, which `dir="auto"` does not see. */
export function directionOf(text: string): 'rtl' | 'auto' {
  return /\p{Script=Arabic}/u.test(text) ? 'rtl' : 'auto';
}

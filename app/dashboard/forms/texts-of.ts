/** What was typed or chosen; what a form says of itself to whoever has no scripts (posted/names.ts) is not among it. */
export function textsOf(form: HTMLFormElement): Record<string, string> {
  const typed = [...new FormData(form)].filter(([name]) => !name.startsWith('_'));
  return Object.fromEntries(typed.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

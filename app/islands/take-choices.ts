/**
 * The boxes and radio buttons somebody has changed since the page came, put back to how the page was drawn: React must find them like
 * that, and hears of each choice by a click. What was typed stays where it is, because fields of islands keep their own value.
 */
export function takeChoices(root: HTMLElement): HTMLInputElement[] {
  const inputs = [...root.querySelectorAll<HTMLInputElement>('input:is([type=radio], [type=checkbox])')];
  const changed = inputs.filter((input) => input.checked !== input.defaultChecked);
  const chosen = changed.filter(({ type, checked }) => type === 'checkbox' || checked);
  for (const input of changed) input.checked = input.defaultChecked;
  return chosen;
}

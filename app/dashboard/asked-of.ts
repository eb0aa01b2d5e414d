/** Query keys that are no filter: the page of the list, and how it is shown. */
const SHOWN: readonly string[] = ['page', 'below', 'view', 'hide', 'show', 'columns', 'file'];

export function askedOf(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name, value]) => !SHOWN.includes(name) && value !== ''));
}

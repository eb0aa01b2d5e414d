/** What the address asks a list for, without the page of it and how it is shown: the same is exported. */
export function askedOf(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name, value]) => name !== 'page' && name !== 'hide' && value !== ''));
}

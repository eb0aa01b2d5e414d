/** Inside `data-follows-accordion`, of the elements with `data-of-item` the one of the item opened last gets `data-shown`. */
export function startAccordions(): void {
  // These events do not bubble.
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLDetailsElement && target.open && follow(target), true);
}

function follow({ dataset, parentElement }: HTMLDetailsElement): void {
  const box = parentElement?.closest('[data-follows-accordion]');
  const followers = [...(box?.querySelectorAll<HTMLElement>('[data-of-item]') ?? [])];
  if (!followers.some(({ dataset: { ofItem } }) => ofItem === dataset['item'])) return;
  for (const follower of followers) follower.toggleAttribute('data-shown', follower.dataset['ofItem'] === dataset['item']);
}

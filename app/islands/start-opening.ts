import { wakeByName } from './wake.ts';

/** A button with `data-opens` wakes the island it names and tells it to open; `useOpening` hears it. */
export function startOpening(): void {
  for (const event of ['pointerover', 'focusin'] as const)
    document.addEventListener(event, ({ target }) => void wakeByName(nameOf(target)), { passive: true });
  document.addEventListener('click', async ({ target }) => {
    const name = nameOf(target);
    if (!name) return;
    await wakeByName(name);
    window.dispatchEvent(new Event(`lamha:open-${name}`));
  });
}

function nameOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-opens]')?.dataset['opens'] : undefined;
}

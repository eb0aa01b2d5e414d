import { copyTyped } from '#app/site/typed-forms/typed-values.ts';

/** The page changes its language without loading again, and opens one panel at a time. */
export function startCampaign(): void {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-campaign]')];
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-toggles-campaign]')) toggle();
    const panel = target.closest<HTMLElement>('[data-opens-panel]')?.dataset['opensPanel'];
    if (panel) for (const block of blocks) open(block, panel);
    const shown = target.closest<HTMLElement>('[data-shows-panel]')?.dataset['showsPanel'];
    if (shown) for (const block of blocks) if (!block.querySelector(`[data-panel="${shown}"][data-open]`)) open(block, shown);
    for (const block of blocks) frame(block);
  });

  /** What was typed in one language is there in the other. */
  function toggle(): void {
    const [shown, other] = blocks.toSorted((a, b) => Number(a.hidden) - Number(b.hidden));
    if (!shown || !other) return;
    copyTyped(shown, other);
    shown.hidden = true;
    other.hidden = false;
    other.querySelector<HTMLElement>('[data-toggles-campaign]')?.focus();
  }
}

function open(block: HTMLElement, name: string): void {
  for (const button of block.querySelectorAll<HTMLElement>('[data-opens-panel]')) {
    const isOpen = button.dataset['opensPanel'] === name && button.ariaExpanded !== 'true';
    button.ariaExpanded = String(isOpen);
    block.querySelector(`[data-panel="${button.dataset['opensPanel']}"]`)?.toggleAttribute('data-open', isOpen);
  }
}

/** An outside form is there while its panel is open, and once. */
function frame(block: HTMLElement): void {
  for (const template of block.querySelectorAll<HTMLTemplateElement>('[data-frame]')) {
    const panel = template.parentElement;
    const shown = panel?.querySelector('iframe');
    const isWanted = panel?.hasAttribute('data-open') && !block.hidden;
    if (!isWanted) shown?.remove();
    else if (!shown) panel?.append(template.content.cloneNode(true));
  }
}

/** Calls `onChange` at every press; the way it is returned says the same without a press. */
export function enhancePause(box: HTMLElement, onChange: (isPaused: boolean) => void): (isPaused: boolean) => void {
  const button = box.querySelector<HTMLElement>('[data-pause]');
  button?.addEventListener('click', () => {
    const isPaused = !('paused' in button.dataset);
    show(isPaused);
    onChange(isPaused);
  });
  return show;

  function show(isPaused: boolean): void {
    if (!button) return;
    button.toggleAttribute('data-paused', isPaused);
    button.ariaLabel = (isPaused ? button.dataset['play'] : button.dataset['pause']) ?? '';
  }
}

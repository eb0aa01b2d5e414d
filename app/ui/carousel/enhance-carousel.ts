import { glide } from './glide.ts';
import { measure, recentre } from './row.ts';

/** Buttons, arrow keys, exact durations and the endless loop. */
export function enhanceCarousel(box: HTMLElement): void {
  const row = box.querySelector('ul');
  const controls = box.querySelector<HTMLElement>('[data-needs-scripts]');
  if (row && controls) enhanceRow(box, row, controls);
}

function enhanceRow(box: HTMLElement, row: HTMLElement, controls: HTMLElement): void {
  const speed = Number(box.dataset['speed']);
  const loops = 'loops' in box.dataset;
  const buttons = [...controls.querySelectorAll<HTMLButtonElement>('[data-move]')];
  let stop = () => {};
  let isLooping = false;

  for (const button of buttons) button.addEventListener('click', () => move(Number(button.dataset['move'])));
  row.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(measure(row).direction * (event.key === 'ArrowRight' ? 1 : -1));
  });
  for (const event of ['pointerdown', 'wheel']) row.addEventListener(event, () => stop(), { passive: true });
  row.addEventListener('scroll', look, { passive: true });
  row.addEventListener('scrollend', () => {
    if (isLooping) recentre(row);
    look();
  });
  new ResizeObserver(look).observe(row);

  function look(): void {
    const { length, last, position } = measure(row);
    const fits = length <= row.clientWidth + 1;
    controls.hidden = fits;
    if (fits) row.removeAttribute('tabindex');
    else row.tabIndex = 0;
    if (loops) loop(!fits);
    // Not `disabled`, which would take the focus from whoever has just pressed it.
    else for (const button of buttons) button.ariaDisabled = String(button.dataset['move'] === '1' ? position >= last - 1 : position <= 1);
  }

  /** The loop's neighbours: seen and clickable, but neither read out nor reached by the keyboard. */
  function loop(isWanted: boolean): void {
    if (isWanted === isLooping) return;
    isLooping = isWanted;
    for (const copy of row.querySelectorAll('[data-copy]')) copy.remove();
    if (!isWanted) return;
    const own = [...row.children];
    row.prepend(...own.map(copyOf));
    row.append(...own.map(copyOf));
    recentre(row);
  }

  function move(by: number): void {
    stop();
    if (isLooping) recentre(row);
    const { step, last, position, direction } = measure(row);
    const target = Math.min(Math.max(Math.round(position / step + by) * step, 0), last);
    stop = glide(row, position * direction, target * direction, speed);
  }
}

function copyOf(slide: Element): Node {
  const copy = slide.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return copy;
  copy.ariaHidden = 'true';
  copy.dataset['copy'] = '';
  for (const target of copy.querySelectorAll<HTMLElement>('a, button')) target.tabIndex = -1;
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  return copy;
}

import { writeSize } from '#content/offered-size.ts';

/** The size chosen in the bar of a product page, as the inquiry names it; empty where there is none to choose. */
export function chosenSize(): string {
  const choice = document.querySelector<HTMLSelectElement>('select[data-size-choice]');
  if (choice) return writeSize(choice.value);
  return document.querySelector<HTMLElement>('[data-chosen-wall]')?.dataset['chosenWall'] ?? '';
}

export function chosenQuery(): string {
  const size = document.querySelector<HTMLSelectElement>('select[data-size-choice]')?.value;
  if (size) return `?size=${size}`;
  const wall = document.querySelector<HTMLElement>('[data-chosen-wall]')?.dataset['chosenWall'];
  return wall ? `?wall=${wall.replace(' × ', 'x')}` : '';
}

/** The same as the bar says it. */
export function chosenSizeText(): string {
  const [option] = document.querySelector<HTMLSelectElement>('select[data-size-choice]')?.selectedOptions ?? [];
  return (option ?? document.querySelector('[data-chosen-wall]'))?.textContent ?? '';
}

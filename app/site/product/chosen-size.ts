import { writeSize } from '#content/offered-size.ts';

const sizeChoice = () => document.querySelector<HTMLSelectElement>('select[data-size-choice]');
const shownWall = () => document.querySelector<HTMLElement>('[data-chosen-wall]');
const wallText = () => shownWall()?.dataset['chosenWall'] ?? '';

/** The size chosen in the bar of a product page, as the inquiry names it; empty where there is none to choose. */
export function chosenSize(): string {
  const choice = sizeChoice();
  return choice ? writeSize(choice.value) : wallText();
}

export function chosenQuery(): string {
  const size = sizeChoice()?.value;
  const wall = wallText().replace(' × ', 'x');
  return size ? `?size=${size}` : wall && `?wall=${wall}`;
}

/** The same as the bar says it. */
export function chosenSizeText(): string {
  return (sizeChoice()?.selectedOptions[0] ?? shownWall())?.textContent ?? '';
}

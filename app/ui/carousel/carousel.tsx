import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

export type CarouselLabels = { previous: string; next: string };

type CarouselProps = {
  /** Names the row for people who cannot see it. */
  label: string;
  labels: CarouselLabels;
  /** How many cards a screen shows; the numbers are in the style sheet. */
  view?: 'four' | 'cards' | 'staff';
  /** Milliseconds one step takes. */
  speed?: number;
  loops?: boolean;
  children: ReactNode;
};

/**
 * A row that scrolls by itself in every browser and without scripts; scripts add buttons, exact durations and the endless loop.
 * Stands directly in a section, not in a container: it runs to the edge of the screen at the end of the line.
 */
export function Carousel({ label, labels, view = 'cards', speed = 1500, loops = false, children }: CarouselProps) {
  const cards = Children.toArray(children);
  const { track, fits, atStart, atEnd, isLooping, move } = useCarousel({ speed, loops, count: cards.length });

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    move(event.key === forward ? 1 : -1);
  }

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} className={styles['carousel']}>
      <ul ref={track} className={styles['track']} data-view={view} tabIndex={fits ? undefined : 0} aria-label={label} onKeyDown={onKeyDown}>
        {isLooping && <Copies cards={cards} />}
        {cards.map((card, index) => (
          <li key={index} className={styles['slide']}>
            {card}
          </li>
        ))}
        {isLooping && <Copies cards={cards} />}
      </ul>
      {!fits && (
        <div className={styles['controls']} data-needs-scripts>
          <IconButton label={labels.previous} icon="chevron-left" flips disabled={atStart} onClick={() => move(-1)} />
          <IconButton label={labels.next} icon="chevron-right" flips disabled={atEnd} onClick={() => move(1)} />
        </div>
      )}
    </div>
  );
}

/** The loop's neighbours: seen and clickable, but neither read out nor reached by the keyboard (see useCarousel). */
function Copies({ cards }: { cards: ReactNode[] }) {
  return cards.map((card, index) => (
    <li key={index} className={styles['slide']} aria-hidden="true" data-copy>
      {card}
    </li>
  ));
}

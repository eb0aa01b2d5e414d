import { Children, type ReactNode } from 'react';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import styles from './carousel.module.css';

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

const VIEWS = { cards: styles['cards'], four: styles['four'], staff: styles['staff'] };

/** Scrolls without scripts; enhance-carousel.ts adds buttons, durations and the loop. Directly in a section: it runs to the screen's edge. */
export function Carousel({ label, labels, view = 'cards', speed = 1500, loops = false, children }: CarouselProps) {
  const cards = Children.toArray(children);
  const isAlone = cards.length < 2;
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-enhance={isAlone ? undefined : 'carousel'}
      data-speed={speed}
      data-loops={loops || undefined}
    >
      <ul className={`${styles['track']} ${VIEWS[view]}`} tabIndex={isAlone ? undefined : 0} aria-label={label}>
        {cards.map((card, index) => (
          <li key={index} className={styles['slide']}>
            {card}
          </li>
        ))}
      </ul>
      {!isAlone && (
        <div className={styles['controls']} data-needs-scripts>
          <IconButton label={labels.previous} icon="chevron-left" flips aria-disabled={!loops} data-move="-1" />
          <IconButton label={labels.next} icon="chevron-right" flips data-move="1" />
        </div>
      )}
    </div>
  );
}

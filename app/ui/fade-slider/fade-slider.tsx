import { Children, type ReactNode } from 'react';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { PauseButton } from '#app/ui/pause-button/pause-button.tsx';
import styles from './fade-slider.module.css';

export type FadeSliderLabels = { previous: string; next: string; pause: string; play: string };

type FadeSliderProps = {
  label: string;
  labels: FadeSliderLabels;
  /** Milliseconds until it moves on by itself; without it, it waits for the visitor. */
  interval?: number;
  /** Where the buttons stand: in the slide's own lower corner, or under it. */
  controls?: 'over' | 'under';
  /** Names the dot of a slide, counted from 1. With dots, the arrows are for wide screens only. */
  dots?: (number: number) => string;
  className?: string;
  children: ReactNode;
};

/** One slide at a time, the next one fading in over it; see enhance-fade-slider.ts. Without scripts it is a row that scrolls. */
export function FadeSlider({ label, labels, interval, controls = 'over', dots, className = '', children }: FadeSliderProps) {
  const slides = Children.toArray(children);
  const isAlone = slides.length < 2;
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={`${styles['slider']} ${className}`}
      data-enhance={isAlone ? undefined : 'fade-slider'}
      data-interval={interval}
      data-controls={controls}
      data-dots={dots ? '' : undefined}
    >
      <div className={styles['stage']} aria-live={interval === undefined ? 'polite' : 'off'}>
        {slides.map((slide, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} / ${slides.length}`}
            className={styles['slide']}
            data-current={index === 0 || undefined}
            data-near={index === 0 || undefined}
          >
            {slide}
          </div>
        ))}
      </div>
      {!isAlone && (
        <div className={styles['controls']} data-needs-scripts>
          <IconButton label={labels.previous} icon="chevron-left" flips className={styles['arrow'] ?? ''} data-move="-1" />
          <IconButton label={labels.next} icon="chevron-right" flips className={styles['arrow'] ?? ''} data-move="1" />
          {interval !== undefined && <PauseButton labels={labels} />}
          {dots ? (
            slides.map((_, index) => (
              <button
                key={index}
                type="button"
                className={styles['dot']}
                data-dot={index}
                aria-label={dots(index + 1)}
                aria-current={index === 0 || undefined}
              />
            ))
          ) : (
            <span className={styles['count']} aria-hidden="true">
              <bdi dir="ltr">
                <span data-count>1</span> / {slides.length}
              </bdi>
            </span>
          )}
        </div>
      )}
    </div>
  );
}

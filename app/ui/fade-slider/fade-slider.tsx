import { Children, type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { useAutoplay } from '#app/ui/motion/use-autoplay.ts';
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

const SWIPE = 48;

/** One slide at a time, the next one fading in over it. Without scripts it is a row that scrolls. */
export function FadeSlider({ label, labels, interval, controls = 'over', dots, className = '', children }: FadeSliderProps) {
  const slides = Children.toArray(children);
  const [current, setCurrent] = useState(0);
  const [isReady, setReady] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<number | undefined>(undefined);
  const go = useCallback((by: number) => setCurrent((index) => (index + by + slides.length) % slides.length), [slides.length]);
  const forward = useCallback(() => go(1), [go]);
  const isAlone = slides.length < 2;
  const { isPaused, isRunning, toggle } = useAutoplay(box, {
    interval: interval ?? 0,
    canPlay: interval !== undefined && !isAlone,
    onTick: forward,
  });

  // The other slides' pictures may load once the first screen is there.
  useEffect(() => setReady(true), []);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') go(alongTheLine(event.currentTarget, event.key === 'ArrowRight' ? 1 : -1));
  }
  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    const moved = event.clientX - (pressedAt.current ?? event.clientX);
    pressedAt.current = undefined;
    if (Math.abs(moved) > SWIPE) go(alongTheLine(event.currentTarget, moved < 0 ? 1 : -1));
  }

  return (
    <div
      ref={box}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={`${styles['slider']} ${className}`}
      data-controls={controls}
      data-dots={dots ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      <div
        className={styles['stage']}
        aria-live={isRunning ? 'off' : 'polite'}
        onPointerDown={(event) => (pressedAt.current = event.pointerType === 'mouse' ? undefined : event.clientX)}
        onPointerUp={onPointerUp}
      >
        {slides.map((slide, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} / ${slides.length}`}
            className={styles['slide']}
            data-current={index === current || undefined}
            data-near={index === current || isReady || undefined}
          >
            {slide}
          </div>
        ))}
      </div>
      {!isAlone && (
        <div className={styles['controls']} data-needs-scripts>
          <IconButton label={labels.previous} icon="chevron-left" flips className={styles['arrow'] ?? ''} onClick={() => go(-1)} />
          <IconButton label={labels.next} icon="chevron-right" flips className={styles['arrow'] ?? ''} onClick={forward} />
          {interval !== undefined && (
            <IconButton label={isPaused ? labels.play : labels.pause} icon={isPaused ? 'play-fill' : 'pause-fill'} onClick={toggle} />
          )}
          {dots ? (
            slides.map((_, index) => (
              <button
                key={index}
                type="button"
                className={styles['dot']}
                aria-label={dots(index + 1)}
                aria-current={index === current || undefined}
                onClick={() => setCurrent(index)}
              />
            ))
          ) : (
            <span className={styles['count']} aria-hidden="true">
              <bdi dir="ltr">
                {current + 1} / {slides.length}
              </bdi>
            </span>
          )}
        </div>
      )}
    </div>
  );
}

function alongTheLine(element: Element, towardsRight: number): number {
  return getComputedStyle(element).direction === 'rtl' ? -towardsRight : towardsRight;
}

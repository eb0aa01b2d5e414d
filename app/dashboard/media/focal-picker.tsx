import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './media-sheet.module.css';

export type Focal = { x: number; y: number };

const STEP = 0.05;
const MOVES: Readonly<Record<string, Focal>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The point that stays in sight however a page crops the picture: a click sets it, the arrow keys move it. */
export function FocalPicker({ src, focal, onChange }: { src: string; focal: Focal; onChange: (focal: Focal) => void }) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const percent = { x: Math.round(focal.x * 100), y: Math.round(focal.y * 100) };

  // Set by script, because the page's security policy allows no style attributes in the markup.
  useEffect(() => {
    box.current?.style.setProperty('--focal-x', `${percent.x}%`);
    box.current?.style.setProperty('--focal-y', `${percent.y}%`);
  }, [percent.x, percent.y]);

  function setFocus(event: MouseEvent<HTMLImageElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) });
  }

  function move(event: KeyboardEvent) {
    const step = MOVES[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: within(focal.x + step.x), y: within(focal.y + step.y) });
  }

  return (
    // A picture has no reading direction: its left is left in both languages.
    <div ref={box} dir="ltr" className={styles['focal']}>
      {/* The keyboard's way is the button on the picture. */}
      <img src={src} alt="" onClick={setFocus} />
      <button type="button" className={styles['point']} aria-label={t('media.focal.at', percent)} onKeyDown={move} />
    </div>
  );
}

function within(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 100) / 100));
}

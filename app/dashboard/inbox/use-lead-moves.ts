import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { LeadView } from './load-lead.server.ts';
import { useLeadPath } from './use-lead-path.ts';

/** As far as a thumb goes on purpose, and straighter than a scroll. */
const SWIPE_PX = 70;
const STRAIGHT = 2;
/** Where a sideways finger means something else. */
const OWN_GESTURES = 'input, textarea, select, table, dialog';

/** J and K by their place on the keyboard, so that Arabic layouts have them; a swipe pushes the message away as a page is turned. */
export function useLeadMoves({ previous, next }: LeadView['neighbours']): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const pathOf = useLeadPath();
  const latest = useRef({ previous, next, pathOf });
  useLayoutEffect(() => {
    latest.current = { previous, next, pathOf };
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let start: { x: number; y: number } | undefined;
    const go = (way: 'previous' | 'next') => {
      const id = latest.current[way];
      if (id !== null) void navigate(latest.current.pathOf(id));
    };

    addEventListener(
      'keydown',
      ({ code, target, ctrlKey, metaKey, altKey, defaultPrevented }) => {
        const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
        if (isTyping || ctrlKey || metaKey || altKey || defaultPrevented || document.querySelector('dialog:modal')) return;
        if (code === 'KeyJ') go('next');
        if (code === 'KeyK') go('previous');
      },
      { signal },
    );
    area.current?.addEventListener(
      'touchstart',
      ({ touches, target }) => {
        const [touch] = touches;
        const isOwn = target instanceof Element && target.closest(OWN_GESTURES) !== null;
        start = touch && touches.length === 1 && !isOwn ? { x: touch.clientX, y: touch.clientY } : undefined;
      },
      { signal, passive: true },
    );
    area.current?.addEventListener(
      'touchend',
      ({ changedTouches: [touch] }) => {
        if (!start || !touch) return;
        const [across, down] = [touch.clientX - start.x, touch.clientY - start.y];
        start = undefined;
        if (Math.abs(across) < SWIPE_PX || Math.abs(across) < STRAIGHT * Math.abs(down)) return;
        go(across < 0 === (document.documentElement.dir !== 'rtl') ? 'next' : 'previous');
      },
      { signal, passive: true },
    );
    return () => listening.abort();
  }, [navigate]);

  return area;
}

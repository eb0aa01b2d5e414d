import type { ComponentProps, KeyboardEvent, PointerEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

type DragOptions = { onStep: (step: 1 | -1) => void; onOver: (id: number) => void; onDrop: () => void };

/** What makes a button the handle of its card. The window listens while one drags: a capture ends when React moves the card. */
export function dragProps({ onStep, onOver, onDrop }: DragOptions): ComponentProps<'button'> {
  return {
    onKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      onStep(step);
    },
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.focus();
      const card = event.currentTarget.closest('[data-record]');
      const dragging = new AbortController();
      const { signal } = dragging;
      card?.toggleAttribute('data-dragged', true);
      function end() {
        dragging.abort();
        card?.toggleAttribute('data-dragged', false);
        onDrop();
      }
      addEventListener('pointermove', ({ clientX, clientY }) => onOver(recordAt(clientX, clientY)), { signal });
      for (const last of ['pointerup', 'pointercancel']) addEventListener(last, end, { signal });
    },
  };
}

function recordAt(x: number, y: number): number {
  return Number(document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-record]')?.dataset['record'] ?? 0);
}

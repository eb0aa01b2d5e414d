import { type ComponentProps, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useWords } from '#app/dashboard/words.ts';
import type { CardView, ListView } from './views.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The order of a list, changed by dragging a handle (mouse, pen, finger), by its arrow keys or by buttons, and saved at once. */
export function useOrder({ cards: saved, collection, parent }: ListView) {
  const t = useWords();
  const api = useApi();
  const say = useMessages();
  const { revalidate } = useRevalidator();
  const [cards, setCards] = useState<readonly CardView[]>(saved);
  const [isMoving, setIsMoving] = useState(false);
  // What a drag has made of the order so far: its events come faster than React draws.
  const latest = useRef(cards);

  useEffect(() => show(saved), [saved]);

  function show(order: readonly CardView[]) {
    latest.current = order;
    setCards(order);
  }

  async function keep(order: readonly CardView[]) {
    show(order);
    setIsMoving(true);
    const body = { parent, ids: order.map(({ id }) => id) };
    const answer = await api({ method: 'PUT', path: `${collection.address}/order`, body });
    setIsMoving(false);
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message || t('state.offline') });
    if (!answer.isOk) show(saved);
    await revalidate();
  }

  function moved(from: number, to: number): readonly CardView[] {
    const { current } = latest;
    return to < 0 || to >= current.length ? current : current.toSpliced(from, 1).toSpliced(to, 0, current[from]!);
  }

  function handleProps(id: number): ComponentProps<'button'> {
    const place = () => latest.current.findIndex((card) => card.id === id);
    return {
      onKeyDown(event: KeyboardEvent) {
        const step = STEPS[event.key];
        if (!step) return;
        event.preventDefault();
        const order = moved(place(), place() + step);
        if (order !== latest.current) void keep(order);
      },
      onPointerDown(event: PointerEvent<HTMLButtonElement>) {
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.closest('[data-record]')?.toggleAttribute('data-dragged', true);
      },
      onPointerMove(event: PointerEvent<HTMLButtonElement>) {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-record]');
        const target = latest.current.findIndex((card) => String(card.id) === over?.dataset['record']);
        if (target >= 0 && target !== place()) show(moved(place(), target));
      },
      onLostPointerCapture(event: PointerEvent<HTMLButtonElement>) {
        event.currentTarget.closest('[data-record]')?.toggleAttribute('data-dragged', false);
        if (latest.current.some((card, index) => card.id !== saved[index]?.id)) void keep(latest.current);
      },
    };
  }

  return { cards, isMoving, handleProps, move: (from: number, to: number) => void keep(moved(from, to)) };
}

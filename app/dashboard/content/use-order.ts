import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { dragProps } from './drag-props.ts';
import { orderRecords } from './record-requests.ts';
import type { CardView, ListView } from './views.ts';

type Order = readonly CardView[];

/** Dragged by a handle, or moved by arrows or buttons, and saved at once. What nobody has published yet has no place in the order. */
export function useOrder({ cards: listed, collection, parent }: ListView) {
  const saved = useMemo(() => listed.filter(({ isNew }) => !isNew), [listed]);
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();
  const [cards, setCards] = useState<Order>(saved);
  const [isMoving, setIsMoving] = useState(false);
  // What keys and drags have made of the order so far: they come faster than React draws and than the server answers.
  const latest = useRef(cards);
  const isSaving = useRef(false);
  const focused = useRef<Element>(null);
  /** The order is made for a release: it is shown here and saved nowhere. */
  const [isForLater, setIsForLater] = useState(false);

  useEffect(() => {
    if (!isSaving.current && !isForLater) show(saved);
  }, [saved, isForLater]);

  // A card that is moved in the page loses the focus.
  useLayoutEffect(() => giveFocusBack(focused.current), [cards]);

  function show(order: Order) {
    focused.current = document.activeElement;
    latest.current = order;
    setCards(order);
  }

  /** One request at a time: a later order waits for the answer to the earlier one, so that it cannot be overtaken. */
  async function keep(before?: Order) {
    if (isSaving.current) return;
    isSaving.current = true;
    setIsMoving(true);
    let sent: Order;
    let answer;
    do {
      sent = latest.current;
      answer = await api(
        orderRecords(
          collection.address,
          parent,
          sent.map(({ id }) => id),
        ),
      );
    } while (answer.isOk && sent !== latest.current);
    isSaving.current = false;
    setIsMoving(false);
    const undo = () => {
      show(before ?? saved);
      void keep();
    };
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message, ...(answer.isOk && before && { undo }) });
    if (!answer.isOk) show(saved);
    await revalidate();
  }

  function position(id: number): number {
    return latest.current.findIndex((card) => card.id === id);
  }

  function move(id: number, to: number): void {
    const from = position(id);
    const { current } = latest;
    if (to >= 0 && to < current.length && to !== from) show(current.toSpliced(from, 1).toSpliced(to, 0, ...current.slice(from, from + 1)));
  }

  function moveBy(id: number, step: 1 | -1): void {
    const before = latest.current;
    move(id, position(id) + step);
    if (before !== latest.current && !isForLater) void keep(saved);
  }

  return {
    begun: listed.filter(({ isNew }) => isNew),
    cards,
    isMoving,
    isForLater,
    setIsForLater,
    moveBy,
    handleProps: (id: number) =>
      dragProps({
        onStep: (step) => moveBy(id, step),
        onOver: (other) => move(id, position(other)),
        onDrop: () => {
          if (latest.current !== saved && !isForLater) void keep(saved);
        },
      }),
  };
}

/** At the end of the list a button has nothing left to do; its handle takes the focus then. */
function giveFocusBack(element: Element | null): void {
  const card = element?.closest<HTMLElement>('[data-record]');
  if (!card?.isConnected || !(element instanceof HTMLElement)) return;
  const target = element.matches(':disabled') ? card.querySelector<HTMLElement>('[data-handle]') : element;
  if (document.activeElement !== target) target?.focus();
}

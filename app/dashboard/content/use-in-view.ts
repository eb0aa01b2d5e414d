import { type RefObject, useEffect, useRef } from 'react';

/** What appears far below the button that was pressed comes into view, and has the focus. */
export function useInView(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, []);
  return element;
}

import { useCallback, useEffect, useState } from 'react';

/** An island that is opened from anywhere on the page, by a button with `data-opens="{name}"`. */
export function useOpening(name: string): [isOpen: boolean, close: () => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    window.addEventListener(`lamha:open-${name}`, () => setOpen(true), { signal: ending.signal });
    return () => ending.abort();
  }, [name]);
  return [isOpen, useCallback(() => setOpen(false), [])];
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** `/dashboard/keys#add`: the cursor goes to the first field of the part that the address names. */
export function useNamedPart(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const part = hash && document.querySelector(`main [id="${CSS.escape(hash.slice(1))}"]`);
    if (!part) return;
    part.scrollIntoView({ block: 'nearest' });
    part.querySelector<HTMLElement>('input:not([hidden]), select, textarea, button')?.focus();
  }, [hash, key]);
}

import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** The fields of a filter show what the address asks for. A search somebody is still typing in keeps what was typed. */
export function useAddressFields(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const [params] = useSearchParams();
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      const isTyping = field === document.activeElement && field.matches('[type=search]');
      const isField = field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type !== 'hidden');
      if (!isField || isTyping) continue;
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = params.has(field.name);
      else field.value = params.get(field.name) ?? unasked(field);
    }
  }, [params]);
  return form;
}

/** What a field shows of an address that does not name it: a choice without an empty one has one that is meant then. */
function unasked(field: HTMLSelectElement | HTMLInputElement): string {
  if (field instanceof HTMLInputElement) return '';
  const options = [...field.options];
  return options.some(({ value }) => value === '') ? '' : (options.find(({ defaultSelected }) => defaultSelected)?.value ?? '');
}

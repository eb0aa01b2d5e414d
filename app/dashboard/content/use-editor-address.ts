import { useSearchParams } from 'react-router';

const OPENERS = ['edit', 'add', 'history'] as const;

/** What is open is part of the address: Back closes it, and it can be sent to a colleague. */
export function useEditorAddress() {
  const [params, setParams] = useSearchParams();

  function change(name?: (typeof OPENERS)[number], value = '') {
    const next = new URLSearchParams(params);
    for (const opener of OPENERS) next.delete(opener);
    if (name) next.set(name, value);
    setParams(next, { preventScrollReset: true });
  }

  return {
    add: () => change('add'),
    edit: (id: number) => change('edit', String(id)),
    history: (id: number) => change('history', String(id)),
    close: () => change(),
  };
}

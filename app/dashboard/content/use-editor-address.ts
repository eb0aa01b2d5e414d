import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { isObject } from '#app/dashboard/json-object.ts';

/** The state of a link from a list of work: whoever is done with the form comes back to the list. */
export const RETURNING = { isReturning: true } as const;

const OPENERS = ['edit', 'add', 'history'] as const;

/** What is open is part of the address: Back closes it, and it can be sent to a colleague. */
export function useEditorAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isReturning = isObject(state) && state['isReturning'] === true;

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
    close: () => (isReturning ? void navigate(-1) : change()),
  };
}

import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { isRecord } from '#content/known.ts';

const KEY = 'lamha.columns';

const SAID = ['hide', 'show', 'columns'] as const;
type Choice = Readonly<Record<(typeof SAID)[number], readonly string[]>>;
const NOTHING: Choice = { hide: [], show: [], columns: [] };

/** Which columns stand in a list, and in which order: as its address says; otherwise as this browser was last asked for on the same screen. */
export function useColumnChoice(): { choice: Choice; choose: (next: Choice) => void } {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const [remembered, setRemembered] = useState(NOTHING);
  const screen = `${pathname.replace(/^\/en(?=\/)/, '').replace(/\/\d+/g, '')} ${params.get('open') ?? ''}`.trim();
  useEffect(() => setRemembered(choiceIn(read()[screen])), [screen]);
  return {
    choice: SAID.some((name) => params.has(name)) ? choiceIn(Object.fromEntries(params)) : remembered,
    choose(next) {
      write({ ...read(), [screen]: Object.fromEntries(SAID.map((name) => [name, next[name].join()])) });
      setRemembered(next);
      const said = new URLSearchParams(params);
      for (const name of SAID)
        if (next[name].length > 0) said.set(name, next[name].join());
        else said.delete(name);
      setParams(said, { replace: true, preventScrollReset: true });
    },
  };
}

export function forgetColumns(): void {
  write({});
}

function choiceIn(stored: unknown): Choice {
  const { hide, show, columns } = isRecord(stored) ? stored : {};
  return { hide: namesIn(hide), show: namesIn(show), columns: namesIn(columns) };
}

function namesIn(text: unknown): string[] {
  return typeof text === 'string' ? text.split(',').filter(Boolean) : [];
}

function read(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

function write(stored: Readonly<Record<string, unknown>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // The address alone says it.
  }
}

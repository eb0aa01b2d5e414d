import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { isRecord } from '#content/known.ts';

const KEY = 'lamha.columns';

type Choice = { hide: readonly string[]; show: readonly string[] };
const NOTHING: Choice = { hide: [], show: [] };

/** Which columns stand in a list: as its address says; otherwise as this browser was last asked for on the same screen. */
export function useColumnChoice(): { choice: Choice; choose: (next: Choice) => void } {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const [remembered, setRemembered] = useState(NOTHING);
  const screen = `${pathname.replace(/^\/en(?=\/)/, '').replace(/\/\d+/g, '')} ${params.get('open') ?? ''}`.trim();
  useEffect(() => setRemembered(choiceIn(read()[screen])), [screen]);
  const isSaid = params.has('hide') || params.has('show');
  return {
    choice: isSaid ? { hide: namesIn(params.get('hide')), show: namesIn(params.get('show')) } : remembered,
    choose(next) {
      write({ ...read(), [screen]: { hide: next.hide.join(), show: next.show.join() } });
      setRemembered(next);
      const said = new URLSearchParams(params);
      for (const name of ['hide', 'show'] as const)
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
  const { hide, show } = isRecord(stored) ? stored : {};
  return { hide: namesIn(hide), show: namesIn(show) };
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

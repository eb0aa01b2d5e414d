import { type ComponentType, lazy } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;
let isAwake = import.meta.env.SSR;
const firstSign = isAwake ? Promise.resolve() : listen();

function listen(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const heard = new AbortController();
  const wake = () => {
    isAwake = true;
    heard.abort();
    resolve();
  };
  for (const sign of SIGNS) window.addEventListener(sign, wake, { signal: heard.signal, capture: true, passive: true });
  return promise;
}

/**
 * A part below the first screen. The server draws it whole; its scripts are fetched at the visitor's first sign of life. Until then
 * it is what it is without scripts: links lead on, rows scroll, forms post. Drawn inside a `<Suspense>`.
 */
export async function later<Props>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  if (isAwake) return load();
  return lazy(async () => {
    await firstSign;
    return { default: await load() };
  });
}

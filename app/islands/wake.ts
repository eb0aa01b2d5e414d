import type { ComponentType } from 'react';
import { onFirstSignOfLife } from '#app/ui/enhance/first-sign-of-life.ts';

type View = ComponentType<Record<string, unknown>>;
export type IslandModules = Readonly<Record<string, () => Promise<unknown>>>;

/** Where the script of each island is found, by the island's name. */
let scripts: IslandModules = {};
const waking = new WeakMap<Element, Promise<void>>();
/** Islands that were touched and are not awake yet. */
const unfinished = new Set<Promise<void>>();

/** Every island sleeps until it is touched, or seen where it asks for that. Until then it is what it is without scripts. */
export function startIslands(modules: IslandModules): void {
  scripts = Object.fromEntries(Object.entries(modules).map(([file, load]) => [/([\w-]+)\.island\.tsx$/.exec(file)?.[1] ?? file, load]));
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, ({ target }) => void wakeAround(target), { capture: true, passive: true });
  document.addEventListener('click', keepClick, true);
  onFirstSignOfLife(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void wakeAround(target);
    });
    for (const part of document.querySelectorAll('[data-island][data-wakes=seen] > *')) observer.observe(part);
  });
}

/** Wakes an island for whatever opens it from outside. */
export async function wakeByName(name: string | undefined): Promise<void> {
  if (!name) return;
  await Promise.all([...document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)].map(wake));
}

/** Resolves once every island that was touched is awake; undefined where none is waited for. */
export function islandsWaking(): Promise<unknown> | undefined {
  return unfinished.size > 0 ? Promise.all(unfinished) : undefined;
}

/** A click on a button that nobody hears yet is kept, and done again as soon as somebody does. */
function keepClick(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-island]:not([data-awake]) button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void wakeAround(button).then(() => button.click());
}

async function wakeAround(target: EventTarget | null): Promise<void> {
  const root = target instanceof Element && target.closest<HTMLElement>('[data-island]');
  if (root) await wake(root);
}

function wake(root: HTMLElement): Promise<void> {
  const known = waking.get(root);
  if (known) return known;
  const started = start(root);
  waking.set(root, started);
  unfinished.add(started);
  void started.then(() => unfinished.delete(started));
  return started;
}

async function start(root: HTMLElement): Promise<void> {
  try {
    const [{ hydrate }, module] = await Promise.all([import('./hydrate.tsx'), scripts[root.dataset['island'] ?? '']?.()]);
    const View = viewIn(module);
    const chosen = takeChoices(root);
    await hydrate(root, View, JSON.parse(root.nextElementSibling?.textContent ?? '{}'));
    root.dataset['awake'] = '';
    for (const input of chosen) input.click();
  } catch {
    // Its script did not come: it stays what it is without scripts, and forms are posted.
    root.dataset['awake'] = 'failed';
  }
}

/** A file of an island exports one island. */
function viewIn(module: unknown): View {
  const [island] = Object.values(module as Readonly<Record<string, { view: View }>>);
  if (!island) throw new Error('This file exports no island.');
  return island.view;
}

/** Boxes that were changed since the page came, put back as drawn: React must find them so and hears of each by a click. Typed text stays. */
function takeChoices(root: HTMLElement): HTMLInputElement[] {
  const inputs = [...root.querySelectorAll<HTMLInputElement>('input:is([type=radio], [type=checkbox])')];
  const changed = inputs.filter((input) => input.checked !== input.defaultChecked);
  const chosen = changed.filter(({ type, checked }) => type === 'checkbox' || checked);
  for (const input of changed) input.checked = input.defaultChecked;
  return chosen;
}

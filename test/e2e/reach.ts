import type { Page } from '@playwright/test';

/** What would have to be scrolled sideways. */
export function widerThanTheScreen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map((box) => box.outerHTML.slice(0, 100)),
  );
}

/** Titles of records on which their own picture lies. */
export function titlesUnderPictures(page: Page): Promise<string[]> {
  return page.locator('[data-record]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const [picture, title] = [card.querySelector('img'), card.querySelector('h2, h3')];
      if (!picture || !title) return [];
      const [one, other] = [picture.getBoundingClientRect(), title.getBoundingClientRect()];
      const isApart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
      return isApart ? [] : [title.textContent];
    }),
  );
}

/**
 * What the mouse can press and the keyboard cannot: it is no stop of the Tab key. With `walks` somebody really goes from stop to
 * stop through the whole screen, which takes a while.
 */
export async function outOfReach(page: Page, { walks }: { walks: boolean }): Promise<string[]> {
  const waiting = await page.evaluateHandle(() => {
    const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const reactsToClicks = (element: Element) => {
      const [, props] = Object.entries(element).find(([key]) => key.startsWith('__reactProps')) ?? [];
      return typeof (props as { onClick?: unknown } | undefined)?.onClick === 'function';
    };
    // A label works through its control, the other tabs through the arrow keys, a picture through the button on it.
    const ways = 'label, dialog, [role=tab][tabindex="-1"], img:has(+ button), :disabled, [type=hidden], [type=radio]:not(:checked)';
    const controls = [...front.querySelectorAll('a[href], button, input, select, textarea, summary, [contenteditable=true]')];
    const clickable = [...front.querySelectorAll('*')].filter(reactsToClicks);
    const left = new Set([...controls, ...clickable].filter((element) => element.checkVisibility() && !element.matches(ways)));
    addEventListener('focusin', ({ target }) => left.delete(target as Element));
    (document.activeElement as HTMLElement | null)?.blur();
    return left;
  });
  if (!walks) await waiting.evaluate((left) => left.forEach((element) => (element as HTMLElement).tabIndex >= 0 && left.delete(element)));
  const steps = walks ? await waiting.evaluate(({ size }) => size + 10) : 0;
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('Tab');
  return waiting.evaluate((left) => [...left].map((element) => element.outerHTML.slice(0, 150)));
}

/** Links of a page that are called the same and lead to different places: in a list of links nobody could tell them apart. */
export async function linksOfOneName(page: Page): Promise<string[]> {
  const heard = await page.getByRole('main').ariaSnapshot();
  const links = [...heard.matchAll(/- link(?: "(.*)")?[^\n]*\n\s+- \/url: (.*)/g)].map(([, name = '', to = '']) => ({ name, to }));
  const byName = Map.groupBy(links, ({ name }) => name);
  return [...byName].flatMap(([name, own]) =>
    name === '' || new Set(own.map(({ to }) => to)).size > 1 ? [`${name}: ${own.map(({ to }) => to).join(', ')}`] : [],
  );
}

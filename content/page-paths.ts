import { textBefore } from './known.ts';
import { ID_PATTERN, PAGE_NAMES, PAGES, type Page, type RecordPage } from './pages.ts';

const KNOWN = Object.values(PAGES).map((page) => {
  const pattern = page.replace('/:id', ID_PATTERN).replace('/:name?', '(?:/[^/?#]+)?');
  return new RegExp(`^${pattern === '/' ? '/' : `${pattern}/?`}$`);
});

/** True for the path of a page, with or without a query, a fragment or the decorative name. */
export function isKnownPage(address: string): boolean {
  const path = textBefore(address, /[?#]/);
  return KNOWN.some((pattern) => pattern.test(path));
}

const RECORDS = PAGE_NAMES.flatMap((page) => {
  const [stem, rest] = PAGES[page].split('/:id', 2);
  return rest === undefined || !isRecordPage(page) ? [] : [{ page, pattern: new RegExp(`^${stem}/([1-9]\\d{0,9})(?:/[^/?#]*)?$`) }];
});

function isRecordPage(page: Page): page is RecordPage {
  return PAGES[page].includes('/:id');
}

/** The page and the record an address names; nothing for any other page. */
export function recordAt(address: string): { page: RecordPage; id: number } | undefined {
  const path = textBefore(address, /[?#]/);
  for (const { page, pattern } of RECORDS) {
    const id = pattern.exec(path)?.[1];
    if (id) return { page, id: Number(id) };
  }
  return undefined;
}

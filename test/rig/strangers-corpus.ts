import { PAGES } from '#content/pages.ts';

export type Sent = { path: string; method?: string; body?: string | FormData; headers?: Record<string, string> };

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const PUBLIC = [
  ...Object.values(PAGES).map((page) => page.slice(1).replace('/:id', '/N').replace('/:name?', '')),
  'sitemap.xml',
  'feed.xml',
];
const FORMS = ['contact', 'register', 'meeting', 'newsletter', 'our-community', 'the-vision', 'product/1', 'shortlist', 'nothing-here'];
const READS = [
  'products',
  'products/N',
  'category',
  'settings',
  'herobanner?per_page=200',
  'communityposts/posts',
  'products/99999N',
  'products/search/screenN',
];
export const TEXTS: Readonly<Record<string, string>> = {
  'a long text': 'x'.repeat(9000),
  'one sign that unfolds': '\uFDFA'.repeat(2000),
  'marks on marks': 'a\u0301'.repeat(4000),
  'links and tags': '<a href="https://x.example">[url]</a>'.repeat(200),
  'spaces and tatweel': ' \u0640'.repeat(4000),
};

function keys(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));
}

function bomb(): string {
  return `%PDF-1.4\n${'stream\n'.repeat(100_000)}%%EOF\n`;
}

function withFile(): FormData {
  const form = new FormData();
  form.set('fields', JSON.stringify({ fullName: 'A', projectName: 'B' }));
  form.set('attachment', new File([bomb()], 'a.pdf', { type: 'application/pdf' }));
  return form;
}

/** Everything a stranger can send, each in a few variants that no cache has seen. */
export function requests(): { what: string; make: (each: number) => Sent }[] {
  const pages = ['', 'en/'].flatMap((language) =>
    PUBLIC.map((page) => ({
      what: `\`/${language}${page}\``,
      make: (each: number) => ({ path: `/${language}${page.replace('N', String(each + 3))}`.replace(/(?<=.)\/$/, '') }),
    })),
  );
  const odd = [
    '?before=N',
    '?page=xN',
    'nothingN',
    'product/77N',
    'product/1/nameN',
    'our-community?blog=N&section=N',
    'our-community?blog=1&section=1&before=N',
    '%E0%A4%AN',
    'ABOUT?N',
    'compare?products=N,1,2,3,4,5,6,7,8,9',
    'search?q=screenN',
    'search?q=%EF%B7%BA%EF%B7%BA%EF%B7%BA%EF%B7%BAN',
  ];
  const busted = odd.map((path) => ({
    what: `\`/${path}\``,
    make: (each: number) => ({ path: `/${path.replaceAll('N', String(each + 100))}` }),
  }));
  const reads = READS.map((path) => ({
    what: `\`/api/ar/${path}\``,
    make: (each: number) => ({ path: `/api/ar/${path.replace('N', String(each + 1))}` }),
  }));
  const posts = FORMS.flatMap((form) =>
    Object.entries(TEXTS).map(([text, value]) => ({
      what: `POST \`/en/${form}\`, ${text}`,
      make: (each: number) => ({
        method: 'POST',
        path: `/en/${form}`,
        headers: FORM_TYPE,
        body: new URLSearchParams({
          name: value,
          message: value,
          email: `a${each}@example.com`,
          intent: 'post',
          content: value,
        }).toString(),
      }),
    })),
  );
  const call = (what: string, path: string, body: string) => ({ what, make: () => ({ method: 'POST', path, headers: JSON_TYPE, body }) });
  return [
    ...pages,
    ...busted,
    ...reads,
    ...posts,
    call('50,000 keys', '/api/email/send-email-sa', JSON.stringify({ kind: 'contact', fields: keys(50_000) })),
    call('5,000 keys', '/api/email/send-email-sa', JSON.stringify({ kind: 'contact', fields: keys(5000) })),
    call('lists in lists', '/api/communityposts/posts', `{"content":${'['.repeat(30_000)}${']'.repeat(30_000)}}`),
    ...Object.entries(TEXTS).map(([what, value]) =>
      call(`a post, ${what}`, '/api/communityposts/posts', JSON.stringify({ author_name: 'A', content: value })),
    ),
    {
      what: 'a form with 3,000 values',
      make: () => ({ method: 'POST', path: '/en/contact', headers: FORM_TYPE, body: 'a=1&'.repeat(3000) }),
    },
    { what: 'a PDF that never ends', make: () => ({ method: 'POST', path: '/api/send-email', body: withFile() }) },
  ];
}

/** What comes all at once and without end: cache busters, bombs, floods. */
export function attacks(): ((each: number) => Sent)[] {
  return [
    (each) => ({ path: `/?before=${each}` }),
    (each) => ({ path: `/wp-${each}.php` }),
    (each) => ({ path: `/product/${each}` }),
    (each) => ({ path: `/api/en/products/search/${each}` }),
    (each) => ({ path: `/our-community?blog=1&section=1&before=${each}` }),
    () => ({
      method: 'POST',
      path: '/api/email/send-email-sa',
      headers: JSON_TYPE,
      body: JSON.stringify({ kind: 'contact', fields: keys(5000) }),
    }),
    () => ({ method: 'POST', path: '/api/send-email', body: withFile() }),
    () => ({ method: 'POST', path: '/en/contact', headers: FORM_TYPE, body: 'a=1&'.repeat(3000) }),
  ];
}

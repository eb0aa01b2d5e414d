import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';

export type Letter = {
  language: Language;
  company: string;
  title?: string;
  /** Plain text; line breaks stay. */
  paragraphs: readonly string[];
  facts?: readonly (readonly [label: string, value: string])[];
  action?: { label: string; url: string } | undefined;
  /** Small print under the line. */
  closing?: readonly string[];
};

const FONTS = "'Segoe UI', Tahoma, Arial, sans-serif";
const INK = '#14181f';
const SOFT = '#5b6472';

/** One look for every mail, as HTML and as text. React escapes whatever people typed. */
export function renderLetter(letter: Letter): { html: string; text: string } {
  return { html: `<!doctype html>${renderToStaticMarkup(page(letter))}`, text: plain(letter) };
}

function page({ language, company, title, paragraphs, facts = [], action, closing = [] }: Letter): ReactNode {
  const { dir } = LOCALES[language];
  // Gmail drops the attribute of html, and old clients know no `start`: each cell says it again, in words all of them know.
  const flow = { direction: dir, textAlign: dir === 'rtl' ? 'right' : 'left' } as const satisfies CSSProperties;
  const cell = { ...flow, fontFamily: FONTS, color: INK, lineHeight: 1.7 };
  const words = (text: string, style: CSSProperties = {}) =>
    h('p', { key: text, dir: 'auto', style: { ...flow, margin: '0 0 14px', whiteSpace: 'pre-line', ...style } }, text);
  return h(
    'html',
    { lang: language, dir },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('meta', { name: 'viewport', content: 'width=device-width' })),
    h(
      'body',
      { dir, style: { ...flow, margin: 0, padding: 24, background: '#f3f4f6' } },
      h(
        'table',
        {
          role: 'presentation',
          dir,
          width: '100%',
          cellPadding: 0,
          cellSpacing: 0,
          style: { maxWidth: 600, margin: '0 auto', background: '#ffffff', borderRadius: 8 },
        },
        h(
          'tbody',
          null,
          row(cell, words(company, { fontWeight: 700, margin: 0 }), { paddingBottom: 0 }),
          row(cell, [
            title && h('h1', { key: 'title', dir: 'auto', style: { ...flow, fontSize: 20, margin: '0 0 14px' } }, title),
            ...paragraphs.map((text) => words(text)),
          ]),
          facts.length > 0 &&
            row(
              cell,
              h(
                'table',
                { role: 'presentation', dir, width: '100%' },
                h(
                  'tbody',
                  null,
                  facts.map((fact) => factRow(cell, fact)),
                ),
              ),
            ),
          action && row(cell, h('a', { href: action.url, style: { color: '#0b5cad', fontWeight: 700 } }, action.label)),
          row(
            cell,
            closing.map((text) => words(text, { color: SOFT, fontSize: 13, margin: 0 })),
            { borderTop: '1px solid #e3e6ea' },
          ),
        ),
      ),
    ),
  );
}

function row(cell: CSSProperties, children: ReactNode, style: CSSProperties = {}): ReactNode {
  return h('tr', null, h('td', { style: { ...cell, padding: 24, ...style } }, children));
}

function factRow(cell: CSSProperties, [label, value]: readonly [string, string]): ReactNode {
  const { direction, textAlign } = cell;
  return h(
    'tr',
    { key: label },
    h('td', { style: { ...cell, color: SOFT, padding: '4px 0', width: '35%', verticalAlign: 'top' } }, label),
    // A phone number or an English name inside an Arabic mail keeps its own order.
    h(
      'td',
      { style: { ...cell, padding: '4px 0' } },
      h('bdi', { dir: 'auto', style: { direction, textAlign, unicodeBidi: 'isolate', whiteSpace: 'pre-line' } }, value),
    ),
  );
}

function plain({ company, title, paragraphs, facts = [], action, closing = [] }: Letter): string {
  const parts = [
    title,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action && `${action.label}\n${action.url}`,
    ['--', company, ...closing].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sizesInOrder } from '#content/writing/in-order.ts';
import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { mailMark } from './mail-mark.ts';
import { AMBER, CORNER, FONTS, INK, LINE, PAPER, SOFT, STYLE } from './mail-style.ts';

export type MailContent = {
  language: Language;
  company: string;
  title?: string;
  /** Plain text; line breaks stay. */
  paragraphs: readonly string[];
  facts?: readonly (readonly [label: string, value: string])[];
  /** One that is quiet is no button: nobody is asked to take it. */
  action?: { label: string; url: string; isQuiet?: boolean | undefined } | undefined;
  /** Small print under the line. */
  closing?: readonly string[];
};

/** One look for every mail, as HTML and as text. React escapes whatever people typed. */
export function renderMail(content: MailContent): { html: string; text: string } {
  const mail = readable(content);
  return { html: `<!doctype html>${renderToStaticMarkup(page(mail))}`, text: plain(mail) };
}

/** A mail has no style of its own for the sizes in its sentences: their sides would change places inside Arabic. */
function readable(mail: MailContent): MailContent {
  const inOrder = (text: string) => sizesInOrder(text, mail.language);
  return {
    ...mail,
    ...(mail.title !== undefined && { title: inOrder(mail.title) }),
    paragraphs: mail.paragraphs.map(inOrder),
    ...(mail.facts && { facts: mail.facts.map(([label, value]) => [inOrder(label), inOrder(value)] as const) }),
  };
}

function page(mail: MailContent): ReactNode {
  const { language, company } = mail;
  const { dir } = LOCALES[language];
  // Gmail drops the attribute of html, and old clients know no `start`: each cell says it again, in words all of them know.
  const flow: Flow = { direction: dir, textAlign: dir === 'rtl' ? 'right' : 'left' };
  return h(
    'html',
    { lang: language, dir },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, mail.title ?? company),
      h('style', { dangerouslySetInnerHTML: { __html: STYLE } }),
    ),
    h(
      'body',
      { dir, className: 'mail-body', style: { ...flow, margin: 0, padding: 24, background: PAPER } },
      h(
        'table',
        {
          role: 'presentation',
          dir,
          width: '100%',
          cellPadding: 0,
          cellSpacing: 0,
          className: 'mail-sheet',
          style: { maxWidth: 600, margin: '0 auto', background: '#ffffff', borderRadius: CORNER, overflow: 'hidden' },
        },
        h('tbody', null, rows(mail, flow)),
      ),
    ),
  );
}

type Flow = { direction: 'rtl' | 'ltr'; textAlign: 'right' | 'left' };

function rows({ language, company, title, paragraphs, facts = [], action, closing = [] }: MailContent, flow: Flow): ReactNode {
  const { dir } = LOCALES[language];
  const line = (text: string, index: number) =>
    h('p', { key: index, dir: 'auto', style: { ...flow, margin: '0 0 14px', whiteSpace: 'pre-line' } }, text);
  const name = h(
    'span',
    { style: { display: 'inline-block', verticalAlign: 'middle', fontWeight: 700, fontSize: 18, padding: '0 12px' } },
    company,
  );
  return [
    row(flow, 'mail-head', [h('span', { key: 'mark' }, mailMark()), h('span', { key: 'name' }, name)], {
      background: INK,
      color: PAPER,
      padding: '18px 24px',
    }),
    (title || paragraphs.length > 0) &&
      row(flow, 'mail-part', [
        title && h('h1', { key: 'title', dir: 'auto', style: { ...flow, fontSize: 22, lineHeight: 1.4, margin: '0 0 14px' } }, title),
        ...paragraphs.map(line),
      ]),
    facts.length > 0 &&
      row(
        flow,
        'mail-part',
        h(
          'table',
          { role: 'presentation', dir, width: '100%', cellPadding: 0, cellSpacing: 0, className: 'mail-facts' },
          h(
            'tbody',
            null,
            facts.map((fact, index) => factRow(flow, fact, index)),
          ),
        ),
        { paddingTop: 0 },
      ),
    action && row(flow, 'mail-part', linkTo(action), { paddingTop: 0 }),
    row(
      flow,
      'mail-part mail-foot mail-soft',
      [company, ...closing].map((text, index) => h('p', { key: index, dir: 'auto', style: { ...flow, margin: 0 } }, text)),
      { borderTop: `1px solid ${LINE}`, color: SOFT, fontSize: 13 },
    ),
  ].map((one, index) => one && h('tr', { key: index }, one));
}

function linkTo({ label, url, isQuiet }: NonNullable<MailContent['action']>): ReactNode {
  if (isQuiet) return h('a', { href: url, className: 'mail-soft', style: { color: SOFT } }, label);
  return h('a', { href: url, className: 'mail-action', style: BUTTON }, label);
}

const BUTTON: CSSProperties = {
  display: 'inline-block',
  padding: '12px 24px',
  borderRadius: CORNER,
  background: AMBER,
  color: INK,
  fontWeight: 700,
  textDecoration: 'none',
};

function row(flow: Flow, className: string, children: ReactNode, style: CSSProperties = {}): ReactNode {
  return h('td', { style: { ...flow, fontFamily: FONTS, color: INK, lineHeight: 1.7, padding: 24, ...style }, className }, children);
}

function factRow(flow: Flow, [label, value]: readonly [string, string], index: number): ReactNode {
  const cell = { ...flow, fontFamily: FONTS, lineHeight: 1.7, padding: '6px 0', verticalAlign: 'top' };
  return h(
    'tr',
    { key: index },
    h('td', { style: { ...cell, color: SOFT, width: '35%' }, className: 'mail-soft' }, label),
    // A phone number or an English name inside an Arabic mail keeps its own order.
    h(
      'td',
      { style: cell },
      h('bdi', { dir: directionOf(value), style: { unicodeBidi: 'isolate', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } }, value),
    ),
  );
}

/** A browser takes the letters of an isolated name for the first of the value: a file's name would turn what is said about it around. */
function directionOf(value: string): 'auto' | 'ltr' | 'rtl' {
  const first = /\p{L}/u.exec(value.replaceAll(/[\u2066\u2068][^\u2069]*\u2069/g, ''))?.[0];
  if (first === undefined) return 'ltr';
  return /\p{Script=Arabic}/u.test(first) ? 'rtl' : 'auto';
}

function plain({ company, title, paragraphs, facts = [], action, closing = [] }: MailContent): string {
  const parts = [
    title,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action && `${action.label}\n${action.url}`,
    ['--', company, ...closing].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

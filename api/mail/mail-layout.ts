import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { excerpt } from '#content/writing/excerpt.ts';
import { sizesInOrder } from '#content/writing/in-order.ts';
import { unbrokenRuns } from '#content/writing/unbroken.ts';
import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { mailMark } from './mail-mark.ts';
import { AMBER, CORNER, FONTS, INK, LINE, PAPER, SOFT, STYLE } from './mail-style.ts';

export type Fact = readonly [label: string, value: string, url?: string];

export type MailContent = {
  language: Language;
  company: string;
  title?: string;
  /** What a list of mails shows after the subject; without it the first sentences. */
  preview?: string | undefined;
  /** Plain text; line breaks stay. */
  paragraphs: readonly string[];
  facts?: readonly Fact[];
  /** One that is quiet is no button: nobody is asked to take it. */
  action?: { label: string; url: string; isQuiet?: boolean | undefined } | undefined;
  /** Small print under the line. */
  closing?: readonly string[];
};

/** One look for every mail, as HTML and as text. React escapes whatever people typed. */
export function renderMail(mail: MailContent): { html: string; text: string } {
  return { html: `<!doctype html>${renderToStaticMarkup(page(mail))}`, text: plain(mail) };
}

/** A mail has no style of its own for what its sentences measure: sides would change places inside Arabic, and units begin a line. */
function words(text: string, language: Language): ReactNode {
  return unbrokenRuns(text).map((run, index) => {
    const inOrder = sizesInOrder(run.text, language);
    if (run.isJoined) return h('span', { key: index, style: WHOLE }, inOrder);
    return inOrder.split(REFERENCE).map((part, place) => (place % 2 === 1 ? h('span', { key: place, style: WHOLE }, part) : part));
  });
}

const WHOLE: CSSProperties = { whiteSpace: 'nowrap' };
/** A line ends at a hyphen, and half a number is looked for in vain. */
const REFERENCE = /\b([A-Z]{2}-[\dA-Z-]*[\dA-Z])\b/;

const PREVIEW_CHARACTERS = 120;

function page(mail: MailContent): ReactNode {
  const { language, company, paragraphs } = mail;
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
      h('span', { style: HIDDEN }, excerpt((mail.preview ?? paragraphs.join(' ')).replaceAll(/\s+/g, ' '), PREVIEW_CHARACTERS)),
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

/** Mail programs read it and do not draw it; each of them knows another of these words. */
const HIDDEN: CSSProperties = { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 0, lineHeight: 0 };

type Flow = { direction: 'rtl' | 'ltr'; textAlign: 'right' | 'left' };

function rows({ language, company, title, paragraphs, facts = [], action, closing = [] }: MailContent, flow: Flow): ReactNode {
  const { dir } = LOCALES[language];
  const line = (text: string, index: number) => {
    const own = flowOf(text, flow);
    return h('p', { key: index, dir: own.direction, style: { ...own, margin: '0 0 14px', whiteSpace: 'pre-line' } }, words(text, language));
  };
  const name = h(
    'span',
    {
      style: {
        display: 'inline-block',
        verticalAlign: 'middle',
        fontWeight: 700,
        fontSize: 18,
        padding: dir === 'rtl' ? '0 12px 0 0' : '0 0 0 12px',
      },
    },
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
        title &&
          h('h1', { key: 'title', dir, style: { ...flow, fontSize: 22, lineHeight: 1.4, margin: '0 0 14px' } }, words(title, language)),
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
            facts.map((fact, index) => factRow(flow, fact, index, language)),
          ),
        ),
        { paddingTop: 0 },
      ),
    action && row(flow, 'mail-part', linkTo(action), { paddingTop: 0 }),
    row(
      flow,
      'mail-part mail-foot mail-soft',
      [company, ...closing].map((text, index) => h('p', { key: index, dir, style: { ...flow, margin: 0 } }, text)),
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

function factRow(flow: Flow, [label, value, url]: Fact, index: number, language: Language): ReactNode {
  const cell = { ...flow, fontFamily: FONTS, lineHeight: 1.7, padding: '6px 0', verticalAlign: 'top' };
  const padding = flow.direction === 'rtl' ? '6px 0 6px 12px' : '6px 12px 6px 0';
  return h(
    'tr',
    { key: index },
    h('td', { style: { ...cell, padding, color: SOFT, width: '35%' }, className: 'mail-soft' }, label),
    // A phone number or an English name inside an Arabic mail keeps its own order.
    h(
      'td',
      { style: cell },
      h(
        'bdi',
        { dir: directionOf(value), style: { unicodeBidi: 'isolate', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } },
        url ? h('a', { href: url }, value) : words(value, language),
      ),
    ),
  );
}

/** A browser takes the letters of an isolated name for the first of the value: a file's name would turn what is said about it around. */
function directionOf(value: string): 'auto' | 'ltr' | 'rtl' {
  const first = /\p{L}/u.exec(value.replaceAll(/[\u2066\u2068][^\u2069]*\u2069/g, ''))?.[0];
  if (first === undefined || /\p{Script=Latin}/u.test(first)) return 'ltr';
  return /\p{Script=Arabic}/u.test(first) ? 'rtl' : 'auto';
}

const ADDRESSES = /\S+(?::\/\/|@)\S+/g;

/** Somebody may write in the other language than the mail around it: such a line runs as most of its letters do. */
function flowOf(text: string, flow: Flow): Flow {
  const said = text.replaceAll(ADDRESSES, '');
  const arabic = said.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = said.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic === latin) return flow;
  return arabic > latin ? { direction: 'rtl', textAlign: 'right' } : { direction: 'ltr', textAlign: 'left' };
}

function plain({ language, company, title = '', paragraphs, facts = [], action, closing = [] }: MailContent): string {
  const inOrder = (text: string) => sizesInOrder(text, language);
  const parts = [
    ...[title, ...paragraphs].map(inOrder),
    facts.map(([label, value]) => `${inOrder(label)}: ${inOrder(value)}`).join('\n'),
    action && `${action.label}\n${action.url}`,
    ['--', company, ...closing].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

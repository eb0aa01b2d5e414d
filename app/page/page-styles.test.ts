import { expect, test } from 'vitest';
import { openInlineStyles } from './page-styles.ts';

const HOVER = '@media (hover:hover)';
const rules = {
  '/assets/site.css': [
    { within: [], needs: [[]], text: 'body{margin:0}' },
    { within: [], needs: [['card']], text: '.card{color:red}' },
    { within: [HOVER], needs: [['card', 'wide']], text: '.card.wide:hover{color:blue}' },
    { within: [HOVER], needs: [['button']], text: '.button:hover{color:blue}' },
    { within: ['@supports (x:y)', HOVER], needs: [['gone'], ['button']], text: '.gone,.button{color:green}' },
    { within: [], needs: [['gone']], text: '.gone{color:grey}' },
    { within: [], needs: [['button']], text: '.button{color:pink}' },
  ],
};
const inline = openInlineStyles({ rules, laterClasses: { search: ['gone'] } });
const page = (link: string, body: string) => `<head>${link}</head><body>${body}</body>`;

test('a page gets the rules whose classes it has, in their order and under their conditions', () => {
  const html = page('<link rel="stylesheet" href="/assets/site.css#"/>', '<a class="button card">card wide</a>');
  expect(inline(html)).toBe(
    page(
      `<style data-sheet="/assets/site.css">body{margin:0}.card{color:red}${HOVER}{.button:hover{color:blue}}` +
        `@supports (x:y){${HOVER}{.gone,.button{color:green}}}.button{color:pink}</style>`,
      '<a class="button card">card wide</a>',
    ),
  );
});

test('a sheet nobody took apart stays a link', () => {
  const html = page('<link rel="stylesheet" href="/assets/other.css"/>', '');
  expect(inline(html)).toBe(html);
});

test('an island and what is fetched later get the rules of what only scripts will show', () => {
  for (const mark of ['data-island="search"', 'data-fetches="search"']) {
    const html = page('<link rel="stylesheet" href="/assets/site.css"/>', `<div ${mark}></div>`);
    expect(inline(html)).toContain('.gone{color:grey}');
  }
  expect(inline(page('<link rel="stylesheet" href="/assets/site.css"/>', '<div data-island="other"></div>'))).not.toContain('.gone');
});

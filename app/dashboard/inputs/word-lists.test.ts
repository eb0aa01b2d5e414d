import { expect, test } from 'vitest';
import { withWordLists } from './word-lists.ts';

const item = (text: string, { mark = '·', level = 1 } = {}) =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'>` +
  `<span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const plain = (html: string) => html.replaceAll(/<\/?(?:span|o:p)[^>]*>/g, '');

test('bullets of Word become lists, deeper ones inside, numbers as numbers', () => {
  const pasted = `<p>Before</p>${item('First')}\n${item('Inner', { level: 2 })}${item('<b>Second</b>')}<p>Between</p>${item('One', { mark: '1.' })}${item('Two', { mark: '2.' })}<p>After</p>`;
  expect(plain(withWordLists(pasted))).toBe(
    '<p>Before</p><ul><li><p>First</p><ul><li><p>Inner</p></li></ul></li><li><p><b>Second</b></p></li></ul>' +
      '<p>Between</p><ol><li><p>One</p></li><li><p>Two</p></li></ol><p>After</p>',
  );
  expect(plain(withWordLists(item('أولًا', { mark: '١-' })))).toBe('<ol><li><p>أولًا</p></li></ol>');
});

test('everything else is left as it was', () => {
  const html = '<table><tr><td>P1.5</td><td>800 cd</td></tr></table><ul><li>x</li></ul>';
  expect(withWordLists(html)).toBe(html);
});

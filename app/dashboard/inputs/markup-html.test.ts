import { expect, test } from 'vitest';
import { htmlOfMarkup } from './markup-html.ts';

test('H8: a text in simple markup is shown by the editor as it looks on the page', () => {
  expect(htmlOfMarkup('أهلًا **بكم**\n\n- واحد\n- اثنان\n1. one')).toBe(
    '<p>أهلًا <strong>بكم</strong></p><ul><li><p>واحد</p></li><li><p>اثنان</p></li></ul><ol><li><p>one</p></li></ol>',
  );
});

test('nothing that somebody typed becomes a tag', () => {
  expect(htmlOfMarkup('2 < 3 & 4 > 1')).toBe('<p>2 &lt; 3 &amp; 4 &gt; 1</p>');
});

import { expect, test } from 'vitest';
import { writeSvg } from './write-svg.ts';

test('what somebody called a product is text in its drawing, never markup', () => {
  const words = { kind: 'text', layer: 'text', at: [5, 5], size: 3, text: '<b>"5 & 6"</b>' } as const;
  const drawing = { width: 10, height: 10, direction: 'ltr', shapes: [words] } as const;
  const told = '&lt;b&gt;&quot;5 &amp; 6&quot;&lt;/b&gt;';
  expect(writeSvg(drawing, words.text)).toContain(`<title>${told}</title>`);
  expect(writeSvg(drawing, 'wall')).toContain(`>${told}</text>`);
  expect(writeSvg(drawing, words.text, { font: 'Lamha', line: 1 })).not.toContain('<b>');
});

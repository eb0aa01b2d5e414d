import { expect, test } from 'vitest';
import { agreementTo } from './agreement.ts';

test('P41: other words are another version, and the same words the same', () => {
  expect(agreementTo('contact', 'en')).toEqual(agreementTo('contact', 'en'));
  const versions = (['meeting', 'contact', 'product', 'project', 'newsletter', 'community'] as const).flatMap((form) =>
    (['en', 'ar'] as const).map((language) => agreementTo(form, language).version),
  );
  expect(new Set(versions).size).toBe(versions.length);
});

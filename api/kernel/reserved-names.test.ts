import { expect, test } from 'vitest';
import { isReservedName } from './reserved-names.ts';
import { proves } from '#test/requirements/proves.ts';

const OWN = ['Lamha Visual Solutions', 'Lamha', 'لمحة للحلول المرئية', 'لمحة'];

test.each([
  'Lamha',
  'LAMHA',
  'L a m h a',
  'Lаmhа',
  'Laamhaaa',
  'Lamha Support',
  'the lamha team',
  'لمحة',
  'لـمـحـة',
  'لمحه',
  'فريق لمحة',
  'Admin',
  'ADM1N',
  'a.d.m.i.n',
  'Site Administrator',
  'إدارة',
  'الإدارة',
  'اداره الموقع',
  'ا د ا ر ة',
  'فريق العمل',
  'المشرف',
  'Support',
])('3-66: “%s” is reserved', (name) => {
  proves('3-66');
  expect(isReservedName(name, OWN)).toBe(true);
});

test.each(['Sara', 'سارة', 'محمد المشرف', 'Adam Mineo', 'Omar Teamer', 'Stafford', 'لمياء', 'علي الإداري', 'Lamhany', '🙂', '1'])(
  '3-66: “%s” is not',
  (name) => {
    proves('3-66');
    expect(isReservedName(name, OWN)).toBe(false);
  },
);

test('a name of several words is reserved inside a longer one, in its own order', () => {
  const own = ['Noor Screens'];
  expect(isReservedName('the Noor Screens people', own)).toBe(true);
  expect(isReservedName('people of Screens Noor', own)).toBe(false);
});

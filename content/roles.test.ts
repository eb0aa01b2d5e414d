import { expect, test } from 'vitest';
import { ALL_AREAS, ALL_ROLES, LEVELS, may, narrowed, rightsOf, ROLES } from './roles.ts';

test('a level includes those below it and none above', () => {
  for (const [own, level] of LEVELS.entries())
    for (const [asked, wanted] of LEVELS.entries())
      expect([level, wanted, may({ rights: { content: level } }, `content.${wanted}`)]).toEqual([level, wanted, asked <= own]);
});

test('what is not said is denied', () => {
  for (const role of ALL_ROLES)
    for (const area of ALL_AREAS)
      expect([role, area, may({ rights: ROLES[role].rights }, `${area}.read`)]).toEqual([
        role,
        area,
        Object.hasOwn(ROLES[role].rights, area),
      ]);
});

test('a role of one language writes in the named one, in none that is not named, and every other role in all', () => {
  expect(rightsOf('translator', 'ar').languages).toEqual(['ar']);
  expect(rightsOf('translator', undefined).languages).toEqual([]);
  expect(rightsOf('editor', undefined).languages).toEqual(['en', 'ar']);
});

test('within a scope the lower of two levels is left, and of one language texts alone', () => {
  const owner = rightsOf('owner', undefined);
  const read = narrowed(owner, { rights: { content: 'read', leads: 'write' }, languages: ['en', 'ar'] });
  expect(read.rights).toEqual({ content: 'read', leads: 'write' });
  const arabic = narrowed(owner, { rights: { content: 'write', leads: 'write' }, languages: ['ar'] });
  expect(arabic).toEqual({ rights: { content: 'translate', leads: 'write' }, languages: ['ar'] });
});

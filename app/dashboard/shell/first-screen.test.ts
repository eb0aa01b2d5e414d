import { expect, test } from 'vitest';
import { ALL_ROLES, rightsOf } from '#content/roles.ts';
import { firstScreen } from './first-screen.ts';

test('whoever signs in lands on the work of the role', () => {
  expect(Object.fromEntries(ALL_ROLES.map((role) => [role, firstScreen(rightsOf(role, 'ar'))]))).toEqual({
    owner: '/dashboard/categories',
    editor: '/dashboard/categories',
    translator: '/dashboard',
    moderator: '/dashboard/moderation',
    manager: '/dashboard/inbox',
    sales: '/dashboard/inbox',
    reader: '/dashboard',
  });
});

import { may, type Right, type Rightful } from '#content/roles.ts';

/** Where the work of a role is, the first that fits; whoever only looks begins at the overview, which says what there is. */
const SCREENS: readonly { needs: Right; path: string }[] = [
  { needs: 'content.write', path: '/dashboard/categories' },
  { needs: 'leads.write', path: '/dashboard/inbox' },
  { needs: 'moderation.write', path: '/dashboard/moderation' },
];

export function firstScreen(user: Rightful): string {
  return SCREENS.find(({ needs }) => may(user, needs))?.path ?? '/dashboard';
}

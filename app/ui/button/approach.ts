import type { SyntheticEvent } from 'react';

/**
 * For links to records, of which a page has dozens: React Router would ask for the routes of all of them at once, in one address
 * longer than servers take. This asks for the one somebody is about to follow.
 */
export const ON_APPROACH = { prefetch: 'intent', discover: 'none', onPointerEnter: discover, onFocus: discover } as const;

function discover({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  currentTarget.dataset['discover'] = 'true';
}

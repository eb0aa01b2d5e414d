import type { Area } from './roles.ts';
import { namesOf } from './known.ts';

/** Lists whose filters can be saved under a name, and whose business each is. */
export const VIEW_SCREENS = {
  inbox: 'leads',
  offers: 'offers',
  subscribers: 'leads',
  log: 'people',
  trash: 'content',
} as const satisfies Record<string, Area>;

export type ViewScreen = keyof typeof VIEW_SCREENS;
export const ALL_VIEW_SCREENS = namesOf(VIEW_SCREENS);

import type { Area } from './roles.ts';

/** Lists whose filters can be saved under a name beside those of every collection, and whose business each is. */
export const VIEW_SCREENS = {
  inbox: 'leads',
  offers: 'offers',
  subscribers: 'leads',
  log: 'people',
  trash: 'content',
  media: 'media',
} as const satisfies Record<string, Area>;

const AREAS: Readonly<Record<string, Area>> = VIEW_SCREENS;

/** Whose business a list is; that of a collection is content. */
export function areaOfView(screen: string): Area {
  return AREAS[screen] ?? 'content';
}

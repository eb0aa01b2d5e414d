import type { TypedWall } from '#content/wall/wall-keys.ts';
import { type WallState, writeWall } from '#content/wall/write-wall.ts';
import { pagePath } from '#app/page/links.ts';
import type { Language } from '#i18n/translate.ts';

/** Where a wall can be changed; what the visitor has set beside it goes along. */
export function wallPath(wall: WallState, language: Language, set: TypedWall = {}): string {
  return `${pagePath('wall', language)}?${writeWall(wall, set)}`;
}

import { ofParent, type Story } from '#demo/story.ts';
import type { ProductPage, ProductSection } from './product-page.ts';
import { board65 } from './products/board-65.ts';
import { board75 } from './products/board-75.ts';
import { board86 } from './products/board-86.ts';
import { board98Pro } from './products/board-98-pro.ts';
import { curveFlexP2 } from './products/curve-flex-p2.ts';
import { facadeMeshP15 } from './products/facade-mesh-p15.ts';
import { facadeP6 } from './products/facade-p6.ts';
import { facadeP8 } from './products/facade-p8.ts';
import { glassFilmP6 } from './products/glass-film-p6.ts';
import { glowMate } from './products/glowmate.ts';
import { glowMateCounter } from './products/glowmate-counter.ts';
import { glowMateOutdoor } from './products/glowmate-outdoor.ts';
import { glowMateWall } from './products/glowmate-wall.ts';
import { lamhaP09 } from './products/lamha-p0-9.ts';
import { lamhaP12 } from './products/lamha-p1-2.ts';
import { lamhaP15 } from './products/lamha-p1-5.ts';
import { lamhaP18 } from './products/lamha-p1-8.ts';
import { meet55 } from './products/meet-55.ts';
import { meet85 } from './products/meet-85.ts';
import { posterP18 } from './products/poster-p1-8.ts';
import { roadsideP66 } from './products/roadside-p6-6.ts';
import { stadiumP10Ribbon } from './products/stadium-p10-ribbon.ts';
import { stageP26 } from './products/stage-p2-6.ts';
import { stageP39 } from './products/stage-p3-9.ts';
import { totemP4 } from './products/totem-p4.ts';
import { vision115 } from './products/vision-115.ts';
import { vision147 } from './products/vision-147.ts';
import { vision178 } from './products/vision-178.ts';
import { vision295 } from './products/vision-295.ts';
import { windowP25 } from './products/window-p2-5.ts';

/** By id, which is also the order of the dashboard. */
export const productPages: readonly ProductPage[] = [
  lamhaP09,
  lamhaP12,
  lamhaP15,
  lamhaP18,
  stageP26,
  stageP39,
  windowP25,
  posterP18,
  facadeP6,
  facadeP8,
  facadeMeshP15,
  stadiumP10Ribbon,
  totemP4,
  roadsideP66,
  glowMate,
  glowMateWall,
  glowMateCounter,
  glowMateOutdoor,
  board65,
  board75,
  board86,
  board98Pro,
  meet55,
  meet85,
  vision115,
  vision147,
  vision178,
  vision295,
  curveFlexP2,
  glassFilmP6,
];

/** One section of every product that has it. */
export function sectionOfProducts(section: ProductSection): Story[] {
  return productPages.flatMap((page) => ofParent(page.product.id, page[section] ?? []));
}

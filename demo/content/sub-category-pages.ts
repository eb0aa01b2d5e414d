import { ofParent, type Story } from '#demo/story.ts';
import type { SubCategoryPage, SubCategorySection } from './sub-category-page.ts';
import { buildingFacades } from './sub-categories/building-facades.ts';
import { classroomDisplays } from './sub-categories/classroom-displays.ts';
import { curvedAndShaped } from './sub-categories/curved-and-shaped.ts';
import { finePitchWalls } from './sub-categories/fine-pitch-walls.ts';
import { floorStandingKiosks } from './sub-categories/floor-standing-kiosks.ts';
import { meetingRoomDisplays } from './sub-categories/meeting-room-displays.ts';
import { rentalAndStage } from './sub-categories/rental-and-stage.ts';
import { retailAndShopWindow } from './sub-categories/retail-and-shop-window.ts';
import { roadsideAndTotems } from './sub-categories/roadside-and-totems.ts';
import { stadiumAndPerimeter } from './sub-categories/stadium-and-perimeter.ts';
import { transparentAndFilm } from './sub-categories/transparent-and-film.ts';
import { visionBoardroom } from './sub-categories/vision-boardroom.ts';
import { visionHomeTheatre } from './sub-categories/vision-home-theatre.ts';
import { wallAndCounterKiosks } from './sub-categories/wall-and-counter-kiosks.ts';

/** By id: three of the first category, three of the second, then two of each. */
export const subCategoryPages: readonly SubCategoryPage[] = [
  finePitchWalls,
  rentalAndStage,
  retailAndShopWindow,
  buildingFacades,
  stadiumAndPerimeter,
  roadsideAndTotems,
  classroomDisplays,
  meetingRoomDisplays,
  floorStandingKiosks,
  wallAndCounterKiosks,
  visionBoardroom,
  visionHomeTheatre,
  curvedAndShaped,
  transparentAndFilm,
];

/** One section of every sub-category. */
export function sectionOfSubCategories(section: SubCategorySection): Story[] {
  return subCategoryPages.flatMap((page) => ofParent(page.subCategory.id, page[section]));
}

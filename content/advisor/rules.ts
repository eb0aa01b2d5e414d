/** One arc minute, what an eye of 20/20 can tell apart: 1 / tan(1'). */
export const ACUITY = 3438;
/** Makers' rule of thumb: a metre of distance for each millimetre of pitch. */
export const COMFORT = 1000;
/** AVIXA V202.01 (DISCAS), basic decision making: farthest viewer = 200 x image height x height of a letter as a share of the image. */
export const READING = 200;
/** A line of text on a slide or a notice takes about this share of the picture's height. */
export const LETTER_SHARE = 0.035;
/** Moving pictures without text: the old rule of image heights for general viewing. */
export const VIDEO_HEIGHTS = 8;
export const BTU_PER_WATT = 3.412;
/** Of a person in a drawing, mm. */
export const FIGURE = { height: 1700, eyes: 1600 };

const DAYS = 365;

/** Beyond this distance (m) nobody tells pixels of this pitch (mm) apart. */
export function acuityDistance(pitch: number): number {
  return (ACUITY * pitch) / 1000;
}

/** From this distance (m) on, pixels of this pitch (mm) do not disturb a moving picture. */
export function comfortableDistance(pitch: number): number {
  return (COMFORT * pitch) / 1000;
}

/** How far away (m) text on a picture of this height (mm) can still be read. */
export function readingDistance(height: number): number {
  return (READING * LETTER_SHARE * height) / 1000;
}

/** How high (mm) a picture must be for somebody at this distance (m). */
export function neededHeight(farthest: number, hasText: boolean): number {
  return (1000 * farthest) / (hasText ? READING * LETTER_SHARE : VIDEO_HEIGHTS);
}

/** Heat in BTU/h: all electric power ends as heat in the room. */
export function heatOf(watts: number): number {
  return watts * BTU_PER_WATT;
}

/** kWh in a year of moving content. */
export function energyPerYear(averageWatts: number, hoursPerDay: number): number {
  return (averageWatts / 1000) * hoursPerDay * DAYS;
}

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
/** At home a picture is comfortable at farthest viewer / 3 to 4 of height. */
export const HOME_HEIGHTS = 4;
/** Least pixels, long side first (our rule): moving pictures, and whatever has text. */
export const LEAST_PIXELS = { video: [1280, 720], text: [1920, 1080] } as const;
export const BTU_PER_WATT = 3.412;
/** Height and eyes of the person in a drawing, mm. */
export const PERSON = { height: 1700, eyes: 1600 };

const DAYS = 365;

/** Beyond this distance (m) nobody tells pixels of this pitch (mm) apart. */
export function acuityDistance(pitch: number): number {
  return (ACUITY * pitch) / 1000;
}

/** From this distance (m) on, pixels of this pitch (mm) do not disturb a moving picture. */
export function comfortableDistance(pitch: number): number {
  return (COMFORT * pitch) / 1000;
}

/** A distance (m) as a person says it: rules of thumb know no centimetres. */
export function toldDistance(metres: number): number {
  return metres < 100 ? Math.round(metres * 10) / 10 : Math.round(metres);
}

/** How far away (m) text on a picture of this height (mm) can still be read. */
export function readingDistance(height: number): number {
  return (READING * LETTER_SHARE * height) / 1000;
}

/** Higher walls (mm) are planned in parts; whoever is farther away than they serve is told. */
const HIGHEST = 30_000;

/** Higher pictures (mm) are buildings of their own: whoever asks for text from very far is told what helps instead. */
export const HIGHEST_USUAL = 12_000;

/** The share of a picture of this height (mm) that letters must have to be read from this distance (m). */
export function letterShare(farthest: number, height: number): number {
  return (1000 * farthest) / (READING * height);
}

/** How high (mm) a picture must be for somebody at this distance (m). */
export function neededHeight(farthest: number, hasText: boolean): number {
  return Math.min(HIGHEST, (1000 * farthest) / (hasText ? READING * LETTER_SHARE : VIDEO_HEIGHTS));
}

/** Heat in BTU/h: all electric power ends as heat in the room. */
export function heatOf(watts: number): number {
  return watts * BTU_PER_WATT;
}

/** kWh in a year of moving content. */
export function energyPerYear(averageWatts: number, hoursPerDay: number): number {
  return (averageWatts / 1000) * hoursPerDay * DAYS;
}

export function leastPixels(hasText: boolean): readonly [number, number] {
  return hasText ? LEAST_PIXELS.text : LEAST_PIXELS.video;
}

import type { Attribute } from './attributes.ts';
import type { Column } from './columns.ts';
import type { Figure } from './read-figures.ts';
import type { Unit } from './units.ts';

type Groups = readonly (readonly Column[])[];

const BY_UNIT: Readonly<Partial<Record<Unit, Groups>>> = {
  nit: [['brightness']],
  hz: [['refresh']],
  inch: [['sizes']],
  pitch: [['pixel-pitch']],
  kg: [['weight'], ['cabinet-weight']],
  w: [['power-greatest'], ['area-power-greatest']],
  'w/m2': [['area-power-greatest']],
  sar: [['price-sar'], ['area-price-sar']],
  aed: [['price-aed'], ['area-price-aed']],
  '%': [['transparency']],
  bit: [['greyscale']],
  hour: [['life']],
  week: [['lead-time']],
  month: [['warranty']],
  point: [['touch-points']],
  px: [['pixels-across']],
  ':1': [['contrast']],
  ip: [['protection-front']],
  ik: [['impact']],
};
const BY_ATTRIBUTE: Readonly<Partial<Record<Attribute, Groups>>> = {
  brightness: [['brightness']],
  pitch: [['pixel-pitch']],
  size: [['sizes']],
  price: [['price-sar'], ['area-price-sar']],
  'area-price': [['area-price-sar']],
  weight: [['weight'], ['cabinet-weight']],
  power: [['power-greatest'], ['area-power-greatest']],
  refresh: [['refresh']],
  contrast: [['contrast']],
  depth: [['depth']],
  width: [['width'], ['cabinet-width']],
  height: [['height'], ['cabinet-height']],
  distance: [['viewing-distance']],
  radius: [['bending-radius']],
  memory: [['memory']],
  storage: [['storage']],
  temperature: [['temperature']],
  warranty: [['warranty']],
  transparency: [['transparency']],
  touch: [['touch-points']],
  angle: [['viewing-angle-horizontal']],
  resolution: [['pixels-across']],
  delivery: [['lead-time']],
};
const LENGTHS: ReadonlySet<Attribute> = new Set(['pitch', 'depth', 'width', 'height', 'distance', 'radius']);
/** Without a unit and without a word: pitches are small, sizes are inches, everything larger is money. */
const LARGEST_PITCH = 10;
const LARGEST_SIZE = 400;
/** Degrees up to here are warmth, beyond it an angle. */
export const HOTTEST = 75;

/** Which figures of a product a bound is about. */
export function columnsFor({ unit, values, isLarge }: Figure, attribute: Attribute | undefined): Groups {
  const about = attribute && BY_ATTRIBUTE[attribute];
  const [value = 0] = values;
  if (unit === 'mm') {
    if (about && LENGTHS.has(attribute)) return about;
    if (isLarge) return [['viewing-distance'], ['width']];
    return value <= LARGEST_PITCH ? [['pixel-pitch'], ['depth']] : [['depth'], ['width']];
  }
  if (unit === 'gb') return about && (attribute === 'memory' || attribute === 'storage') ? about : [['memory', 'storage']];
  if (unit === 'deg') return [[attribute === 'temperature' || value <= HOTTEST ? 'temperature' : 'viewing-angle-horizontal']];
  if (attribute === 'area-price' && (unit === undefined || unit === 'sar' || unit === 'aed'))
    return [[unit === 'aed' ? 'area-price-aed' : 'area-price-sar']];
  if (unit) return BY_UNIT[unit] ?? [];
  if (about) return about;
  if (value <= LARGEST_PITCH) return [['pixel-pitch']];
  return value <= LARGEST_SIZE ? [['sizes']] : [['price-sar'], ['area-price-sar']];
}

/** Whoever says "cabinet" beside a weight means that of one, even where whole screens have a weight. */
export function ofCabinet(columns: Groups): Groups {
  return columns.some((group) => group.includes('cabinet-weight')) ? [['cabinet-weight']] : columns;
}

/** Whether a word alone, without a figure, names these columns. */
export function isAbout(attribute: Attribute, columns: Groups): boolean {
  const [first] = columns.flat();
  return first !== undefined && (BY_ATTRIBUTE[attribute]?.flat().includes(first) ?? false);
}

import type { SiteKey } from '#app/page/texts.ts';

/** What the form asks, in its order; the other filters of the address are kept as they are. */
export const BOXES = [
  ['suits', 'site.products.place'],
  ['family', 'site.products.family'],
  ['mounting', 'site.products.mounting'],
  ['service', 'site.products.service'],
  ['protection-front', 'site.products.protection'],
  ['touch', 'site.products.touch'],
] as const satisfies readonly (readonly [string, SiteKey])[];

export const LINES = [
  ['pixel-pitch', 'max', 'site.products.pitch'],
  ['brightness', 'min', 'site.products.brightness'],
  ['sizes', 'min', 'site.products.sizeFrom'],
  ['sizes', 'max', 'site.products.sizeTo'],
  ['price', 'max', 'site.products.price'],
  ['area-price', 'max', 'site.products.areaPrice'],
] as const satisfies readonly (readonly [string, 'min' | 'max', SiteKey])[];

export const SORTED_BY = ['price', 'pixel-pitch', 'brightness', 'sizes', 'name'] as const;

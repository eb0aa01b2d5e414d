import type { Specifications } from '#content/specifications/kinds.ts';
import { pricesIn } from '#content/specifications/price.ts';

/** From this degree of protection on a screen is waterproof. */
const RAINPROOF = 65;
const BRIGHT = 5000;
/** In inches: a smaller one, as stands on a counter, is called no TV. */
const SMALLEST_TV = 32;
/** A front that can be washed, in a room, keeps no rain out. */
const OPEN_AIR = ['outdoors', 'facade', 'roadside', 'perimeter', 'stage'];
const PICTURES: Readonly<Record<string, string>> = {
  '3840×2160': '4K UHD Ultra HD',
  '1920×1080': 'Full HD FHD 1080p',
  '2560×1440': 'QHD 2K 1440p',
};

/** What a buyer calls figures that a data sheet only gives: IP65 is waterproof, a screen without a pitch is an LCD. */
export function impliedWords(specifications: Specifications): string {
  const [protection] = specifications['protection-front'] ?? [];
  const [size] = (specifications.resolution ?? []).map((part) => [part].flat().join('×'));
  const isLed = specifications['pixel-pitch'] !== undefined;
  const says = (name: 'suits' | 'ports', text: string) => (specifications[name] ?? []).some((part) => String(part).startsWith(text));
  return [
    PICTURES[size ?? ''] ?? '',
    Number(/\d+/.exec(String(protection ?? ''))?.[0] ?? 0) >= RAINPROOF && OPEN_AIR.some((place) => says('suits', place))
      ? 'waterproof dustproof'
      : '',
    says('suits', 'outdoors') ? 'outdoor' : '',
    says('suits', 'outdoors-sun') || says('suits', 'window') ? 'sunlight' : '',
    says('ports', 'Wi-Fi') ? 'wifi' : '',
    !isLed && specifications.resolution !== undefined ? 'LCD' : '',
    isLed ? 'LED' : '',
    Number(specifications.sizes?.[0] ?? 0) >= SMALLEST_TV && !OPEN_AIR.some((place) => says('suits', place)) ? 'TV' : '',
    pricesIn(specifications) ? 'price' : '',
    Number(specifications.brightness?.[0] ?? 0) >= BRIGHT ? 'high brightness' : '',
  ].join(' ');
}

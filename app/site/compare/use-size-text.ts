import { useTexts } from '#app/page/texts.ts';
import type { Compared } from '#content/shortlist.ts';
import { writeNumber } from '#content/specifications/write.ts';

/** "55 inch", "6 × 4 cabinets", or nothing where none is chosen. */
export function useSizeText(): (compared: Pick<Compared, 'size' | 'wall'>) => string {
  const t = useTexts();
  return ({ size, wall }) => {
    if (wall) return t('site.compare.cabinets', { columns: wall[0], rows: wall[1] });
    return size === undefined ? '' : t('site.compare.inch', { size: writeNumber(size) });
  };
}

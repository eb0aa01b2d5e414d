import { withUnits } from '#content/writing/unbroken.ts';
import { LOCALES } from '#i18n/locales.ts';
import { useLanguage } from '#app/page/texts.ts';

const LARGEST_UNIT = 'gigabyte';
const UNITS = ['byte', 'kilobyte', 'megabyte', LARGEST_UNIT] as const;
/** The office's own clock, wherever the browser is: two colleagues read the same hour. */
const TIME_ZONE = 'Asia/Riyadh';

export type Formats = {
  when: (at: string) => string;
  /** A day that was chosen as one: it is the same day everywhere. */
  day: (at: string) => string;
  size: (bytes: number) => string;
  count: (value: number) => string;
};

const known = new Map<string, Formats>();

/** Times, sizes and numbers in the language of the address. Made once: a format takes longer to make than a row to draw. */
export function useFormats(): Formats {
  const { intl } = LOCALES[useLanguage()];
  const formats = known.get(intl) ?? formatsIn(intl);
  known.set(intl, formats);
  return formats;
}

function formatsIn(intl: string): Formats {
  const time = new Intl.DateTimeFormat(intl, { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE });
  const date = new Intl.DateTimeFormat(intl, { dateStyle: 'medium', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(intl);
  return {
    when: (at) => time.format(new Date(at)).replace(/\s(?=\D+$)/, '\u00a0'),
    day: (at) => date.format(new Date(at)),
    size: (bytes) => sizeIn(intl, bytes),
    count: (value) => number.format(value),
  };
}

export function sizeIn(intl: string, bytes: number): string {
  const step = Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const unit = UNITS[step] ?? LARGEST_UNIT;
  const unitDisplay = intl.startsWith('ar') ? 'long' : 'short'; // the short ones are read by nobody
  const format = new Intl.NumberFormat(intl, { style: 'unit', unit, unitDisplay, maximumFractionDigits: step > 1 ? 1 : 0 });
  return withUnits(format.format(bytes / 1000 ** UNITS.indexOf(unit)));
}

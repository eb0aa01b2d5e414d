const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

// To make a formatter takes a hundred times as long as to use it, and a page uses some for every date and figure.

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return remembered(dates, locale + JSON.stringify(options), () => new Intl.DateTimeFormat(locale, options));
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return remembered(numbers, locale + JSON.stringify(options), () => new Intl.NumberFormat(locale, options));
}

export function pluralRules(locale: string): Intl.PluralRules {
  return remembered(plurals, locale, () => new Intl.PluralRules(locale));
}

/** Locales and options come from our sources alone, so there are few. */
function remembered<Format>(known: Map<string, Format>, key: string, make: () => Format): Format {
  const format = known.get(key) ?? make();
  known.set(key, format);
  return format;
}

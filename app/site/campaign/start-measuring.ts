import { onConsent, readConsent } from '#app/site/consent/consent.ts';

/** Loads the two services of others where the page names them, and not before a yes where one is asked for. */
export function startMeasuring(): void {
  const ids = document.querySelector<HTMLElement>('[data-measuring] > [data-pixel]')?.dataset;
  if (!ids) return;
  const look = () => {
    if ('asksFirst' in ids && readConsent() !== 'granted') return;
    void import('./load-measuring.ts').then(({ loadMeasuring }) =>
      loadMeasuring({ pixel: ids['pixel'] ?? '', analytics: ids['analytics'] ?? '' }),
    );
  };
  onConsent(look);
  look();
}

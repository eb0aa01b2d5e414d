type Queue = { queue: unknown[]; loaded: boolean; version: string } & ((...call: unknown[]) => void);
type Measured = Window & { fbq?: Queue; dataLayer?: unknown[] };

const PAGE_PATH = 'the-vision';

/** Once per document. The two services read their calls from queues, so nothing waits for them. */
export function loadMeasuring({ pixel, analytics }: { pixel: string; analytics: string }): void {
  const measured: Measured = window;
  if (pixel && !measured.fbq) loadPixel(measured, pixel);
  if (analytics && !measured.dataLayer) loadAnalytics(measured, analytics);
}

function loadPixel(measured: Measured, id: string): void {
  const queue: unknown[] = [];
  const call: Queue = Object.assign((...messages: unknown[]) => void queue.push(messages), { queue, loaded: true, version: '2.0' });
  measured.fbq = call;
  call('init', id);
  call('track', 'PageView');
  addScript('https://connect.facebook.net/en_US/fbevents.js');
}

function loadAnalytics(measured: Measured, id: string): void {
  const layer: unknown[] = [];
  measured.dataLayer = layer;
  // The service reads `arguments` objects, not arrays.
  function gtag(..._call: unknown[]): void {
    layer.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, { page_path: PAGE_PATH });
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
}

function addScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** The address that this page is being left for. */
let leavingFor = '';

/** The service worker asks before it shows its own page; whoever answers keeps this one. A browser that does not say where to shows it. */
export function onUnreached(say: (address: string) => void, how: { signal?: AbortSignal } = {}): void {
  if (!('navigation' in window) || !('serviceWorker' in navigator)) return;
  window.navigation.addEventListener('navigate', ({ destination }) => void (leavingFor = destination.url), how);
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data, ports: [port] }: MessageEvent<unknown>) => {
      const isOurs = typeof data === 'string' && withoutHash(data) === withoutHash(leavingFor);
      if (isOurs) say(leavingFor);
      port?.postMessage(isOurs);
    },
    how,
  );
  navigator.serviceWorker.startMessages();
}

/** Of this very page, an address with a place on it would only scroll. */
export function loadedAnew(address: string): string {
  return withoutHash(address) === withoutHash(location.href) ? withoutHash(address) : address;
}

function withoutHash(address: string): string {
  return address.replace(/#.*/s, '');
}

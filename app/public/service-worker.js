// Keeps one page for the moment without a connection, and nothing else: everything a visitor sees comes from the server.
const SHELF = 'offline-1';
const PAGE = '/offline.html';
/** What a proxy answers whose server is away. */
const AWAY = [502, 504];
/** A page that says nothing for so long is none that stays. */
const PATIENCE_MS = 1000;

self.addEventListener('install', (event) => event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([PAGE, '/favicon.svg']))));

self.addEventListener('fetch', (event) => {
  const isPage = event.request.mode === 'navigate' && event.request.method === 'GET';
  if (isPage) event.respondWith(reach(event.request));
});

async function reach(request) {
  const answer = await fetch(request).catch(() => undefined);
  if (answer && !AWAY.includes(answer.status)) return answer;
  // What is fetched ahead is kept and shown later: nothing is, where the page itself did not come.
  if (request.headers.get('sec-purpose')?.includes('prefetch')) return Response.error();
  // An empty answer leads nowhere: whoever was reading goes on, and is told by their own page (see app/page/on-unreached.ts).
  return (await isSaidByPage(request.url)) ? new Response(null, { status: 204 }) : (answer ?? caches.match(PAGE));
}

/** Whether an open page was on its way there, stays, and says so. */
async function isSaidByPage(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return Promise.any(pages.map((page) => ask(page, address))).catch(() => false);
}

function ask(page, address) {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => (data ? resolve(true) : reject()));
    port1.start();
    setTimeout(reject, PATIENCE_MS);
    page.postMessage(address, [port2]);
  });
}

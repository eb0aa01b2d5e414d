// Keeps one page for the moment without a connection, and nothing else: everything a visitor sees comes from the server.
const SHELF = 'offline-1';
const PAGE = '/offline.html';

self.addEventListener('install', (event) => event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([PAGE, '/favicon.svg']))));

self.addEventListener('fetch', (event) => {
  const isPage = event.request.mode === 'navigate' && event.request.method === 'GET';
  if (isPage) event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
});

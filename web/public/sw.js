// Makes the table installable and lets its pages open while the network is away. The network always comes first; what
// the server says about tables (/api) is never kept.
const KEPT = 'wandwright-1';
// Below which path a proxy shows the server; it ends with a stroke.
const ROOT = new URL(self.registration.scope).pathname;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(ROOT)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== KEPT));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const ours = origin === self.location.origin && request.method === 'GET';
  if (!ours || /^(api|health|metrics|docs|openapi)/.test(pathname.slice(ROOT.length))) return;
  event.respondWith(networkFirst(request));
});

async function networkFirst(request) {
  const cache = await caches.open(KEPT);
  // Every page is the same document; its address says what it shows.
  const key = request.mode === 'navigate' ? ROOT : request;
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw problem;
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const windows = self.clients.matchAll({ type: 'window' });
  event.waitUntil(
    windows.then(([first]) => (first ? first.focus() : self.clients.openWindow(`${ROOT}tables`))),
  );
});

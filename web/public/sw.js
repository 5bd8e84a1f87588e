// The shell of the client, so that it opens without a network and says so; the table itself needs the server.
const SHELL = 'allcity-shell-1';
const ALWAYS = ['/', '/theme.js', '/icon.svg', '/manifest.webmanifest'];

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// Assets never change under one name; pages come from the network, and from here when there is none.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/') || ALWAYS.includes(url.pathname))
    event.respondWith(kept(request));
});

// Who touches a notification comes to the page that sent it.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(come(notification.data));
});

async function come(address) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address);
  return page ? page.focus() : self.clients.openWindow(address);
}

/** All that the build made; what a former build made goes. */
async function fill() {
  const cache = await caches.open(SHELL);
  const made = await (await fetch('/manifest.json', { cache: 'no-store' })).json();
  const files = Object.values(made).flatMap((one) => [one.file, ...(one.css ?? []), ...(one.assets ?? [])]);
  const wanted = [...new Set([...ALWAYS, ...files.map((file) => `/${file}`)])];
  for (const request of await cache.keys()) {
    if (!wanted.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
  await cache.addAll(wanted);
}

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SHELL)).put('/', answer.clone());
    return answer;
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

async function kept(request) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

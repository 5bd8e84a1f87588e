// This worker keeps the shell of the client, so that the client opens without a network and says that it has none. A table
// needs the server, or the engine that runs in the browser; the engine is kept here once somebody has chosen to play
// offline.
const SHELL = 'allcity-shell-1';
const OFFLINE = 'allcity-offline-1';
const HOME = new URL('./', location).pathname;
const ALWAYS = ['', 'theme.js', 'icon.svg', 'manifest.webmanifest'].map((name) => HOME + name);
const ENGINE = `${HOME}offline/engine.json`;

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name !== SHELL && name !== OFFLINE).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

// The content under the name of an asset never changes. Pages come from the network, or from this cache when there is no
// network.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith(`${HOME}api/`))
    return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname === ENGINE) event.respondWith(newest(request));
  else if (url.pathname.startsWith(`${HOME}offline/`)) event.respondWith(kept(request, OFFLINE));
  else if (url.pathname.startsWith(`${HOME}assets/`) || ALWAYS.includes(url.pathname))
    event.respondWith(kept(request, SHELL));
});

// The engine was loaded before this worker controlled the page, so its files come from the browser's own cache.
self.addEventListener('message', (event) => {
  if (event.data === 'keep-offline') event.waitUntil(keepOffline());
});

async function keepOffline() {
  const answer = await newest(new Request(ENGINE));
  if (!answer.ok) return;
  const { folder, files } = await answer.json();
  const cache = await caches.open(OFFLINE);
  for (const name of Object.keys(files)) {
    const address = `${HOME}offline/${folder}/${name}`;
    if (!(await cache.match(address))) await cache.add(address);
  }
}

// A click on a notification leads to the page that sent it.
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

/** Store all files of this build and delete those of earlier builds. */
async function fill() {
  const cache = await caches.open(SHELL);
  const made = await (await fetch(`${HOME}manifest.json`, { cache: 'no-store' })).json();
  const files = Object.values(made).flatMap((one) => [one.file, ...(one.css ?? []), ...(one.assets ?? [])]);
  const wanted = [...new Set([...ALWAYS, ...files.map((file) => HOME + file)])];
  for (const request of await cache.keys()) {
    if (!wanted.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
  await cache.addAll(wanted);
}

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SHELL)).put(HOME, answer.clone());
    return answer;
  } catch {
    return (await caches.match(HOME)) ?? Response.error();
  }
}

/** The version of the engine: as the network says, or as it was last known. Files of other versions are deleted. */
async function newest(request) {
  const cache = await caches.open(OFFLINE);
  try {
    const answer = await fetch(request, { cache: 'no-cache' });
    if (!answer.ok) return answer;
    await cache.put(request, answer.clone());
    const { folder } = await answer.clone().json();
    for (const { url } of await cache.keys()) {
      if (url !== request.url && !url.includes(`/${folder}/`)) await cache.delete(url);
    }
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

async function kept(request, name) {
  const cache = await caches.open(name);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

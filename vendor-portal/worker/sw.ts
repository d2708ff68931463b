/**
 * The service worker: whoever opens a page without a connection is told so, and what of the own work is waiting. Nothing else is
 * kept on the device: prices, offers and personal data stay on the server (docs/adr/0018).
 */
// The library's types know `self` only as any worker.
const worker = self as unknown as ServiceWorkerGlobalScope

const STORE = 'eproc-luring'
const PAGE = '/_vp/luring.html'
const PARTS = ['/_vp/luring.js', '/_vp/luring.css']

worker.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => worker.skipWaiting()))
})
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim())
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(PAGE)))
  else if (PARTS.includes(new URL(request.url).pathname))
    event.respondWith(fetch(request).catch(() => kept(request.url)))
})

/** Anew with each version of this worker. */
async function keepOfflinePage(): Promise<void> {
  await caches.delete(STORE)
  const store = await caches.open(STORE)
  await store.addAll([PAGE, ...PARTS].map((path) => new Request(path, { cache: 'reload' })))
}

const kept = async (address: string): Promise<Response> =>
  (await (await caches.open(STORE)).match(address)) ?? Response.error()

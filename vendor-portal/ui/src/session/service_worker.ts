/** Has the device keep the page that it shows without a connection; a browser that cannot goes on without. */
export function keepOfflinePage(): void {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => {})
}

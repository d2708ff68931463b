import type { TabTahap } from '@eproc/domain/tender/answers'

/** Inside its window of time by the server's clock. */
export const isRunning = (t: TabTahap, now: number): boolean =>
  t.keadaan === 'terbuka' &&
  t.mulai !== null &&
  t.selesai !== null &&
  Date.parse(t.mulai) <= now &&
  now < Date.parse(t.selesai)

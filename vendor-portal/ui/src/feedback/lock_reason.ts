import { relatif, tanggalWaktu } from '@eproc/domain/common/format'
import type { TabTahap } from '@eproc/domain/tender/answers'
import { tahap } from '@eproc/i18n/id/tahap'
import { useNow } from '../api/time.ts'

/** The server's reason for a lock; how long until it opens goes on counting, also on a page that stays open. */
export function useLockReason({
  alasan,
  dibukaPada,
}: Pick<TabTahap, 'alasan' | 'dibukaPada'>): string {
  const now = useNow()
  return dibukaPada
    ? tahap.alasan.dibuka(tanggalWaktu(dibukaPada), relatif(dibukaPada, now))
    : alasan
}

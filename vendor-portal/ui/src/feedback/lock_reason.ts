import { tanggalWaktu } from '@eproc/domain/common/format'
import type { TabTahap } from '@eproc/domain/tender/answers'
import { tahap } from '@eproc/i18n/id/tahap'

/** The server's reason for a lock. How long until it opens stands beside it and counts; in the sentence it would stand still. */
export const lockReason = ({
  alasan,
  dibukaPada,
}: Pick<TabTahap, 'alasan' | 'dibukaPada'>): string =>
  dibukaPada ? tahap.alasan.dibuka(tanggalWaktu(dibukaPada)) : alasan

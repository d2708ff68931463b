import type { Finding } from '@eproc/domain/common/checker'
import type { GalatJadwal } from '@eproc/domain/paket/jadwal'

/** Findings of a schedule as field messages; the row is named by its number. */
export const galatJadwal = (daftar: readonly GalatJadwal[]): Finding[] =>
  daftar.map((g) => ({
    field: g.urut === null ? 'listJadwal' : `listJadwal.${g.urut - 1}`,
    rule: g.rule,
    message: g.message,
  }))

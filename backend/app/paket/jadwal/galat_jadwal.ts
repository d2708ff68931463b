import type { GalatJadwal } from '@eproc/domain/paket/jadwal'
import type { GalatIsian } from '#core/http/errors'

/** Findings of a schedule as field messages; the row is named by its number. */
export const galatJadwal = (daftar: readonly GalatJadwal[]): GalatIsian[] =>
  daftar.map((g) => ({
    field: g.urut === null ? 'listJadwal' : `listJadwal.${g.urut - 1}`,
    rule: g.rule,
    message: g.message,
  }))

import type { ButirKotak } from '@eproc/domain/rup/answers'
import { kegiatanMenunggu } from '#app/rup/kotak_masuk/kegiatan_menunggu_query'
import { paketMenunggu } from '#app/rup/kotak_masuk/paket_menunggu_query'
import type { Pelaku } from '#core/auth/actor'

/** The inbox: everything that waits for the caller, the longest waiting first. */
export async function kotakMasuk(pelaku: Pelaku): Promise<ButirKotak[]> {
  const semua = await Promise.all([kegiatanMenunggu(pelaku), paketMenunggu(pelaku)])
  return semua.flat().sort((a, b) => a.sejak.localeCompare(b.sejak) || a.id - b.id)
}

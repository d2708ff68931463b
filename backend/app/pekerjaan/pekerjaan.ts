/**
 * My work (decisions §2): what waits for one person, from every module, the longest waiting first. A new kind of work
 * is a function of its module and a line here; it answers nothing to whom it is none of. Home pages, dashboards and
 * the daily mail read this list and no other.
 */
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { aksesMenunggu } from '#app/akun/akses/akses_menunggu_query'
import { sharesWaiting } from '#app/pemegang/himpunan/unchecked_query'
import { keysWaiting } from '#app/pemegang/holder_key_query'
import { perbaikanMenunggu } from '#app/dosir/bagian/catatan_menunggu'
import { kegiatanMenunggu } from '#app/rup/kotak_masuk/kegiatan_menunggu_query'
import { paketMenunggu } from '#app/rup/kotak_masuk/paket_menunggu_query'
import { perintahMenunggu } from '#app/tender/perintah/perintah_menunggu_query'
import { tenderMenunggu } from '#app/tender/pekerjaan/tender_menunggu'
import { sertifikatMenunggu, verifikasiMenunggu } from '#app/verifikasi/pekerjaan_query'
import type { Pelaku } from '#core/auth/actor'

export type AsalPekerjaan = (pelaku: Pelaku) => Promise<ButirKotak[]>

const SUMBER: readonly AsalPekerjaan[] = [
  kegiatanMenunggu,
  paketMenunggu,
  tenderMenunggu,
  verifikasiMenunggu,
  sertifikatMenunggu,
  aksesMenunggu,
  keysWaiting,
  sharesWaiting,
  perintahMenunggu,
  perbaikanMenunggu,
]

export async function pekerjaanSaya(pelaku: Pelaku): Promise<ButirKotak[]> {
  const semua = await Promise.all(SUMBER.map((sumber) => sumber(pelaku)))
  return semua.flat().sort((a, b) => a.sejak.localeCompare(b.sejak) || a.id - b.id)
}

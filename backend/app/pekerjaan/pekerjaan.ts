/**
 * My work (decisions §2): what waits for one person, from every module, the longest waiting first. A new kind of work
 * is a function of its module and a line here, a counted `Menunggu` where hundreds may wait; it answers nothing to whom it
 * is none of. Home pages, dashboards and the daily mail read this list and no other.
 */
import type { ButirKotak, JenisKotak } from '@eproc/domain/rup/answers'
import type { Menunggu } from '@eproc/domain/rup/menunggu'
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

/** What one person's packages and few colleagues make: told whole. */
type AsalUtuh = (pelaku: Pelaku) => Promise<ButirKotak[]>
/** What the whole house hands in: the longest waiting, and a count. */
type AsalBerbatas = (pelaku: Pelaku, batas: number) => Promise<Menunggu[]>

const BERBATAS: readonly AsalBerbatas[] = [kegiatanMenunggu, paketMenunggu, verifikasiMenunggu]
const UTUH: readonly AsalUtuh[] = [
  (pelaku) => tenderMenunggu(pelaku),
  sertifikatMenunggu,
  aksesMenunggu,
  keysWaiting,
  sharesWaiting,
  perintahMenunggu,
  perbaikanMenunggu,
]

/** What a queue shows of each kind unless more is asked for. */
const BATAS = 200

export interface Pekerjaan {
  butir: ButirKotak[]
  total: number
  /** also of those that are not among `butir` */
  perJenis: ReadonlyMap<JenisKotak, number>
}

export async function pekerjaanSaya(pelaku: Pelaku, batas = BATAS): Promise<Pekerjaan> {
  const [berbatas, utuh] = await Promise.all([
    Promise.all(BERBATAS.map((asal) => asal(pelaku, batas))),
    Promise.all(UTUH.map((asal) => asal(pelaku))),
  ])
  const perJenis = new Map<JenisKotak, number>()
  const hitung = (jenis: JenisKotak, n: number) =>
    n > 0 && perJenis.set(jenis, (perJenis.get(jenis) ?? 0) + n)
  for (const { jenis, total } of berbatas.flat()) hitung(jenis, total)
  for (const { jenis } of utuh.flat()) hitung(jenis, 1)
  return {
    butir: [...berbatas.flat().flatMap((a) => a.butir), ...utuh.flat()].sort(
      (a, b) => a.sejak.localeCompare(b.sejak) || a.id - b.id
    ),
    total: [...perJenis.values()].reduce((sum, n) => sum + n, 0),
    perJenis,
  }
}

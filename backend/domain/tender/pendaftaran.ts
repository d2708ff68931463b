/** May a vendor register for a package (DAFTAR)? One refusal at a time, with its reason (decisions §3, S1 §2.8). */
import { tender as teks } from '@eproc/i18n/id/tender'
import { bolehIkutPaket } from '../dosir/bagian.ts'
import { keMs, type Kapan } from '../common/format.ts'
import {
  usahaKecil,
  type JenisRekanan,
  type MetodePemilihan,
  type StatusPelaksanaan,
  type StatusRekanan,
  type UkuranUsaha,
} from '../common/choices.ts'

export interface PaketDaftar {
  statusPelaksanaan: StatusPelaksanaan
  metodePemilihan: MetodePemilihan
  jenisPeserta: 'V' | 'O' | 'VO'
  isUsahaKecil: boolean
  /** codes, which mean the same in every edition; empty: any field of business */
  kbli: readonly string[]
  mulaiDaftar: Kapan
  selesaiDaftar: Kapan
}

export interface RekananDaftar {
  jenis: JenisRekanan
  status: StatusRekanan
  /** flag set and today inside its dates */
  blacklist: boolean
  ukuran: UkuranUsaha | null
  /** codes of the vendor's valid licences */
  kbli: readonly string[]
}

export interface HubunganDaftar {
  terdaftar: boolean
  /** has an invitation of type P */
  diundang: boolean
  sekarang: Kapan
}

/**
 * Why this vendor cannot be a candidate at all: status, blacklist, kind, size, field of business. Size and KBLI are
 * asked of companies; individuals hold no licences.
 */
export function alasanTidakSyarat(
  paket: Pick<PaketDaftar, 'jenisPeserta' | 'isUsahaKecil' | 'kbli'>,
  rekanan: RekananDaftar
): string | null {
  const alasan = teks.daftar.tolak
  if (rekanan.status === 'E') return alasan.kedaluwarsa
  if (!bolehIkutPaket(rekanan.status, false)) return alasan.belumAktif
  if (rekanan.blacklist) return alasan.blacklist
  if (!paket.jenisPeserta.includes(rekanan.jenis)) return alasan.jenis[rekanan.jenis]
  if (rekanan.jenis === 'O') return null
  if (paket.isUsahaKecil && !usahaKecil(rekanan.ukuran)) return alasan.usahaKecil
  if (paket.kbli.length > 0 && !paket.kbli.some((kode) => rekanan.kbli.includes(kode))) {
    return alasan.kbli
  }
  return null
}

/** Null when DAFTAR is allowed now: strictly inside the window (S1 §2.8). */
export function alasanTolakDaftar(
  paket: PaketDaftar,
  rekanan: RekananDaftar,
  hubungan: HubunganDaftar
): string | null {
  const alasan = teks.daftar.tolak
  if (hubungan.terdaftar) return alasan.sudahTerdaftar
  if (paket.statusPelaksanaan !== 'A') return alasan.tidakBerjalan
  const perluUndangan = paket.metodePemilihan === 'TLA' || paket.metodePemilihan === 'PLA'
  if (perluUndangan && !hubungan.diundang) return alasan.tidakDiundang
  const kini = keMs(hubungan.sekarang)
  const mulai = keMs(paket.mulaiDaftar)
  const selesai = keMs(paket.selesaiDaftar)
  if (kini === null || mulai === null || kini <= mulai) return alasan.belumDibuka
  if (selesai === null || kini >= selesai) return alasan.sudahTutup
  return alasanTidakSyarat(paket, rekanan)
}

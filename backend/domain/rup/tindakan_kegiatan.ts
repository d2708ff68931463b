/**
 * Approval of an activity (decisions §4): '' → S → AM/RM (manajer) → AP/RP (ppk) → AU/RU (manajerULP) → AD/RD (pa).
 * The server refuses by this table and the apps show buttons and the timeline by it.
 */
import { rup as teks } from '@eproc/i18n/id/rup'
import { bolehkah, bolehMenyetujui, dalamLingkup, lingkupHak, type Hak } from '../common/rights.ts'
import { teksPeran, type Peran } from '../common/roles.ts'
import type { StatusKegiatan, StatusPersetujuan } from '../common/choices.ts'

export interface LangkahPersetujuan {
  /** state in which this step's role decides */
  dari: StatusPersetujuan
  setuju: StatusPersetujuan
  tolak: StatusPersetujuan
  peran: Peran
  hak: Hak
}

export const LANGKAH_PERSETUJUAN: readonly LangkahPersetujuan[] = [
  { dari: 'S', setuju: 'AM', tolak: 'RM', peran: 'manajer', hak: 'kegiatan.setujui.manajer' },
  { dari: 'AM', setuju: 'AP', tolak: 'RP', peran: 'ppk', hak: 'kegiatan.setujui.ppk' },
  { dari: 'AP', setuju: 'AU', tolak: 'RU', peran: 'manajerULP', hak: 'kegiatan.setujui.ulp' },
  { dari: 'AU', setuju: 'AD', tolak: 'RD', peran: 'pa', hak: 'kegiatan.setujui.pa' },
]

/** The step that decides next; undefined for a draft, a rejected and a fully approved activity. */
export const langkahBerikut = (persetujuan: StatusPersetujuan): LangkahPersetujuan | undefined =>
  LANGKAH_PERSETUJUAN.find((l) => l.dari === persetujuan)

/** Rejected: it is back with its author. */
export const ditolak = (persetujuan: StatusPersetujuan): boolean => persetujuan.startsWith('R')

export interface KeadaanKegiatan {
  persetujuan: StatusPersetujuan
  status: StatusKegiatan
  divisi: string
  direktorat: string
  ppkId: number
  pengajuId: number | null
  penyunting: readonly number[]
}

export interface PelakuRencana {
  id: number
  peran: Peran
  unlada: boolean
  divisi: string | null
  /** directorate of the caller's division, or that division itself */
  direktorat: string | null
}

export type TindakanKegiatan = 'ubah' | 'ajukan' | 'setujui' | 'tolak' | 'hapus'

/** Why not: `terlarang` it never is this caller's to do, `bentrok` the state forbids it now. */
export type Sebab = { jenis: 'terlarang' | 'bentrok'; pesan: string } | null

const conflict = (pesan: string): Sebab => ({ jenis: 'bentrok', pesan })
const forbidden = (pesan: string): Sebab => ({ jenis: 'terlarang', pesan })
const TANPA_HAK = forbidden('')

const HAK: Readonly<Record<'ubah' | 'ajukan' | 'hapus', Hak>> = {
  ubah: 'kegiatan.ubah',
  ajukan: 'kegiatan.ajukan',
  hapus: 'kegiatan.ubah',
}

const mencakup = (k: KeadaanKegiatan, pelaku: PelakuRencana, hak: Hak): boolean =>
  dalamLingkup(lingkupHak(pelaku, hak), pelaku, k)

/** Anybody who decides may send it back, also their own: else what nobody else may decide would wait for ever. */
function sebabMenolak(k: KeadaanKegiatan, pelaku: PelakuRencana): Sebab {
  const punyaHak = LANGKAH_PERSETUJUAN.some((l) => bolehkah(pelaku, l.hak))
  if (!punyaHak) return TANPA_HAK
  const langkah = langkahBerikut(k.persetujuan)
  if (!langkah)
    return conflict(k.persetujuan === '' ? teks.errors.belumDiajukan : teks.errors.sudahDiputuskan)
  if (!bolehkah(pelaku, langkah.hak))
    return conflict(teks.errors.bukanGiliran(teksPeran(langkah.peran)))
  if (!mencakup(k, pelaku, langkah.hak)) return TANPA_HAK
  if (langkah.peran === 'ppk' && k.ppkId !== pelaku.id) return forbidden(teks.errors.bukanPpk)
  return null
}

const sebabMenyetujui = (k: KeadaanKegiatan, pelaku: PelakuRencana): Sebab =>
  sebabMenolak(k, pelaku) ??
  (bolehMenyetujui(pelaku.id, [k.pengajuId, ...k.penyunting])
    ? null
    : forbidden(teks.errors.penyusunSendiri))

/** Why the caller may not do this with the activity now; null when it may be done. */
export function sebabTindakan(
  k: KeadaanKegiatan,
  pelaku: PelakuRencana,
  tindakan: TindakanKegiatan
): Sebab {
  if (tindakan === 'setujui') return sebabMenyetujui(k, pelaku)
  if (tindakan === 'tolak') return sebabMenolak(k, pelaku)
  if (!mencakup(k, pelaku, HAK[tindakan])) return TANPA_HAK
  if (tindakan === 'ajukan' && k.persetujuan !== '' && !ditolak(k.persetujuan)) {
    return conflict(k.persetujuan === 'AD' ? teks.errors.sudahDisetujui : teks.errors.sudahDiajukan)
  }
  if (tindakan === 'hapus' && (k.persetujuan !== '' || k.status !== 'N')) {
    return conflict(teks.errors.hapusDraf)
  }
  return null
}

const SEMUA: readonly TindakanKegiatan[] = ['ubah', 'ajukan', 'setujui', 'tolak', 'hapus']

/** Everything that this caller may do with the activity now. */
export const tindakanKegiatan = (k: KeadaanKegiatan, pelaku: PelakuRencana): TindakanKegiatan[] =>
  SEMUA.filter((t) => sebabTindakan(k, pelaku, t) === null)

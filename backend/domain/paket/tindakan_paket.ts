/**
 * What may be done with a package in its present state, and by whom (S3 §2.2, decisions §2, §5). The server
 * refuses by this table and the apps show buttons by it.
 */
import { arsip as teksArsip } from '@eproc/i18n/id/arsip'
import { paket as teks } from '@eproc/i18n/id/paket'
import { bolehkah, bolehMenyetujui, type Hak, type Pelaku } from '../common/rights.ts'
import type { StatusPelaksanaan, StatusPersetujuan } from '../common/choices.ts'

export interface KeadaanPaket {
  status: StatusPersetujuan
  statusPelaksanaan: StatusPelaksanaan
  pengajuId: number | null
  penyunting: readonly number[]
  /** it was submitted at least once: papers of an approval hang on it */
  pernahDiajukan: boolean
  /** the failed package that it tenders again */
  paketAsalId: number | null
  /** the committee tender to which it was handed over */
  tenderId: number | null
  /** day of the contract; null while its form is not saved */
  tglKontrak: string | null
  /** the order to begin work (SPMK) was issued */
  kunciSpmk: boolean
  /** a revision of its schedule waits for approval; absent where only the deed itself looks */
  adaRevisi?: boolean
  /** a package that was not cancelled tenders it again; absent where only the deed itself looks */
  adaUlang?: boolean
}

export type TindakanPaket =
  | 'ubah'
  | 'hapus'
  | 'ajukan'
  | 'setujui'
  | 'tolak'
  | 'pokja'
  | 'gantiPpk'
  | 'terbitkan'
  | 'serah'
  | 'selesai'
  | 'gagal'
  | 'batal'
  | 'tunda'
  | 'lanjutkan'
  | 'ulang'
  | 'revisi'
  | 'setujuiRevisi'
  | 'fileJadwal'
  | 'pendaftaran'
  | 'arsip'

/** The right to a deed, and the states that forbid it. */
export interface AturanTindakan {
  hak: Hak
  /** why not; null when it may be done */
  sebab: (p: KeadaanPaket, pelakuId: number) => string | null
}

const g = teks.errors
const hanya =
  (boleh: string, sebab: string) =>
  (p: KeadaanPaket): string | null =>
    boleh.includes(p.statusPelaksanaan) ? null : sebab
const belumTerbit = hanya('N', g.sudahTerbit)
const siapTerbit = (p: KeadaanPaket): string | null =>
  belumTerbit(p) ?? (p.status === 'AM' ? null : g.belumDisetujui)
const belumDiserahkan = (p: KeadaanPaket): string | null =>
  p.tenderId === null ? null : g.diserahkan
/** Anybody who decides may send it back, also their own: else what nobody else may decide would wait for ever. */
const menolak = (p: KeadaanPaket): string | null =>
  p.statusPelaksanaan === 'N' && p.status === 'S' ? null : g.belumDiajukan
const menyetujui = (p: KeadaanPaket, pelakuId: number): string | null =>
  menolak(p) ??
  (bolehMenyetujui(pelakuId, [p.pengajuId, ...p.penyunting]) ? null : g.penyusunSendiri)

const berjalan = hanya('AP', g.bukanBerjalan)
/** Whoever was ordered to begin work won: what is left is to finish the tender. */
const belumSpmk = (p: KeadaanPaket): string | null => (p.kunciSpmk ? g.sudahSpmk : null)
/** Also a finished one whose winner has not signed: it could neither go on nor be tendered again. */
const menggagalkan = (p: KeadaanPaket): string | null => {
  const kontrak = p.tglKontrak === null ? null : g.gagalBerkontrak
  return (p.statusPelaksanaan === 'S' ? kontrak : berjalan(p)) ?? belumSpmk(p)
}
const menyetujuiRevisi = (p: KeadaanPaket): string | null =>
  berjalan(p) ?? (p.adaRevisi ? null : g.tanpaRevisi)

/** Also once more, when what was to tender it again was cancelled. */
const mengulang = (p: KeadaanPaket): string | null =>
  hanya('GU', g.bukanGagal)(p) ?? (p.adaUlang ? g.sudahUlang : null)

/** A draft that nobody has seen yet is taken back by who wrote it. */
const menghapus = (p: KeadaanPaket, pelakuId: number): string | null => {
  if (p.statusPelaksanaan !== 'N') return g.sudahTerbit
  if (p.status !== '' || p.pernahDiajukan) return g.pernahDiajukan
  if (p.paketAsalId !== null) return g.hapusUlang
  return belumDiserahkan(p) ?? (p.penyunting.includes(pelakuId) ? null : g.bukanPenyusun)
}

export const TINDAKAN_PAKET: Readonly<Record<TindakanPaket, AturanTindakan>> = {
  ubah: { hak: 'paket.ubah', sebab: belumTerbit },
  hapus: { hak: 'paket.hapus', sebab: menghapus },
  ajukan: {
    hak: 'paket.ajukan',
    sebab: (p) =>
      belumTerbit(p) ?? (p.status === 'S' || p.status === 'AM' ? g.sudahDiajukan : null),
  },
  setujui: { hak: 'paket.setujui', sebab: menyetujui },
  tolak: { hak: 'paket.setujui', sebab: menolak },
  pokja: { hak: 'paket.pokja.tunjuk', sebab: hanya('NAP', g.sudahAkhir) },
  // Also of one that has ended: an order for access and the destruction of what was never opened are the PPK's.
  gantiPpk: { hak: 'paket.ppk.usul', sebab: () => null },
  terbitkan: { hak: 'paket.terbitkan', sebab: (p) => siapTerbit(p) ?? belumDiserahkan(p) },
  serah: { hak: 'paket.terbitkan', sebab: (p) => siapTerbit(p) ?? belumDiserahkan(p) },
  selesai: { hak: 'paket.selesai', sebab: hanya('A', g.bukanAktif) },
  gagal: { hak: 'paket.gagal', sebab: menggagalkan },
  batal: { hak: 'paket.batal', sebab: (p) => hanya('NAP', g.sudahAkhir)(p) ?? belumSpmk(p) },
  tunda: { hak: 'paket.tunda', sebab: hanya('A', g.bukanAktif) },
  lanjutkan: { hak: 'paket.lanjutkan', sebab: hanya('P', g.bukanDitunda) },
  ulang: { hak: 'paket.ulang', sebab: mengulang },
  revisi: { hak: 'jadwal.revisi.ajukan', sebab: berjalan },
  setujuiRevisi: { hak: 'jadwal.revisi.setujui', sebab: menyetujuiRevisi },
  fileJadwal: { hak: 'tender.fileJadwal', sebab: hanya('NAPS', g.sudahAkhir) },
  arsip: { hak: 'tender.arsip', sebab: hanya('SGBU', teksArsip.errors.belumSelesai) },
  pendaftaran: { hak: 'paket.jadwal.susun', sebab: berjalan },
}

/** What a committee does with the packages of its tender (decisions §5.4). */
export const TINDAKAN_PANITIA = {
  ubah: { hak: 'panitia.tender.kelola', sebab: belumTerbit },
  ajukan: { hak: 'panitia.tender.kelola', sebab: TINDAKAN_PAKET.ajukan.sebab },
  terbitkan: { hak: 'panitia.tender.kelola', sebab: siapTerbit },
} as const satisfies Readonly<Record<string, AturanTindakan>>

/** Everything that this caller may do now. */
export function tindakanPaket(
  paket: KeadaanPaket,
  pelaku: Pelaku & { id: number }
): TindakanPaket[] {
  return (Object.keys(TINDAKAN_PAKET) as TindakanPaket[]).filter((t) => {
    const { hak, sebab } = TINDAKAN_PAKET[t]
    return bolehkah(pelaku, hak) && sebab(paket, pelaku.id) === null
  })
}

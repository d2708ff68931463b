/**
 * States of a committee tender and what may be done in each (S3 §4.3, decisions §5.4). D0 is the blank form, which is
 * never stored; TS follows from the schedules of the packages, so it is not stored either.
 */
import { panitia as teks } from '@eproc/i18n/id/panitia'
import type { MetodePemilihan, Pilihan, Warna } from '../common/choices.ts'

export type StatusTender = 'D0' | 'A0' | 'D1' | 'T0' | 'T1' | 'TS'
/** As the tender's own row has it. */
export type StatusTersimpan = 'A0' | 'D1' | 'T0' | 'T1'

const WARNA: Readonly<Record<StatusTender, Warna>> = {
  D0: 'biru',
  A0: 'kuning',
  D1: 'biru',
  T0: 'utama',
  T1: 'utama',
  TS: 'hijau',
}
export const STATUS_TENDER: readonly (Pilihan<StatusTender> & { warna: Warna })[] = (
  Object.keys(WARNA) as StatusTender[]
).map((kode) => ({ kode, teks: teks.status[kode], warna: WARNA[kode] }))
export const STATUS_DRAF = ['A0', 'D1'] as const satisfies readonly StatusTender[]
export const STATUS_JALAN = ['T0', 'T1', 'TS'] as const satisfies readonly StatusTender[]

/** How the committee calls a method: T tender, S selection, P without tender (PLA or TLA). */
export type MetodeTender = 'T' | 'S' | 'P'
export const METODE_TENDER: readonly Pilihan<MetodeTender>[] = (['T', 'S', 'P'] as const).map(
  (kode) => ({ kode, teks: teks.metode[kode] })
)
const METODE: Readonly<Record<MetodePemilihan, MetodeTender>> = {
  TEN: 'T',
  SEL: 'S',
  PLA: 'P',
  TLA: 'P',
}
export const metodeTender = (metode: MetodePemilihan): MetodeTender => METODE[metode]

/** The package's method; P keeps direct appointment where the package has it. */
export function metodePaket(metode: MetodeTender, semula: MetodePemilihan): MetodePemilihan {
  if (metode === 'T') return 'TEN'
  if (metode === 'S') return 'SEL'
  return semula === 'TLA' ? 'TLA' : 'PLA'
}

/** What a confirmed draft becomes. */
export const statusKonfirmasi = (metode: MetodeTender): 'T0' | 'T1' =>
  metode === 'P' ? 'T0' : 'T1'

export type TindakanTender = 'tambah' | 'buat' | 'ubah' | 'hapus' | 'konfirmasi' | 'jalan'

const TINDAKAN: Readonly<Record<TindakanTender, readonly [StatusTersimpan[], string]>> = {
  tambah: [['A0', 'D1'], teks.errors.bukanDraf],
  buat: [['A0'], teks.errors.bukanSiap],
  ubah: [['A0', 'D1'], teks.errors.bukanDraf],
  hapus: [['D1'], teks.errors.bukanDraf],
  konfirmasi: [['D1'], teks.errors.bukanDraf],
  jalan: [['T0', 'T1'], teks.errors.belumJalan],
}

/** Why not; null when it may be done. */
export function sebabTender(tindakan: TindakanTender, status: StatusTersimpan): string | null {
  const [boleh, sebab] = TINDAKAN[tindakan]
  return boleh.includes(status) ? null : sebab
}

/** What a list offers for a tender in this state. */
export const tindakanTender = (status: StatusTersimpan): TindakanTender[] =>
  (['buat', 'ubah', 'hapus', 'konfirmasi'] as const).filter(
    // A package that was only handed over is first made a draft.
    (t) => sebabTender(t, status) === null && !(t === 'ubah' && status === 'A0')
  )

/** The topic's tag: SH in the objection period of the result, otherwise PP (S3 §4.4). */
export type TandaTopik = 'PP' | 'SH'
/** Win order of a participant who is not the winner (S3 §5.5). */
export const URUTAN_BUKAN_PEMENANG = 99

/** Rules of a package's committee (decisions §2). */
import { paket as teks } from '@eproc/i18n/id/paket'
import { Checker, type Finding, type Teks } from '../common/checker.ts'
import type { MetodePemilihan } from '../common/choices.ts'

export interface PokjaInput {
  /** number and day of the letter of appointment */
  nomor?: Teks
  tanggal?: Teks
  /** ids */
  anggota: readonly number[]
}

export interface PokjaContext {
  metode: MetodePemilihan
  ppkId: number
  /** who approved the package */
  penyetujuId: number | null
  /** ids of those who may be members */
  calon: readonly number[]
  nama: ReadonlyMap<number, string>
}

const perluTiga = (metode: MetodePemilihan): boolean => metode === 'TEN' || metode === 'SEL'

/** Three or more and odd for tender and selection; one official is enough for TLA and PLA. */
export const jumlahPokjaSah = (metode: MetodePemilihan, jumlah: number): boolean =>
  perluTiga(metode) ? jumlah >= 3 && jumlah % 2 === 1 : jumlah >= 1

/** Every member who may not be one is named. */
export function aturanPokja(input: PokjaInput, context: PokjaContext): Finding[] {
  const check = new Checker()
  const pesan = teks.aturan
  const { metode, ppkId, penyetujuId, calon } = context
  check.require('nomor', input.nomor, pesan.pokjaNomor)
  check.require('tanggal', input.tanggal, pesan.pokjaTanggal)
  if (!jumlahPokjaSah(metode, input.anggota.length)) {
    check.add('anggota', 'count', perluTiga(metode) ? pesan.pokjaTigaGanjil : pesan.pokjaSatu)
  }
  for (const id of input.anggota) {
    const sebutan = context.nama.get(id) ?? String(id)
    if (id === ppkId) check.add('anggota', 'ppk', pesan.pokjaPpk(sebutan))
    else if (id === penyetujuId) check.add('anggota', 'approver', pesan.pokjaPenyetuju(sebutan))
    else if (!calon.includes(id)) check.add('anggota', 'member', pesan.pokjaBukanAnggota(sebutan))
  }
  return check.findings
}

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

/** Tender and selection have a committee; TLA and PLA an official. */
export const pokjaPerluTiga = (metode: MetodePemilihan): boolean =>
  metode === 'TEN' || metode === 'SEL'

/** Three or more and odd for tender and selection; one official is enough for TLA and PLA. */
export const jumlahPokjaSah = (metode: MetodePemilihan, jumlah: number): boolean =>
  pokjaPerluTiga(metode) ? jumlah >= 3 && jumlah % 2 === 1 : jumlah >= 1

/** Why nobody may appoint this person to the package's pokja; null who may be a member. */
export function alasanBukanPokja(
  id: number,
  { ppkId, penyetujuId, calon, nama }: Omit<PokjaContext, 'metode'>
): { rule: string; message: string } | null {
  const pesan = teks.aturan
  const sebutan = nama.get(id) ?? String(id)
  if (id === ppkId) return { rule: 'ppk', message: pesan.pokjaPpk(sebutan) }
  if (id === penyetujuId) return { rule: 'approver', message: pesan.pokjaPenyetuju(sebutan) }
  return calon.includes(id) ? null : { rule: 'member', message: pesan.pokjaBukanAnggota(sebutan) }
}

/** Every member who may not be one is named. */
export function aturanPokja(input: PokjaInput, context: PokjaContext): Finding[] {
  const check = new Checker()
  const pesan = teks.aturan
  const { metode } = context
  check.require('nomor', input.nomor, pesan.pokjaNomor)
  check.require('tanggal', input.tanggal, pesan.pokjaTanggal)
  if (!jumlahPokjaSah(metode, input.anggota.length)) {
    check.add('anggota', 'count', pokjaPerluTiga(metode) ? pesan.pokjaTigaGanjil : pesan.pokjaSatu)
  }
  for (const id of input.anggota) {
    const alasan = alasanBukanPokja(id, context)
    if (alasan) check.add('anggota', alasan.rule, alasan.message)
  }
  return check.findings
}

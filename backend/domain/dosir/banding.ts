/** What differs between two versions of a section. */
import type { BandingBagian, RekamanBanding, NilaiBanding } from './answers_banding.ts'

/** A record as it is stored, by columns. */
export type BarisMentah = Readonly<Record<string, unknown>>

/** How a column is called and its value told; equality is judged by what is stored, so masks and names hide no change. */
export interface CaraBaca {
  kolom: (column: string) => string
  nilai: (column: string, nilai: unknown) => NilaiBanding
}

/** Records by their id: what was added, changed, taken away; every field of those, the changed ones marked. */
export function bandingkan(
  dulu: ReadonlyMap<number, BarisMentah>,
  kini: ReadonlyMap<number, BarisMentah>,
  baca: CaraBaca
): Pick<BandingBagian, 'catatan' | 'sama'> {
  const semua = [...new Set([...dulu.keys(), ...kini.keys()])].map((id): RekamanBanding => {
    const [lama, baru] = [dulu.get(id), kini.get(id)]
    const columns = [...new Set([...Object.keys(lama ?? {}), ...Object.keys(baru ?? {})])]
    const isi = columns.map((column) => ({
      kolom: baca.kolom(column),
      terverifikasi: baca.nilai(column, lama?.[column] ?? null),
      kini: baca.nilai(column, baru?.[column] ?? null),
      berubah: JSON.stringify(lama?.[column] ?? null) !== JSON.stringify(baru?.[column] ?? null),
    }))
    const jenis = lama === undefined ? 'tambah' : baru === undefined ? 'hapus' : 'ubah'
    return { id, judul: judulCatatan(baru ?? lama ?? {}), jenis, isi }
  })
  const catatan = semua.filter((c) => c.isi.some((b) => b.berubah))
  return { catatan, sama: semua.length - catatan.length }
}

const JUDUL = ['nama_kontrak', 'keahlian', 'nomor', 'nomor_terima', 'nama'] as const

function judulCatatan(isi: BarisMentah): string {
  const nama = JUDUL.map((k) => isi[k]).find((n) => typeof n === 'string' && n !== '')
  return [isi.nomor === undefined ? undefined : isi.jenis, nama].filter(Boolean).join(' ')
}

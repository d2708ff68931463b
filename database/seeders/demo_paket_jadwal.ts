/** Schedules of the demonstration's packages: the stage that is meant runs today, whatever day today is. */
import type { JadwalInput } from '@eproc/domain/paket/isian_paket'
import type { JenisPengadaan, Kualifikasi, MetodePemilihan } from '@eproc/domain/common/choices'
import { jadwalAwal } from '@eproc/domain/tahap/templat'
import {
  hariKerja,
  tambahHari,
  tambahHariKerja,
  type HariLibur,
} from '@eproc/domain/common/working_days'

/** Working days of a stage, by the beginning of its key; others take one. */
const LAMA: readonly (readonly [awal: string, hari: number])[] = [
  ['pengumuman-', 1],
  ['pengumuman', 3],
  ['dokumen', 4],
  ['pemasukan', 3],
  ['evaluasi', 3],
  ['sanggah', 5],
  ['jawaban', 2],
]
const previous = (key: string): number => LAMA.find(([a]) => key.startsWith(a))?.[1] ?? 1

export interface TahapDemo extends JadwalInput {
  kunci: string
  mulai: string | null
  selesai: string | null
}

const mulaiPada = (hari: string) => `${hari}T08:00:00+07:00`
const selesaiPada = (hari: string) => `${hari}T16:00:00+07:00`

function hariKerjaSebelum(hari: string, jumlah: number, libur: HariLibur): string {
  let h = hari
  for (let i = 0; i < jumlah; i++) {
    do h = tambahHari(h, -1)
    while (!hariKerja(h, libur))
  }
  return h
}

/**
 * Stages one after another in office hours. The stage `kini` begins on the last working day before today and ends
 * three working days from now; with null everything lies ahead, from the third working day on.
 */
export function jadwalDemo(
  paket: {
    metodePemilihan: MetodePemilihan
    kualifikasi: Kualifikasi | null
    jenisPengadaan: JenisPengadaan
  },
  kini: string | null,
  today: string,
  libur: HariLibur
): TahapDemo[] {
  const semua = jadwalAwal(paket.metodePemilihan, paket.kualifikasi, paket.jenisPengadaan)
  const hasil: TahapDemo[] = semua.map(({ urut, kunci: key, include }) => ({
    urut,
    kunci: key,
    include,
    mulai: null,
    selesai: null,
    remark: null,
  }))
  const ikut = hasil.filter((t) => t.include)
  const letak = kini === null ? 0 : ikut.findIndex((t) => t.kunci === kini)
  if (letak < 0) throw new Error(`Tahap ${kini} tidak ada dalam jadwal`)
  const awal =
    kini === null
      ? tambahHariKerja(tambahHari(today, 1), 2, libur)
      : hariKerjaSebelum(today, 1, libur)

  let limit = awal
  for (const t of ikut.slice(0, letak).toReversed()) {
    const akhir = hariKerjaSebelum(limit, 1, libur)
    limit = hariKerjaSebelum(akhir, previous(t.kunci) - 1, libur)
    t.mulai = mulaiPada(limit)
    t.selesai = selesaiPada(akhir)
  }
  let hari = awal
  for (const t of ikut.slice(letak)) {
    const akhir =
      t.kunci === kini
        ? tambahHariKerja(tambahHari(today, 1), 2, libur)
        : tambahHariKerja(hari, previous(t.kunci) - 1, libur)
    t.mulai = mulaiPada(hari)
    t.selesai = selesaiPada(akhir)
    hari = tambahHariKerja(tambahHari(akhir, 1), 0, libur)
  }
  return hasil
}

import { aturanNilai, type NilaiContext } from '@eproc/domain/tender/aturan_nilai'
import {
  BENDERA_EVALUASI,
  tahapPembukaan,
  type AlasanEvaluasi,
  type BenderaEvaluasi,
} from '@eproc/domain/tender/nilai_rekanan'
import { Checker, type Finding } from '@eproc/domain/common/checker'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import type { PenawaranRekanan } from '@eproc/domain/tender/answers_penawaran'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { fileTab, uraiTab } from '@eproc/domain/tahap/tab'
import type { Tahap } from '@eproc/domain/tahap/templat'

/** '' not judged yet, '1' yes, '0' no: values of the choice on the screen. */
export type Tiga = '' | '1' | '0'
const keTiga = (nilai: boolean | null): Tiga => (nilai === null ? '' : nilai ? '1' : '0')
const dariTiga = (nilai: Tiga): boolean | null => (nilai === '' ? null : nilai === '1')

export interface EvaluasiInputRow {
  hasilKualifikasi: Tiga
  lulusKualifikasi: Tiga
  hasilAdministrasi: Tiga
  hasilTeknis: number | null
  lulusTeknis: Tiga
  /** Empty: the system's proposal holds. */
  hasilHarga: number | null
  lulusHarga: Tiga
  nilaiPenawaran: number | null
  catatanKoreksi: string
  biayaEvaluasi: number | null
  alasan: Required<Omit<AlasanEvaluasi, 'pemenang'>>
}
export interface EvaluasiInput {
  listEvaluasi: EvaluasiInputRow[]
}

export const awalIsian = (b: EvaluasiStaf): EvaluasiInputRow => ({
  hasilKualifikasi: keTiga(b.hasilKualifikasi),
  lulusKualifikasi: keTiga(b.lulusKualifikasi),
  hasilAdministrasi: keTiga(b.hasilAdministrasi),
  hasilTeknis: b.hasilTeknis,
  lulusTeknis: keTiga(b.lulusTeknis),
  hasilHarga: b.hargaManual ? b.hasilHarga : null,
  lulusHarga: keTiga(b.lulusHarga),
  nilaiPenawaran: b.nilaiPenawaran ?? b.hargaPenawaran,
  catatanKoreksi: b.catatanKoreksi ?? '',
  biayaEvaluasi: b.biayaEvaluasi,
  alasan: {
    kualifikasi: b.alasan.kualifikasi ?? '',
    administrasi: b.alasan.administrasi ?? '',
    teknis: b.alasan.teknis ?? '',
    harga: b.alasan.harga ?? '',
  },
})

const terisi = (i: EvaluasiInputRow) => ({
  hasilKualifikasi: dariTiga(i.hasilKualifikasi),
  lulusKualifikasi: dariTiga(i.lulusKualifikasi),
  hasilAdministrasi: dariTiga(i.hasilAdministrasi),
  hasilTeknis: i.hasilTeknis,
  lulusTeknis: dariTiga(i.lulusTeknis),
  hasilHarga: i.hasilHarga,
  lulusHarga: dariTiga(i.lulusHarga),
  nilaiPenawaran: i.nilaiPenawaran,
  catatanKoreksi: i.catatanKoreksi.trim() || null,
  biayaEvaluasi: i.biayaEvaluasi,
  alasan: i.alasan,
})

/** Body of PUT /api/lelang/evaluasi: flags of this tahap's parts, without total and ranking. */
export function badanEvaluasi(
  paketId: number,
  bagian: readonly KategoriFile[],
  baris: readonly EvaluasiStaf[],
  input: EvaluasiInput
) {
  const bendera = (Object.keys(BENDERA_EVALUASI) as BenderaEvaluasi[]).filter((b) =>
    bagian.includes(BENDERA_EVALUASI[b])
  )
  return {
    paketPenyediaId: paketId,
    ...Object.fromEntries(bendera.map((b) => [b, true])),
    listEvaluasi: input.listEvaluasi.map((i, n) => {
      const b = baris[n]!
      const { biayaEvaluasi, ...isi } = terisi(i)
      return {
        vendorId: b.vendorId,
        ...(b.id === null ? {} : { id: b.id, versi: b.versi }),
        ...isi,
        ...(biayaEvaluasi === null ? {} : { biayaEvaluasi }),
      }
    }),
  }
}

/** The domain's rules over all rows; fields are named `listEvaluasi.0.…`. */
export function aturanEvaluasi(
  input: EvaluasiInput,
  { baris, ...context }: NilaiContext & { baris: readonly EvaluasiStaf[] }
): Finding[] {
  const check = new Checker()
  for (const [n, i] of input.listEvaluasi.entries()) {
    check.at(`listEvaluasi.${n}`).include(aturanNilai({ ...baris[n]!, ...terisi(i) }, context))
  }
  return check.findings
}

/** Those whose documents were opened for these parts; only they are judged in this tahap. */
export function yangDinilai(
  semua: readonly EvaluasiStaf[],
  penawaran: readonly PenawaranRekanan[],
  templat: readonly Tahap[],
  bagian: readonly KategoriFile[],
  urut: number
): EvaluasiStaf[] {
  const jenis = new Set(
    bagian.flatMap((b) => {
      const buka = tahapPembukaan(templat, b, urut)
      const tab = buka?.staf.find((t) => uraiTab(t).jenis === 'pembukaan')
      return tab ? fileTab(tab) : []
    })
  )
  const ikut = new Set(
    penawaran.filter((p) => p.berkas?.some((b) => jenis.has(b.jenis))).map((p) => p.vendorId)
  )
  return semua.filter((b) => ikut.has(b.vendorId))
}

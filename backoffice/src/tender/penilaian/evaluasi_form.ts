import { aturanNilai, type NilaiContext } from '@eproc/domain/tender/nilai/aturan_nilai'
import {
  BENDERA_EVALUASI,
  tahapPembukaan,
  type AlasanEvaluasi,
  type BenderaEvaluasi,
} from '@eproc/domain/tender/nilai/nilai_rekanan'
import { Checker, type Finding } from '@eproc/domain/common/checker'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import type { PenawaranRekanan } from '@eproc/domain/tender/penawaran/answers_penawaran'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { fileTab, uraiTab } from '@eproc/domain/tahap/tab'
import type { Tahap } from '@eproc/domain/tahap/templat'

/** '' not judged yet, '1' yes, '0' no: values of the choice on the screen. */
export type Verdict = '' | '1' | '0'
const toVerdict = (value: boolean | null): Verdict => (value === null ? '' : value ? '1' : '0')
const fromVerdict = (verdict: Verdict): boolean | null => (verdict ? verdict === '1' : null)

type AlasanKey = Exclude<keyof AlasanEvaluasi, 'pemenang'>

export interface EvaluasiInputRow {
  hasilKualifikasi: Verdict
  lulusKualifikasi: Verdict
  hasilAdministrasi: Verdict
  hasilTeknis: number | null
  lulusTeknis: Verdict
  /** Empty: the system's proposal holds. */
  hasilHarga: number | null
  lulusHarga: Verdict
  nilaiPenawaran: number | null
  catatanKoreksi: string | null
  biayaEvaluasi: number | null
  alasan: Record<AlasanKey, string | null>
}
export interface EvaluasiInput {
  listEvaluasi: EvaluasiInputRow[]
}

export const startOf = (b: EvaluasiStaf): EvaluasiInputRow => ({
  hasilKualifikasi: toVerdict(b.hasilKualifikasi),
  lulusKualifikasi: toVerdict(b.lulusKualifikasi),
  hasilAdministrasi: toVerdict(b.hasilAdministrasi),
  hasilTeknis: b.hasilTeknis,
  lulusTeknis: toVerdict(b.lulusTeknis),
  hasilHarga: b.hargaManual ? b.hasilHarga : null,
  lulusHarga: toVerdict(b.lulusHarga),
  nilaiPenawaran: b.nilaiPenawaran ?? b.hargaPenawaran,
  catatanKoreksi: b.catatanKoreksi,
  biayaEvaluasi: b.biayaEvaluasi,
  alasan: {
    kualifikasi: b.alasan.kualifikasi ?? null,
    administrasi: b.alasan.administrasi ?? null,
    teknis: b.alasan.teknis ?? null,
    harga: b.alasan.harga ?? null,
  },
})

const judged = (i: EvaluasiInputRow) => ({
  hasilKualifikasi: fromVerdict(i.hasilKualifikasi),
  lulusKualifikasi: fromVerdict(i.lulusKualifikasi),
  hasilAdministrasi: fromVerdict(i.hasilAdministrasi),
  hasilTeknis: i.hasilTeknis,
  lulusTeknis: fromVerdict(i.lulusTeknis),
  hasilHarga: i.hasilHarga,
  lulusHarga: fromVerdict(i.lulusHarga),
  nilaiPenawaran: i.nilaiPenawaran,
  catatanKoreksi: i.catatanKoreksi?.trim() || null,
  biayaEvaluasi: i.biayaEvaluasi,
  alasan: {
    kualifikasi: i.alasan.kualifikasi ?? '',
    administrasi: i.alasan.administrasi ?? '',
    teknis: i.alasan.teknis ?? '',
    harga: i.alasan.harga ?? '',
  },
})

/** Was anything of this rekanan typed? */
const touched = (row: EvaluasiStaf, input: EvaluasiInputRow): boolean =>
  JSON.stringify(judged(input)) !== JSON.stringify(judged(startOf(row)))

/**
 * Body of PUT /api/lelang/evaluasi: flags of this tahap's parts, without total and ranking. Only rekanan that were
 * judged anew are sent, so that two members who judge different ones do not meet; all of them where none was.
 */
export function evaluasiBody(
  paketId: number,
  bagian: readonly KategoriFile[],
  rows: readonly EvaluasiStaf[],
  input: EvaluasiInput
) {
  const flags = (Object.keys(BENDERA_EVALUASI) as BenderaEvaluasi[]).filter((b) =>
    bagian.includes(BENDERA_EVALUASI[b])
  )
  const all = input.listEvaluasi.map((i, n) => [rows[n]!, i] as const)
  const changed = all.filter(([b, i]) => touched(b, i))
  return {
    paketPenyediaId: paketId,
    ...Object.fromEntries(flags.map((b) => [b, true])),
    listEvaluasi: (changed.length > 0 ? changed : all).map(([b, i]) => {
      const { biayaEvaluasi, ...values } = judged(i)
      return {
        vendorId: b.vendorId,
        ...(b.id === null ? {} : { id: b.id }),
        versi: b.versi,
        ...values,
        ...(biayaEvaluasi === null ? {} : { biayaEvaluasi }),
      }
    }),
  }
}

/** What the server reads of one call, in bytes (backend/config/bodyparser.ts). */
const MAKS_KIRIM = 1024 * 1024

export const tooMuchAtOnce = (body: object): boolean =>
  new TextEncoder().encode(JSON.stringify(body)).length > MAKS_KIRIM

/** The domain's rules over all rows; fields are named `listEvaluasi.0.…`. */
export function evaluasiRules(
  input: EvaluasiInput,
  { rows, ...context }: NilaiContext & { rows: readonly EvaluasiStaf[] }
): Finding[] {
  const check = new Checker()
  for (const [n, i] of input.listEvaluasi.entries()) {
    const row = rows[n]!
    // What is lifted by a correction may be low or not: that the server says.
    const read = row.nilaiPenawaran ?? row.hargaPenawaran ?? 0
    const rendah = row.rendah !== null && (i.nilaiPenawaran ?? read) <= read
    check
      .at(`listEvaluasi.${n}`)
      .include(aturanNilai({ ...row, ...judged(i) }, { ...context, rendah }))
  }
  return check.findings
}

/** Those whose documents were opened for these parts; only they are judged in this tahap. */
export function judgedHere(
  all: readonly EvaluasiStaf[],
  penawaran: readonly PenawaranRekanan[],
  templat: readonly Tahap[],
  bagian: readonly KategoriFile[],
  urut: number
): EvaluasiStaf[] {
  const kinds = new Set(
    bagian.flatMap((b) => {
      const opening = tahapPembukaan(templat, b, urut)
      const tab = opening?.staf.find((t) => uraiTab(t).jenis === 'pembukaan')
      return tab ? fileTab(tab) : []
    })
  )
  const included = new Set(
    penawaran.filter((p) => p.berkas?.some((b) => kinds.has(b.jenis))).map((p) => p.vendorId)
  )
  return all.filter((b) => included.has(b.vendorId))
}

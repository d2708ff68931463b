/** The committee's form between the record and what is sent. */
import type { RaRecord } from 'react-admin'
import type { RincianTender } from '@eproc/domain/panitia/answers'
import {
  aturanTender,
  rencanaTender,
  pasanganDiminta,
  type TenderContext,
  type TenderInput,
} from '@eproc/domain/panitia/aturan_tender'
import { BERKAS_FORM } from '@eproc/domain/panitia/berkas_tender'
import { TIME_FIELDS, type Pasangan } from '@eproc/domain/panitia/tahap_tender'

export type TenderForm = Record<string, unknown>

/** Ids as the form holds them: a list, or the record's comma list. */
export const ids = (value: unknown): number[] =>
  Array.isArray(value)
    ? value.map((v) => (typeof v === 'object' && v ? Number((v as { id: number }).id) : Number(v)))
    : String(value ?? '')
        .split(',')
        .filter(Boolean)
        .map(Number)

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

const toInput = (v: TenderForm): TenderInput => ({
  kbli: ids(v.kbli),
  jenisPengadaan: text(v.jenisPengadaan),
  metodePemilihan: text(v.metodePemilihan),
  metodeKualifikasi: text(v.metodeKualifikasi),
  metodeEvaluasi: text(v.metodeEvaluasi),
  pemenang: v.pemenang === null || v.pemenang === '' ? null : Number(v.pemenang),
  listPeserta: ids(v.listCalon),
  ...Object.fromEntries(TIME_FIELDS.map((b) => [b, text(v[b])])),
})

/** Those that the form is about: one may have been cancelled. */
export const packagesOf = (record: RaRecord) =>
  (record as unknown as RincianTender).listPaket.filter((p) => p.statusPelaksanaan === 'N')

function contextOf(record: RaRecord): TenderContext {
  const t = record as unknown as RincianTender
  return {
    jenisPengadaan: t.jenisPengadaan!,
    metodePemilihan: t.metodePaket!,
    kualifikasi: t.metodeKualifikasi,
    jadwal: t.listJadwal,
    paket: packagesOf(record),
  }
}

export const rules = (values: TenderForm, record?: RaRecord) =>
  record ? aturanTender(toInput(values), contextOf(record)) : []

/** The pairs of dates that the typed method asks for. */
export const pairsOf = (values: TenderForm, record: RaRecord): Pasangan[] =>
  pasanganDiminta(rencanaTender(toInput(values), contextOf(record)))

/** Lists as comma lists, which a form with files carries as well. */
export const transform = (v: TenderForm): TenderForm => {
  const input = toInput(v)
  return {
    ...input,
    kbli: ids(v.kbli).join(','),
    listPeserta: ids(v.listCalon).join(','),
    status: 'D1',
    versi: v.versi,
    ...Object.fromEntries(BERKAS_FORM.filter((b) => v[b] instanceof File).map((b) => [b, v[b]])),
  }
}

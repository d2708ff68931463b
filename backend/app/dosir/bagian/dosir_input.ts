/** Shapes of the dossier's forms. Lengths and contents are the domain rules' part: their messages are the specification's. */
import vine from '@vinejs/vine'
import { numberParameter } from '#core/database/parameter'
import type { FileRule, BerkasBaru } from '#core/files/receive_files'
import { today } from '#core/clock/clock'
import { BATAS_BAWAAN, type AturanDokumen } from '@eproc/domain/common/documents'
import { bacaAngka, type FileContext, type Unggahan } from '@eproc/domain/common/checker'
import type { DosirRecord } from '#app/dosir/bagian/dosir_record'
import { oneLine } from '#core/http/input/input'
import { yes } from '#core/http/query/query_fields'
import { pageQuery } from '#core/http/query/query_string'

/** Multipart knows text only, JSON callers may send numbers: both are kept as text. */
const keTeks = (nilai: unknown): unknown =>
  typeof nilai === 'number' && Number.isFinite(nilai) ? String(nilai) : nilai

/** Text, days and numbers as they were typed, on one line; at most `maks` characters whatever the rule says later. */
export const teks = (maks = 2000) =>
  vine.string().parse(keTeks).trim().maxLength(maks).use(oneLine()).nullable().optional()

/** The same of an address or a remark, which may have several lines. */
export const paragraf = (maks = 2000) =>
  vine.string().parse(keTeks).trim().maxLength(maks).nullable().optional()

/** A yes or no; absent means no. */
export const centang = () => vine.boolean().nullable().optional()

/** An id that may be a sentinel (-999, -1) or null. */
export const idBoleh = () =>
  vine.number().withoutDecimals().min(-999).max(2147483647).nullable().optional()

/** The account's address, which the specification's calls send along; the session decides, not this. */
export const emailR = () => vine.string().trim().maxLength(254).nullable().optional()

/** Fields that every form may send beside its own. */
export const bersama = {
  vendorId: idBoleh(),
  versi: idBoleh(),
}

/** What `withFiles` wants to know of the documents. */
export function aturanBerkas<D extends string>(
  dokumen: Readonly<Record<D, AturanDokumen>>
): Record<D, FileRule> {
  const hasil = {} as Record<D, FileRule>
  for (const f of Object.keys(dokumen) as D[]) {
    hasil[f] = { jenis: dokumen[f].jenis, maks: dokumen[f].batas }
  }
  return hasil
}

/** Received files as the domain rules see them. */
export function unggahan<D extends string>(
  berkas: Partial<Record<D, BerkasBaru>>
): Partial<Record<D, Unggahan>> {
  const hasil: Partial<Record<D, Unggahan>> = {}
  for (const f of Object.keys(berkas) as D[]) {
    const b = berkas[f]
    if (b) hasil[f] = { name: b.namaAsli, size: b.ukuran }
  }
  return hasil
}

/** Today, size limits and which documents the stored record has. */
export async function konteksDokumen(record: DosirRecord | null): Promise<FileContext> {
  const dokumen = record ? (record.constructor as typeof DosirRecord).documents() : []
  const bawaan = BATAS_BAWAAN.MAKS_UKURAN_DOKUMEN
  return {
    hariIni: today(),
    batasMb: { MAKS_UKURAN_DOKUMEN: await numberParameter('MAKS_UKURAN_DOKUMEN', bawaan) },
    tersimpan: Object.fromEntries(dokumen.map(([f]) => [f, record!.path(f) !== null])),
  }
}

/** Text for a column: empty becomes null. */
export const column = (nilai: string | null | undefined): string | null => nilai?.trim() || null
/** Text of a field whose rule made sure that it is filled. */
export const wajib = (nilai: string | null | undefined): string => nilai?.trim() ?? ''
/** A number that its rule has judged, as a numeric column with four decimals keeps it. */
export const empatDesimal = (nilai: string | null | undefined): number =>
  Math.round(bacaAngka(nilai)! * 10_000) / 10_000

/** A list of a section; `pribadi=1` asks for identity in full. */
export const recordQuery = <Sort extends string>(sort: readonly Sort[]) =>
  pageQuery({ sort, filter: { pribadi: yes() } })

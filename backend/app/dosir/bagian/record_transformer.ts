/** What the answers of all records have in common, and how identity is masked in them (decisions §3). */
import { keIso, samarkan } from '@eproc/domain/common/format'
import type { InfoBerkas } from '@eproc/domain/dosir/answers'
import type { DosirRecord } from '#app/dosir/bagian/dosir_record'

/**
 * How much of a person's identity the caller sees: `penuh` the vendor itself, and a verifier who asks for it
 * (journaled); `samar` masked numbers with documents to open (journaled by the file); `tanpa` masked and without them.
 */
export type TingkatPribadi = 'penuh' | 'samar' | 'tanpa'

export type RecordDocuments = ReadonlyMap<string, InfoBerkas>

/** `berkas` tells of the documents that the record has and the caller may see. */
export function kerangka<Dok extends string>(
  record: DosirRecord,
  dokumen: RecordDocuments,
  tingkat: TingkatPribadi = 'penuh'
) {
  const berkas: Partial<Record<string, InfoBerkas>> = {}
  for (const [field, kelas] of (record.constructor as typeof DosirRecord).documents()) {
    const info = dokumen.get(record.path(field) ?? '')
    if (info && !(kelas === 'dosir.pribadi' && tingkat === 'tanpa')) berkas[field] = info
  }
  return {
    id: record.$primaryKeyValue as number,
    vendorId: record.rekananId,
    versi: record.versi,
    diubahPada: keIso(record.diubahPada.toJSDate())!,
    berkas: berkas as Partial<Record<Dok, InfoBerkas>>,
  }
}

/** An identity number as the caller may see it. */
export const numberFor = (nomor: string, tingkat: TingkatPribadi): string =>
  tingkat === 'penuh' ? nomor : samarkan(nomor)

/** The path of a document that shows a person's identity. */
export const documentFor = <Path extends string | null>(
  path: Path,
  tingkat: TingkatPribadi
): Path | null => (tingkat === 'tanpa' ? null : path)

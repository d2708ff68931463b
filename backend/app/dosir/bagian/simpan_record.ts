/** Writing a record together with its documents: what is replaced or dropped is kept as evidence, for verifiers only. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Differences, DosirRecord } from '#app/dosir/bagian/dosir_record'
import { documentInfo } from '#app/dosir/bagian/record_query'
import { wajibMuat } from '#app/dosir/ruang/ruang_query'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { type BerkasBaru, releaseFiles, recordFile } from '#core/files/receive_files'
import { tableDeed } from '#core/journal/journal'

/** What a controller hands to the use case that saves a record: the judged form and its stored files. */
export interface KirimanRecord<FormInput, Dok extends string = never> {
  isian: FormInput
  berkas: Partial<Record<Dok, BerkasBaru>>
}

interface Tulisan {
  berkas?: Partial<Record<string, BerkasBaru>>
  /** stored documents that this save drops */
  lepas?: readonly string[]
  /** differences outside of the row, such as linked lists */
  beside?: Differences
}

/** Saves a filled-in record; answers whether anything differs from before. */
export async function simpanRecord(
  trx: TransactionClientContract,
  actor: Actor,
  record: DosirRecord,
  { berkas = {}, lepas: release = [], beside = {} }: Tulisan = {}
): Promise<boolean> {
  const Model = record.constructor as typeof DosirRecord
  const baru = !record.$isPersisted
  const info = await documentInfo(trx, [record])
  const perubahan = { ...beside }
  const semula: (string | null)[] = []
  const ganti = (field: string, berkasBaru: BerkasBaru | null) => {
    const jalur = record.path(field)
    semula.push(jalur)
    perubahan[field] = [info.get(jalur ?? '')?.nama ?? null, berkasBaru?.namaAsli ?? null]
    record.$setAttribute(field, berkasBaru?.jalur ?? null)
  }
  const tiba = Model.documents().filter(([field]) => berkas[field])
  const berkasTiba = tiba.map(([field]) => [field, berkas[field]!] as const)
  await wajibMuat(trx, record.rekananId, berkasTiba)
  for (const [field] of tiba) ganti(field, berkas[field]!)
  for (const field of release) if (!berkas[field] && record.path(field)) ganti(field, null)
  if (!baru && !record.$isDirty && Object.keys(perubahan).length === 0) return false

  // A list beside the row may be all that changed: the version moves all the same.
  if (!record.$isDirty) record.diubahPada = clockNow()
  record.tellBeside(perubahan).by(actor, tableDeed(Model.table, baru ? 'tambah' : 'ubah'))
  await record.save()
  for (const jalur of semula) await releaseFiles(trx, jalur)
  for (const [field, kelas] of tiba) {
    await recordFile(trx, berkas[field]!, {
      kelas,
      objek: Model.table,
      objekId: record.$primaryKeyValue as number,
      rekananId: record.rekananId,
      pengunggahId: actor.id,
    })
  }
  return true
}

/** Deletes a record; its files are released and its last content stays in the journal. */
export async function hapusRecord(
  trx: TransactionClientContract,
  actor: Actor,
  record: DosirRecord
): Promise<void> {
  const Model = record.constructor as typeof DosirRecord
  const info = await documentInfo(trx, [record])
  const jalur = Model.documents().flatMap(([field]) => {
    const satu = record.path(field)
    return satu ? [[field, satu] as const] : []
  })
  const nama = jalur.map(([f, j]): [string, [unknown, unknown]] => [
    f,
    [info.get(j)?.nama ?? j, null],
  ])
  await record
    .tellBeside(Object.fromEntries(nama))
    .by(actor, tableDeed(Model.table, 'hapus'))
    .delete()
  for (const [, satu] of jalur) await releaseFiles(trx, satu)
}

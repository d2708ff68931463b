/** Adding, changing and deleting a record of a section that has many: the kinds differ in how a form fills one in. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type {
  HasManyClientContract,
  HasManyRelationContract,
} from '@adonisjs/lucid/types/relations'
import { bagianDosir, tumpuanTerakhir } from '@eproc/domain/dosir/bagian'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { ajukanBagian } from '#app/dosir/bagian/ajukan_bagian'
import { rekananSendiri } from '#app/dosir/bagian/akses_dosir'
import { currentBagian } from '#app/dosir/bagian/bagian_content_query'
import type { Differences, DosirRecord } from '#app/dosir/bagian/dosir_record'
import { recordSendiri, sameRecord } from '#app/dosir/bagian/record_query'
import { hapusRecord, type KirimanRecord, simpanRecord } from '#app/dosir/bagian/simpan_record'
import IjinUsaha from '#app/dosir/ijin_usaha/ijin_usaha'
import type Rekanan from '#app/dosir/rekanan'
import type { Pelaku } from '#core/auth/actor'
import { conflict } from '#core/http/errors'

/** What every form of a record may carry. */
interface Bersama {
  vendorId?: number | null | undefined
  versi?: number | null | undefined
}

/** What belongs to a record beside its row. */
interface Beside {
  differences: Differences
  /** once the row is written */
  write: () => Promise<void>
}

interface Kind<Model extends typeof DosirRecord, FormInput extends Bersama, Dok extends string> {
  Model: Model
  milik: (
    rekanan: Rekanan
  ) => HasManyClientContract<HasManyRelationContract<LucidModel, Model>, Model>
  /** Judges the form (400) and fills the record in. */
  isi: (
    record: InstanceType<Model>,
    kiriman: KirimanRecord<FormInput, Dok>,
    rekanan: Rekanan
  ) => Promise<Beside | void>
}

/**
 * Id of the record that a new one repeats, sent again because the first answer was lost. Kinds with a number of their own
 * refuse a second one by it.
 */
async function diulang<Model extends typeof DosirRecord>(
  milikRekanan: HasManyClientContract<HasManyRelationContract<LucidModel, Model>, Model>,
  record: InstanceType<Model>,
  berkas: KirimanRecord<unknown, string>['berkas']
): Promise<number | null> {
  const { unique } = record.constructor as typeof DosirRecord
  if (record.$isPersisted || Object.keys(unique).length > 0) return null
  const sama = await sameRecord(milikRekanan, record, berkas)
  return (sama?.$primaryKeyValue as number | undefined) ?? null
}

/** The three use cases of a kind of record; the vendor's row is locked in each, and its section handed in again. */
export function kelolaCatatan<
  Model extends typeof DosirRecord,
  FormInput extends Bersama,
  Dok extends string,
>({ Model, milik, isi }: Kind<Model, FormInput, Dok>) {
  type Kiriman = KirimanRecord<FormInput, Dok>
  const kunci = Model.bagian

  async function simpan(
    trx: TransactionClientContract,
    actor: Pelaku,
    { rekanan, record }: { rekanan: Rekanan; record: InstanceType<Model> },
    kiriman: Kiriman
  ): Promise<{ rekanan: Rekanan; id: number }> {
    const beside = await isi(record, kiriman, rekanan)
    const { berkas } = kiriman
    const sama = await diulang(milik(rekanan), record, berkas)
    if (sama !== null) return { rekanan, id: sama }
    const berubah = await simpanRecord(trx, actor, record, {
      berkas,
      beside: beside?.differences,
    })
    await beside?.write()
    await ajukanBagian(trx, actor, { rekanan, kunci, berubah })
    return { rekanan, id: record.$primaryKeyValue as number }
  }

  return {
    async tambah(trx: TransactionClientContract, actor: Pelaku, kiriman: Kiriman) {
      const rekanan = await rekananSendiri(trx, actor, kunci, kiriman.isian.vendorId)
      const record = (new Model() as InstanceType<Model>).milik(rekanan)
      return simpan(trx, actor, { rekanan, record }, kiriman)
    },

    async ubah(
      trx: TransactionClientContract,
      actor: Pelaku,
      kiriman: Kiriman & { id: number | null }
    ) {
      const { vendorId, versi } = kiriman.isian
      const rekanan = await rekananSendiri(trx, actor, kunci, vendorId)
      const record = await recordSendiri(milik(rekanan), kiriman.id, versi)
      return simpan(trx, actor, { rekanan, record }, kiriman)
    },

    async hapus(
      trx: TransactionClientContract,
      actor: Pelaku,
      { id, vendorId = null }: { id: number | null; vendorId?: number | null }
    ): Promise<Rekanan> {
      const rekanan = await rekananSendiri(trx, actor, kunci, vendorId)
      const record = await recordSendiri(milik(rekanan), id)
      const alasan = await alasanTetap(rekanan, record)
      if (alasan) throw conflict(alasan)
      await hapusRecord(trx, actor, record)
      await ajukanBagian(trx, actor, { rekanan, kunci, berubah: true })
      return rekanan
    },
  }
}

/** Why the record has to stay: an active vendor's status rests on it (decisions §3). Null where it may go. */
export async function alasanTetap(rekanan: Rekanan, record: DosirRecord): Promise<string | null> {
  if (rekanan.status !== 'A') return null
  const bagian = bagianDosir((record.constructor as typeof DosirRecord).bagian)
  const isi = await currentBagian(rekanan.$trx!, rekanan, bagian)
  if (!(record instanceof IjinUsaha)) {
    return tumpuanTerakhir(bagian, isi) ? dosirPesan.tolak.tumpuan(bagian.judul) : null
  }
  const { id, jenis } = record
  const sejenis = await rekanan.related('ijin').query().where({ jenis }).whereNot('id', id).first()
  return tumpuanTerakhir(bagian, isi, { jenis, lain: sejenis !== null })
    ? dosirPesan.tolak.tumpuanIjin(jenis)
    : null
}

/** Reading the records of one vendor: the own one for a change, a page of them, what is known of their documents. */
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type {
  HasManyClientContract,
  HasManyRelationContract,
  RelationQueryBuilderContract,
} from '@adonisjs/lucid/types/relations'
import type { InfoBerkas } from '@eproc/domain/dosir/answers'
import type { DosirRecord } from '#app/dosir/bagian/dosir_record'
import type { BerkasBaru } from '#core/files/receive_files'
import { type Koneksi, sql } from '#core/database/sql'
import { notFound } from '#core/http/errors'
import { type Halaman, searchPattern } from '#core/http/query/query_string'

/** The vendor's own record, locked; 404 when it is another vendor's, 409 when it changed meanwhile. */
export async function recordSendiri<Model extends typeof DosirRecord>(
  milikRekanan: HasManyClientContract<HasManyRelationContract<LucidModel, Model>, Model>,
  id: number | null,
  versi?: number | null
): Promise<InstanceType<Model>> {
  const record = await milikRekanan
    .query()
    .where('id', id ?? 0)
    .forUpdate()
    .first()
  if (!record) throw notFound()
  return record.asRead(versi)
}

/**
 * One page of a vendor's records, oldest first unless ordered otherwise, with their number in all.
 * @param cari attributes that `q` looks into
 */
export async function recordPage<Model extends typeof DosirRecord>(
  query: RelationQueryBuilderContract<Model, InstanceType<Model>>,
  halaman: Halaman<string>,
  cari: readonly string[]
): Promise<{ records: InstanceType<Model>[]; total: number }> {
  const pola = halaman.cari && searchPattern(halaman.cari)
  if (pola) {
    void query.where((satu) => {
      for (const column of cari) void satu.orWhereILike(column, pola)
    })
  }
  if (halaman.urut) void query.orderBy(halaman.urut.kolom, halaman.urut.turun ? 'desc' : 'asc')
  const records = await query
    .select('*')
    .select(query.client.raw('count(*) over ()::int as jumlah'))
    .orderBy('id')
    .limit(halaman.jumlah)
    .offset(halaman.awal)
  // Beyond the end no row tells how many there are.
  const counted = records[0] ?? (halaman.awal > 0 ? (await query.offset(0).limit(1))[0] : null)
  return { records, total: Number(counted?.$extras.jumlah ?? 0) }
}

/** Name, size and kind of the records' documents, by stored path. */
export async function documentInfo(
  connection: Koneksi,
  records: readonly DosirRecord[]
): Promise<ReadonlyMap<string, InfoBerkas>> {
  const jalur = records.flatMap((r) =>
    (r.constructor as typeof DosirRecord).documents().flatMap(([field]) => r.path(field) ?? [])
  )
  if (jalur.length === 0) return new Map()
  const baris = await sql<InfoBerkas & { jalur: string }>(
    connection,
    'select jalur, nama_asli as nama, ukuran, mime from berkas where jalur = any(?)',
    [jalur]
  )
  return new Map(baris.map(({ jalur: satu, ...info }) => [satu, info]))
}

const KEPT_BY_ITSELF = new Set(['id', 'versi', 'dibuatPada', 'diubahPada'])

/** A record of the vendor's that says the same, word for word, with the same documents; null when there is none. */
export async function sameRecord<Model extends typeof DosirRecord>(
  milikRekanan: HasManyClientContract<HasManyRelationContract<LucidModel, Model>, Model>,
  record: InstanceType<Model>,
  berkas: Partial<Record<string, BerkasBaru>>
): Promise<InstanceType<Model> | null> {
  const Kind = record.constructor as typeof DosirRecord
  const documents = Kind.documents().map(([field]) => field)
  const query = milikRekanan.query()
  for (const field of Kind.$columnsDefinitions.keys()) {
    if (KEPT_BY_ITSELF.has(field) || documents.includes(field)) continue
    const value = (record.$getAttribute(field) ?? null) as string | number | null
    void (value === null ? query.whereNull(field) : query.where(field, value))
  }
  for (const field of documents) {
    const column = Kind.$keys.attributesToColumns.get(field, field)
    void query.whereExists(
      (stored) =>
        void stored
          .from('berkas')
          .whereColumn('berkas.jalur', `${Kind.table}.${column}`)
          .where('berkas.sha256', berkas[field]?.sha256 ?? '')
    )
  }
  return query.first()
}

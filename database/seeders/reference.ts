import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { bacaReferensi, uraiCsv } from '../reference/csv.ts'

/**
 * How a file meets its table:
 * - `perbarui`: new rows are added, changed ones updated, none deleted (their ids are stored elsewhere);
 * - `samakan`: as above, and rows that left the file are deleted;
 * - `lengkapi`: only missing keys are added, because the administrator edits the rest.
 */
type CaraMuat = 'perbarui' | 'samakan' | 'lengkapi'

type Muatan = {
  tabel: string
  berkas: string
  cara: CaraMuat
  kunci: readonly string[]
  /** Column → PostgreSQL type, as in the file. */
  kolom: Readonly<Record<string, string>>
  /** Columns where an empty cell is '' and not null. */
  bolehKosong?: readonly string[]
  /** Columns stored in lower case. */
  hurufKecil?: readonly string[]
}

/** Parents come before the tables that refer to them. */
const MUATAN: readonly Muatan[] = [
  {
    tabel: 'provinsi',
    berkas: 'provinsi',
    cara: 'perbarui',
    kunci: ['kode'],
    kolom: {
      kode: 'text',
      kode_bps: 'text',
      nama: 'text',
      nama_resmi: 'text',
      sejak_tahun: 'integer',
      dasar_pembentukan: 'text',
    },
  },
  {
    tabel: 'kabupaten_kota',
    berkas: 'kabupaten_kota',
    cara: 'perbarui',
    kunci: ['kode'],
    kolom: {
      kode: 'text',
      kode_bps: 'text',
      kode_provinsi: 'text',
      jenis: 'text',
      nama: 'text',
      administrasi: 'boolean',
    },
  },
  {
    tabel: 'kbli_kategori',
    berkas: 'kbli_kategori',
    cara: 'perbarui',
    kunci: ['edisi', 'kategori'],
    kolom: {
      edisi: 'smallint',
      kategori: 'text',
      nama: 'text',
      golongan_pokok_awal: 'text',
      golongan_pokok_akhir: 'text',
      jumlah_kelompok: 'integer',
    },
  },
  {
    tabel: 'kbli',
    berkas: 'kbli',
    cara: 'lengkapi',
    kunci: ['edisi', 'kode'],
    kolom: { edisi: 'smallint', kode: 'text', kategori: 'text', nama: 'text' },
  },
  {
    tabel: 'sbu',
    berkas: 'sbu',
    cara: 'lengkapi',
    kunci: ['edisi', 'kode'],
    kolom: {
      edisi: 'smallint',
      kode: 'text',
      jenis: 'text',
      sifat: 'text',
      kode_klasifikasi: 'text',
      klasifikasi: 'text',
      subklasifikasi: 'text',
      kode_kbli: 'text',
      dasar_kbli: 'text',
      keyakinan: 'text',
    },
  },
  {
    tabel: 'libur',
    berkas: 'libur',
    cara: 'lengkapi',
    kunci: ['tanggal'],
    kolom: { tanggal: 'date', nama: 'text', jenis: 'text', dasar: 'text', status: 'text' },
  },
  {
    tabel: 'template_durasi',
    berkas: 'template_durasi',
    cara: 'samakan',
    kunci: ['template', 'urut'],
    kolom: {
      template: 'text',
      urut: 'integer',
      tahap: 'text',
      durasi_hari_kerja: 'integer',
      minimum_hari_kerja: 'integer',
      maksimum_hari_kerja: 'integer',
      jeda_sesudah_hari_kerja: 'integer',
      kelompok: 'text',
      minimum_kelompok: 'integer',
      status: 'text',
      catatan_sumber: 'text',
    },
  },
  {
    tabel: 'kata_sandi_umum',
    berkas: 'kata_sandi_umum',
    cara: 'samakan',
    kunci: ['kata_sandi'],
    kolom: { kata_sandi: 'text', kelompok: 'text', sumber: 'text' },
    hurufKecil: ['kata_sandi'],
  },
  {
    tabel: 'divisi',
    berkas: 'organisasi',
    cara: 'lengkapi',
    kunci: ['kode'],
    kolom: {
      kode: 'text',
      nama: 'text',
      nick: 'text',
      parent: 'text',
      is_ppk: 'boolean',
      unit_pengadaan: 'boolean',
    },
  },
  {
    tabel: 'parameter',
    berkas: 'parameter',
    cara: 'lengkapi',
    kunci: ['key'],
    kolom: {
      key: 'text',
      value: 'text',
      tipe: 'text',
      min: 'bigint',
      max: 'bigint',
      keterangan: 'text',
      publik: 'boolean',
    },
    bolehKosong: ['value'],
  },
]

/** Number of this loader's advisory lock: two processes that start together load one after the other. */
const KUNCI_MUAT = 20_250_020

/**
 * Loads the CSV files of `database/referensi` in a transaction of its own and returns the names of
 * the tables that it touched. A file whose checksum is stored and whose table has rows is skipped.
 * Needs a client that is not inside a transaction.
 */
export async function seedReference(db: Client): Promise<string[]> {
  const isi = await Promise.all(
    MUATAN.map(async (muatan) => {
      const teks = await bacaReferensi(muatan.berkas)
      const sql = sqlMuat(muatan)
      return { muatan, teks, sql, checksum: sha256(sql + teks) }
    })
  )

  await db.query('begin')
  try {
    await db.query('select pg_advisory_xact_lock($1)', [KUNCI_MUAT])
    const sudah = await checksumTersimpan(db)
    const baru = isi.filter(({ muatan, checksum }) => sudah.get(muatan.tabel) !== checksum)
    for (const { muatan, teks, sql } of baru) {
      await db.query(sql, [JSON.stringify(recordOf(muatan, teks))])
    }
    await db.query(
      `insert into referensi_muatan (nama, checksum)
       select * from unnest($1::text[], $2::text[])
       on conflict (nama) do update set checksum = excluded.checksum, dimuat_pada = clock_timestamp()`,
      [baru.map(({ muatan }) => muatan.tabel), baru.map(({ checksum }) => checksum)]
    )
    await db.query('commit')
    return baru.map(({ muatan }) => muatan.tabel)
  } catch (error) {
    await db.query('rollback')
    throw error
  }
}

/** Table → checksum of its last load, without tables that were emptied since. */
async function checksumTersimpan(db: Client): Promise<Map<string, string>> {
  const berisi = MUATAN.map(
    ({ tabel: table }) => `select '${table}' as nama where exists (select from ${table})`
  ).join(' union all ')
  const { rows } = await db.query<{ nama: string; checksum: string }>(
    `select nama, checksum from referensi_muatan join (${berisi}) as berisi using (nama)`
  )
  return new Map(rows.map(({ nama, checksum }) => [nama, checksum]))
}

function recordOf(muatan: Muatan, teks: string): Record<string, string | null>[] {
  return uraiCsv(teks).map((baris) =>
    Object.fromEntries(
      Object.keys(muatan.kolom).map((column) => {
        const sel = baris[column]
        if (sel === undefined) throw new Error(`${muatan.berkas}.csv: column ${column} is missing`)
        if (sel === '') return [column, muatan.bolehKosong?.includes(column) ? '' : null]
        return [column, muatan.hurufKecil?.includes(column) ? sel.toLowerCase() : sel]
      })
    )
  )
}

/** One statement: $1 is the JSON array of the file's rows, inserted in their order. */
function sqlMuat({ tabel: table, cara, kunci: key, kolom: column }: Muatan): string {
  const nama = Object.keys(column)
  const daftar = nama.map(kutip).join(', ')
  const bentuk = nama.map((satu) => `${kutip(satu)} ${column[satu]}`).join(', ')
  const sama = key.map((satu) => `data.${kutip(satu)} = lama.${kutip(satu)}`).join(' and ')
  const nilai = nama.filter((satu) => !key.includes(satu)).map(kutip)
  const hapus =
    cara === 'samakan'
      ? `, hapus as (delete from ${table} lama where not exists (select from data where ${sama}))`
      : ''
  const onConflict =
    cara === 'lengkapi'
      ? 'on conflict do nothing'
      : `on conflict (${key.map(kutip).join(', ')}) do update
         set ${nilai.map((satu) => `${satu} = excluded.${satu}`).join(', ')}, diubah_pada = clock_timestamp()
         where (${nilai.map((satu) => `lama.${satu}`).join(', ')})
           is distinct from (${nilai.map((satu) => `excluded.${satu}`).join(', ')})`
  return `
    with data as (
      select * from rows from (json_to_recordset($1::json) as (${bentuk}))
        with ordinality as data (${daftar}, nomor_baris)
    )${hapus}
    insert into ${table} as lama (${daftar})
    select ${daftar} from data order by nomor_baris
    ${onConflict}`
}

function kutip(nama: string): string {
  return `"${nama}"`
}

function sha256(teks: string): string {
  return createHash('sha256').update(teks).digest('hex')
}

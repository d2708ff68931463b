/** Workbooks of the reports: read back, added up, and long ones in little memory. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { sapuLaporan } from '@eproc/backend/app/laporan/xls/sapu_laporan'
import { sheet, workbook, type XlsxColumn } from '@eproc/backend/app/core/xlsx/xlsx'
import type { BerkasLaporan } from '@eproc/domain/laporan/answers'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPaket } from '@eproc/database/factories/paket'
import { createKegiatan } from '@eproc/database/factories/rup'
import { createPenyedia } from '@eproc/database/factories/peserta'
import { data } from '../../lib/answers.ts'
import { fetchBytes } from '../../lib/calls.ts'
import { sebagaiSuper } from '../../lib/database.ts'
import { budgetYear, cleanSlate, moveClock } from '../../lib/dates.ts'
import { lastJournal } from '../../lib/journal.ts'
import { scaled } from '../../lib/limits.ts'
import { memoryHeld } from '../../lib/memory.ts'
import { person, tokenFor } from '../../lib/people.ts'
import { count, row } from '../../lib/query.ts'
import { readXlsx, type ReadSheet } from '../../lib/xlsx.ts'
import { unzip } from '../../lib/zip.ts'
import { randomYear } from './laporan_uji.ts'

/** Rows that would take three times the memory if they were gathered. TES_BARIS says more. */
const MANY = Number(process.env.TES_BARIS) || 40_000
const MEMORY_MB = 30

/** Asks for a report and downloads it. */
async function report(client: ApiClient, token: string, path: string) {
  const answer = await client.get(path).bearerToken(token)
  answer.assertStatus(200)
  const { file, nama } = data<BerkasLaporan>(answer)
  return { file, nama, sheets: readXlsx(await fetchBytes(`/${file}`, token)) }
}

const column = ({ rows: [head, ...body] }: ReadSheet, title: string) => {
  const at = head!.indexOf(title)
  return body.map((r) => r[at] ?? null)
}
/** The figures of a column without its sum, and the sum that stands below. */
function summed(sheetRead: ReadSheet, title: string): [number, number] {
  const values = column(sheetRead, title) as number[]
  return [values.slice(0, -1).reduce((n, v) => n + v, 0), values.at(-1)!]
}

test.group('Reports | XLSX', (group) => {
  group.each.setup(cleanSlate)

  test('cells keep their kind: text as it is, money, decimals, days, moments of Jakarta, sums', async ({
    assert,
  }) => {
    interface Row {
      t: string | null
      n: number | null
    }
    const columns: XlsxColumn<Row>[] = [
      { title: 'Nama & <b>', kind: 'text', value: (r) => r.t },
      { title: 'Uang', kind: 'money', total: true, value: (r) => r.n },
      { title: 'Hari', kind: 'day', value: () => '2026-03-01' },
      { title: 'Saat', kind: 'moment', value: () => '2026-03-01T12:00:00+07:00' },
      { title: 'Nilai', kind: 'decimal', value: () => 1.25 },
    ]
    async function* source(): AsyncGenerator<Row> {
      yield { t: '=1+1', n: 9_007_199_254_740_991 - 2 }
      yield { t: 'a\u0000b\ud800 </t>&', n: 2 }
      yield { t: null, n: null }
    }
    const pieces: Buffer[] = []
    for await (const piece of workbook([sheet('Satu & dua', columns, source())])) pieces.push(piece)
    const [isi] = readXlsx(Buffer.concat(pieces))
    assert.equal(isi!.name, 'Satu & dua')
    assert.deepEqual(isi!.rows[0], ['Nama & <b>', 'Uang', 'Hari', 'Saat', 'Nilai'])
    assert.deepEqual(isi!.rows[1], ['=1+1', 9_007_199_254_740_989, 46082, 46082.5, 1.25])
    assert.deepEqual(isi!.rows[2]!.slice(0, 2), ['ab </t>&', 2])
    assert.deepEqual(isi!.rows[3]!.slice(0, 2), [null, null])
    assert.deepEqual(isi!.rows[4], ['Jumlah', 9_007_199_254_740_991])
    assert.include(isi!.xml, '<pane ySplit="1" topLeftCell="A2"')
    assert.include(isi!.xml, 'state="frozen"')
    assert.include(isi!.xml, 't="inlineStr"')
    assert.notInclude(isi!.xml, '<f>')
  })

  test("the plan and its packages, with SQL's own sums below; the export is journaled", async ({
    client,
    assert,
  }) => {
    await randomYear(11)
    const { token, pengguna } = await person({ peran: 'manajer' })
    const path = `/laporan/xls/laporan-rup`
    const rup = await report(client, token, `${path}/${budgetYear()}`)
    assert.equal(rup.nama, `Laporan RUP ${budgetYear()}.xlsx`)
    const harus = await row<{ pagu: number; terpakai: number }>(
      `select (select sum(pagu) from kegiatan k where k.persetujuan = 'AD' or k.status = 'U')::bigint as pagu,
              (select sum(d.pagu) from paket_pendanaan d join paket p on p.id = d.paket_id
                where p.status_pelaksanaan not in ('G', 'B', 'U'))::bigint as terpakai`
    )
    assert.deepEqual(summed(rup.sheets[0]!, 'Pagu'), [harus.pagu, harus.pagu])
    assert.deepEqual(summed(rup.sheets[0]!, 'Pagu terpakai'), [harus.terpakai, harus.terpakai])
    const dua = await report(client, token, `${path}2/${budgetYear()}`)
    const dana = await row<{ n: number }>('select sum(pagu)::bigint as n from paket_pendanaan')
    assert.deepEqual(summed(dua.sheets[0]!, 'Pagu paket'), [dana.n, dana.n])
    assert.equal(summed(dua.sheets[0]!, 'Pagu terpakai')[1], harus.terpakai)
    const jurnal = await lastJournal({ aksi: 'laporan.ekspor' })
    assert.deepInclude(jurnal!.rincian, { tahun: budgetYear() })
    assert.equal(jurnal!.pelaku_id, pengguna.id)
  })

  test('a package that several activities pay for is told by each of them, and not added up as several', async ({
    client,
    assert,
  }) => {
    const first = await createKegiatan({ persetujuan: 'AD', pagu: 600_000_000 })
    const second = await createKegiatan({ persetujuan: 'AD', pagu: 600_000_000 })
    await createPaket({
      pendanaan: [
        { kegiatanId: first.id, pagu: 400_000_000 },
        { kegiatanId: second.id, pagu: 500_000_000 },
      ],
    })
    const token = await tokenFor({ peran: 'manajer' })
    const { sheets } = await report(client, token, `/laporan/xls/laporan-rup/${budgetYear()}`)
    const [sheetRead] = sheets
    assert.deepEqual(column(sheetRead!, 'Paket').slice(0, -1), [1, 1])
    assert.isNull(column(sheetRead!, 'Paket').at(-1), 'one package is not two')
  })

  test('the vendors in three sheets; vendors cannot fetch a report; after a day it is gone', async ({
    client,
    assert,
  }) => {
    await createRekanan({ status: 'A', nama: 'PT "Kutip" & Anak' })
    const { token: rekanan } = await createPenyedia({ nama: 'CV Lain' })
    const token = await tokenFor({ peran: 'adminit' })
    const { file, sheets } = await report(client, token, '/laporan/xls/laporan-vendor')
    assert.deepEqual(
      sheets.map((s) => s.name),
      ['Rekanan', 'Keikutsertaan Tender', 'Jumlah menurut Status']
    )
    assert.deepEqual(column(sheets[0]!, 'Nama'), ['CV Lain', 'PT "Kutip" & Anak'])
    assert.deepEqual(sheets[2]!.rows[1], ['Aktif', 2])
    assert.deepEqual(sheets[2]!.rows.at(-1), ['Jumlah', 2])
    ;(await client.get(`/${file}`).bearerToken(rekanan)).assertStatus(404)
    ;(await client.get(`/${file}`).accept('json')).assertStatus(404)
    assert.equal(await sapuLaporan(), 0)
    moveClock('PT25H')
    assert.equal(await sapuLaporan(), 1)
    assert.equal(await count(`berkas where kelas = 'laporan'`), 0)
  })

  test(`${MANY} packages are written in less than ${MEMORY_MB} MB`, async ({ client, assert }) => {
    const kegiatan = await createKegiatan({ persetujuan: 'AD', pagu: 9e14 })
    const { paket } = await createPaket({ pendanaan: [{ kegiatanId: kegiatan.id, pagu: 1 }] })
    await many(paket.id, kegiatan.id)
    const token = await tokenFor({ peran: 'operatorULP' })
    const path = `/laporan/xls/laporan-rup2/${budgetYear()}`
    const { result: answer, megabytes } = await memoryHeld(async () =>
      client.get(path).bearerToken(token)
    )
    answer.assertStatus(200)
    assert.isBelow(megabytes, MEMORY_MB)
    const { file } = data<BerkasLaporan>(answer)
    const xml = unzip(await fetchBytes(`/${file}`, token)).get('xl/worksheets/sheet1.xml')!
    assert.lengthOf(xml.match(/<row /g)!, MANY + 3)
    const sums = xml.slice(xml.lastIndexOf('<row '))
    assert.include(sums, `<v>${(MANY * (MANY + 1)) / 2 + 1}</v>`)
  }).timeout(scaled(120_000))
})

/** Copies of a package, each with one rupiah more than the one before. */
async function many(paketId: number, kegiatanId: number): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.rawQuery(
      `insert into paket (kode, nama, tahun_anggaran, satuan_kerja, jenis_pengadaan, metode_pemilihan, kualifikasi,
         metode_evaluasi, jenis_kontrak, total_pagu, ppk_id, dibuat_pada, diubah_pada)
       select 'BANYAK-' || n, p.nama || ' ' || n, tahun_anggaran, satuan_kerja, jenis_pengadaan, metode_pemilihan,
              kualifikasi, metode_evaluasi, jenis_kontrak, total_pagu, ppk_id, dibuat_pada, diubah_pada
         from paket p, generate_series(1, ?::int) n where p.id = ?`,
      [MANY, paketId]
    )
    // This connection may have planned its check of the foreign key when there were three packages: by reading them all.
    await trx.rawQuery('discard plans')
    await trx.rawQuery(
      `insert into paket_pendanaan (paket_id, kegiatan_id, sumber_dana, pagu)
       select id, ?, 'pmd', substr(kode, 8)::int from paket where kode like 'BANYAK-%'`,
      [kegiatanId]
    )
  })
  // Autovacuum may have looked while the rows above were not committed: full pages, one row. A report planned so takes
  // minutes, until it looks again; only the tables' owner and the superuser may make it look.
  await sebagaiSuper('analyze paket, paket_pendanaan')
}

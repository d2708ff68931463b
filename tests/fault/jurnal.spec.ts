/** quality §2.6: whoever changes the journal behind the application's back is found out. */
import { spawnSync } from 'node:child_process'
import { test } from '@japa/runner'
import pg from 'pg'
import { BACKEND, TYPESCRIPT } from '../../scripts/lib/places.ts'
import { scaled } from '../lib/limits.ts'
import { ownWorld, startServer, type OwnWorld, type Server } from '../lib/server.ts'
import { waitFor } from '../lib/wait.ts'

const TAMBAH = `insert into jurnal (pelaku_nama, peran, aksi, objek, objek_id)
  select 'Uji', 'sistem', 'uji.catat', 'uji', n::text from generate_series(1, $1::int) as n returning id`

test.group('A journal that is changed from outside', (group) => {
  let world: OwnWorld
  let server: Server
  let superuser: pg.Client
  let aplikasi: pg.Client

  group.setup(async () => {
    world = await ownWorld({ cepat: true })
    server = await startServer({ env: world.env })
    superuser = await sambung(world.postgres.urlSuper)
    aplikasi = await sambung(world.postgres.urlAplikasi)
    for (let i = 0; i < 3; i++) {
      await aplikasi.query(TAMBAH, [20])
      await tungguTersegel()
    }
    await superuser.query('create table asli as table jurnal')
    await superuser.query('create table asli_segel as table jurnal_segel')
    return async () => {
      await Promise.all([superuser.end(), aplikasi.end()])
      await server.henti()
      await world.bersihkan()
    }
  })

  group.each.setup(() => async () => {
    await rusak(
      `delete from jurnal; insert into jurnal overriding system value select * from asli;
       delete from jurnal_segel; insert into jurnal_segel select * from asli_segel`
    )
  })

  async function sambung(url: string) {
    const klien = new pg.Client({ connectionString: url })
    await klien.connect()
    return klien
  }

  /** Waits until every row that can be seen is sealed. */
  const tungguTersegel = () =>
    waitFor(
      'the journal to be sealed',
      async () => {
        const sisa = await superuser.query(
          'select 1 from jurnal j where not exists (select 1 from jurnal_segel s where s.rentang @> j.id) limit 1'
        )
        return sisa.rowCount === 0
      },
      scaled(15_000)
    )

  /** What only a superuser can do: the triggers are switched off for this session. */
  async function rusak(perintah: string) {
    await superuser.query('set session_replication_role = replica')
    await superuser.query(perintah)
    await superuser.query('set session_replication_role = origin')
  }

  function verifikasi() {
    const hasil = spawnSync(process.execPath, [TYPESCRIPT, 'bin/verify_journal.ts'], {
      cwd: BACKEND,
      env: { ...process.env, ...world.env },
      encoding: 'utf8',
    })
    return { kode: hasil.status, pesan: hasil.stdout + hasil.stderr }
  }

  test('one that is whole is said to be whole', ({ assert }) => {
    const { kode, pesan } = verifikasi()
    assert.equal(kode, 0, pesan)
    assert.match(pesan, /Jurnal utuh: \d+ baris/)
  })

  test('a changed row is named with its seal and number', async ({ assert }) => {
    const { rows } = await superuser.query<{ id: number }>(
      'select id from asli order by id offset 30 limit 1'
    )
    const id = rows[0]!.id
    await rusak(`update jurnal set aksi = 'uji.palsu' where id = ${id}`)
    const { kode, pesan } = verifikasi()
    assert.equal(kode, 1)
    assert.match(pesan, new RegExp(`segel \\d+, baris ${id}`))
  })

  test('a deleted row is found out', async ({ assert }) => {
    await rusak('delete from jurnal where id = (select min(id) + 5 from asli)')
    const { kode, pesan } = verifikasi()
    assert.equal(kode, 1)
    assert.match(pesan, /baris \d+: Baris jurnal hilang/)
  })

  test('two rows that changed places are found out', async ({ assert }) => {
    await rusak(`update jurnal j set objek_id = a.objek_id from asli a
      where (j.id = (select min(id) from asli) and a.id = (select min(id) + 1 from asli))
         or (j.id = (select min(id) + 1 from asli) and a.id = (select min(id) from asli))`)
    assert.equal(verifikasi().kode, 1)
  })

  test('a tail cut off with its seals is found out by the exported head', async ({ assert }) => {
    await rusak(`delete from jurnal j using jurnal_segel s
       where s.nomor = (select max(nomor) from jurnal_segel) and s.rentang @> j.id;
      delete from jurnal_segel where nomor = (select max(nomor) from jurnal_segel)`)
    const { kode, pesan } = verifikasi()
    assert.equal(kode, 1)
    assert.match(pesan, /Ekor jurnal terpotong/)
  })

  test('a seal computed anew without the key is found out by its signature', async ({ assert }) => {
    await rusak(`update jurnal_segel set jumlah = jumlah + 1 where nomor = 1`)
    const { kode, pesan } = verifikasi()
    assert.equal(kode, 1)
    assert.match(pesan, /segel 1: Tanda tangan segel tidak sah/)
  })

  test('the role of the application can neither change, delete nor truncate it', async ({
    assert,
  }) => {
    for (const perintah of [
      'update jurnal set aksi = aksi',
      'delete from jurnal',
      'truncate jurnal',
    ]) {
      await assert.rejects(() => aplikasi.query(perintah), /permission denied/)
    }
    const pemilik = await superuser.query<{ pemilik: string }>(
      `select tableowner as pemilik from pg_tables where tablename = 'jurnal'`
    )
    assert.notEqual(pemilik.rows[0]!.pemilik, 'eproc_aplikasi')
  })

  test('even the owner of the tables is refused by a trigger', async ({ assert }) => {
    const pemilik = await sambung(world.postgres.urlPemilik)
    for (const perintah of [
      'update jurnal set aksi = aksi',
      'delete from jurnal',
      'truncate jurnal',
    ]) {
      await assert.rejects(() => pemilik.query(perintah), /tidak dapat diubah atau dihapus/)
    }
    await pemilik.end()
  })

  test('a transaction that ends late goes into a later seal', async ({ assert }) => {
    const lambat = await sambung(world.postgres.urlAplikasi)
    await lambat.query('begin')
    const { rows } = await lambat.query<{ id: string }>(TAMBAH, [1])
    await aplikasi.query(TAMBAH, [3])
    // The later rows are sealed before the earlier one is there to be seen.
    await tungguTersegel()
    await lambat.query('commit')
    await tungguTersegel()
    const segel = await superuser.query<{ nomor: string; terakhir: string }>(
      `select nomor, (select max(nomor) from jurnal_segel) as terakhir from jurnal_segel where rentang @> $1::bigint`,
      [rows[0]!.id]
    )
    assert.equal(segel.rows[0]!.nomor, segel.rows[0]!.terakhir)
    const { kode, pesan } = verifikasi()
    await lambat.end()
    assert.equal(kode, 0, pesan)
  })
})

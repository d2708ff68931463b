/** quality §2.6: whoever changes the journal behind the application's back is found out. */
import { spawnSync } from 'node:child_process'
import { createPrivateKey, sign } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import pg from 'pg'
import {
  FIRST_HASH,
  rowHash,
  sealHash,
  sealMessage,
  sqlCanonicalRow,
  sqlMoment,
  type Seal,
} from '@eproc/backend/app/core/journal/seal'
import { BACKEND, TYPESCRIPT } from '../../scripts/lib/places.ts'
import { scaled } from '../lib/limits.ts'
import { ownWorld, startServer, type OwnWorld, type Server } from '../lib/server.ts'
import { waitFor } from '../lib/wait.ts'

const TAMBAH = `insert into jurnal (pelaku_nama, peran, aksi, objek, objek_id)
  select 'Sistem', 'sistem', 'uji.catat', 'uji', n::text from generate_series(1, $1::int) as n returning id`

test.group('A journal that is changed from outside', (group) => {
  let world: OwnWorld
  let server: Server
  let superuser: pg.Client
  let aplikasi: pg.Client

  group.setup(async () => {
    world = await ownWorld({ cepat: true })
    superuser = await sambung(world.postgres.urlSuper)
    // On a busy machine the server itself would tell the journal so.
    await superuser.query(`update parameter set value = '0' where key = 'PERINGATAN_INSTALASI'`)
    server = await startServer({ env: world.env })
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

  const heads = () => join(world.env.DATA_DIR!, 'jurnal', 'kepala.jsonl')

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

  function verifikasi(...options: string[]) {
    const hasil = spawnSync(process.execPath, [TYPESCRIPT, 'bin/verify_journal.ts', ...options], {
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
    await rusak(`update jurnal_segel set hash = repeat('a', 64) where nomor = 1`)
    const { kode, pesan } = verifikasi()
    assert.equal(kode, 1)
    assert.match(pesan, /segel 1: Tanda tangan segel tidak sah/)
  })

  test('the time of a seal is part of it', async ({ assert }) => {
    await rusak(`update jurnal_segel set waktu = waktu - interval '1 day' where nomor = 2`)
    const { kode, pesan } = verifikasi()
    assert.equal(kode, 1)
    assert.match(pesan, /segel 2: Hash segel tidak cocok/)
  })

  test('a file of heads that was emptied or cut is found out', async ({ assert }) => {
    const whole = readFileSync(heads(), 'utf8')
    for (const left of ['', whole.split('\n').slice(2).join('\n')]) {
      writeFileSync(heads(), left)
      const { kode, pesan } = verifikasi()
      assert.equal(kode, 1)
      assert.match(pesan, /segel 1: Berkas kepala jurnal \(kepala.jsonl\) terpotong/)
    }
    writeFileSync(heads(), whole)
    assert.equal(verifikasi().kode, 0)
  })

  test('a chain signed anew with the own key is whole in itself, and not beside a head kept elsewhere', async ({
    assert,
  }) => {
    const whole = readFileSync(heads(), 'utf8')
    const elsewhere = join(world.env.DATA_DIR!, 'kepala-di-luar.json')
    assert.equal(verifikasi('--ekspor', elsewhere).kode, 0)
    await rusak(`update jurnal set aksi = 'uji.palsu' where id = (select min(id) from asli)`)
    await signAnew()
    assert.equal(verifikasi().kode, 0, 'whoever holds all keys writes a whole history')
    const { kode, pesan } = verifikasi('--banding', elsewhere)
    assert.equal(kode, 1)
    assert.match(pesan, /Segel berbeda dari kepala yang pernah diekspor/)
    writeFileSync(heads(), whole)
  })

  /** All seals and heads once more over what the rows are now, as somebody with every key of the server would. */
  async function signAnew() {
    const key = createPrivateKey(readFileSync(join(world.env.DATA_DIR!, 'kunci', 'jurnal.pem')))
    const { rows } = await superuser.query<Seal>(
      `select versi, nomor::int, rentang::text, jumlah, ${sqlMoment('waktu')} as waktu from jurnal_segel order by nomor`
    )
    let before = FIRST_HASH
    const lines: string[] = []
    for (const seal of rows) {
      const content = await superuser.query<{ baris: string }>(
        `select ${sqlCanonicalRow(seal.versi)} as baris from jurnal j where $1::int8multirange @> j.id order by j.id`,
        [seal.rentang]
      )
      const hash_baris = Buffer.concat(content.rows.map((row) => rowHash(row.baris)))
      const hash = sealHash({ ...seal, hash_baris, hash_sebelum: before })
      const tanda = sign(null, sealMessage({ ...seal, hash }), key).toString('base64')
      await rusak(
        `update jurnal_segel set hash_baris = '\\x${hash_baris.toString('hex')}', hash_sebelum = '${before}',
           hash = '${hash}', tanda_tangan = '${tanda}' where nomor = ${seal.nomor}`
      )
      lines.push(`${JSON.stringify({ nomor: seal.nomor, hash, tanda })}\n`)
      before = hash
    }
    writeFileSync(heads(), lines.join(''))
  }

  test('the role of the application can neither add a seal nor lock one', async ({ assert }) => {
    await assert.rejects(
      () => aplikasi.query('insert into jurnal_segel select * from jurnal_segel limit 1'),
      /permission denied/
    )
    await assert.rejects(
      () => aplikasi.query('select 1 from jurnal_segel for update'),
      /permission denied/
    )
    await assert.rejects(
      () => aplikasi.query('begin; lock table jurnal_segel in share mode'),
      /permission denied/
    )
    await aplikasi.query('rollback')
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

  test('what ended so late that no seal looks back to it is sealed by the next server to start', async ({
    assert,
  }) => {
    const late = await sambung(world.postgres.urlAplikasi)
    await late.query('begin')
    const { rows } = await late.query<{ id: string }>(TAMBAH, [1])
    // More than one batch, and more than a running sealer looks back.
    await aplikasi.query(TAMBAH, [5500])
    await tungguTersegel()
    await late.query('commit')
    await late.end()
    await aplikasi.query(TAMBAH, [1])
    const sealed = async (id: string) => {
      const found = await superuser.query(
        'select 1 from jurnal_segel where rentang @> $1::bigint',
        [id]
      )
      return found.rowCount === 1
    }
    assert.isFalse(await sealed(rows[0]!.id))
    const next = await startServer({ env: world.env })
    await tungguTersegel().finally(() => next.henti())
    assert.isTrue(await sealed(rows[0]!.id))
  })

  // The last one: what it adds is sealed for good.
  test('nobody keeps the sealer from its work with the login of the application', async () => {
    // Sealers took turns by this lock, which anybody can take.
    await aplikasi.query('begin; select pg_advisory_xact_lock(7210001)')
    await aplikasi.query(TAMBAH, [1])
    await aplikasi.query('commit; begin; select pg_advisory_xact_lock(7210001)')
    await tungguTersegel()
    await aplikasi.query('rollback')
  })
})

/** Whoever has the application's login: what the database lets it write, and in whose name (ADR 0050). */
import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { sqlNow } from '@eproc/backend/app/core/clock/clock'
import { createPaketTerbit } from '@eproc/database/factories/paket'
import { actAs, createPengguna } from '@eproc/database/factories/pengguna'
import { cleanSlate } from '../../lib/dates.ts'
import { count, row, rows } from '../../lib/query.ts'

const write = (pelaku: number | null, more: { sesi?: string; aksi?: string; nama?: string } = {}) =>
  rows<{ id: number }>(
    `insert into jurnal (pelaku_id, pelaku_nama, peran, aksi, objek)
     select ?, ?, 'pa', ?, 'uji' from set_config('eproc.sesi', ?, true) returning id`,
    [pelaku, more.nama ?? 'Siapa saja', more.aksi ?? 'paket.terbitkan', more.sesi ?? '']
  )

test.group('In whose name the application writes', (group) => {
  group.each.setup(cleanSlate)

  test('nobody writes the journal in another’s name, nor as the system under a person’s', async ({
    assert,
  }) => {
    const [victim, thief] = [await createPengguna({ peran: 'pa' }), await createPengguna()]
    const { bukti, sesiId } = await actAs(thief)
    await actAs(victim)
    await assert.rejects(() => write(victim.id), /tanpa sesi/)
    await assert.rejects(() => write(victim.id, { sesi: bukti! }), /tanpa sesi/)
    await assert.rejects(
      () => write(victim.id, { sesi: randomBytes(32).toString('hex') }),
      /tanpa sesi/
    )
    await assert.rejects(() => write(null, { nama: victim.nama }), /milik Sistem/)
    const [{ id }] = (await write(thief.id, { sesi: bukti!, nama: victim.nama })) as [
      { id: number },
    ]
    const told = await row('select pelaku_nama, peran, sesi_id from jurnal where id = ?', [id])
    assert.deepEqual(told, { pelaku_nama: thief.nama, peran: thief.peran, sesi_id: sesiId })
  })

  test('the hash of a session can be neither read nor replaced', async ({ assert }) => {
    await actAs(await createPengguna())
    for (const attempt of [
      'select hash from sesi',
      'select * from sesi',
      `update sesi set hash = '\\x00'`,
      'update sesi set pengguna_id = pengguna_id',
    ]) {
      await assert.rejects(() => rows(attempt), /permission denied/)
    }
  })

  test('a session that somebody forges is told by the database, and names itself in what it writes', async ({
    assert,
  }) => {
    const victim = await createPengguna({ peran: 'pa' })
    const hash = randomBytes(32)
    const [forged] = await rows<{ id: number }>(
      `insert into sesi (hash, pengguna_id, agen, dibuat_pada, terakhir_pada, kedaluwarsa_pada)
       values (?, ?, '', ${sqlNow()}, ${sqlNow()}, ${sqlNow()} + interval '1 hour') returning id`,
      [hash, victim.id]
    )
    await write(victim.id, { sesi: hash.toString('hex') })
    const told = await rows<{ aksi: string }>(
      'select aksi from jurnal where sesi_id = ? order by id',
      [forged!.id]
    )
    assert.deepEqual(
      told.map(({ aksi }) => aksi),
      ['sesi.masuk', 'paket.terbitkan']
    )
  })

  test('a published schedule moves only with a row of the journal; a publication is not taken back', async ({
    assert,
  }) => {
    const { paket } = await createPaketTerbit()
    const moved = `jurnal where aksi = 'jadwal.pindah' and objek_id = ?`
    const before = await count(moved, [String(paket.id)])
    await rows(
      `update jadwal set selesai = selesai + interval '1 day' where paket_id = ? and kunci = 'pemasukan' returning id`,
      [paket.id]
    )
    assert.equal(await count(moved, [String(paket.id)]), before + 1)
    const told = await row<{ rincian: { tahap: string; selesai: [string, string] } }>(
      `select rincian from jurnal where aksi = 'jadwal.pindah' order by id desc limit 1`
    )
    assert.equal(told.rincian.tahap, 'pemasukan')
    assert.notEqual(told.rincian.selesai[0], told.rincian.selesai[1])
    for (const attempt of [
      'update jadwal set paket_id = paket_id',
      `update jadwal set kunci = 'lain'`,
    ]) {
      await assert.rejects(() => rows(attempt), /permission denied/)
    }
    await assert.rejects(
      () => rows('update paket set diterbitkan_pada = null where id = ?', [paket.id]),
      /tidak dapat ditarik/
    )
  })

  test('an opening is asked for only by whose session it is, and is never moved or removed', async ({
    assert,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const ask = `insert into pembukaan (paket_id, tahap, peminta_id, diminta_pada)
      select ?, 'pembukaan', ?, ${sqlNow()} from set_config('eproc.sesi', ?, true) returning id`
    const other = await actAs(pokja[1]!)
    for (const proof of ['', other.bukti!]) {
      await assert.rejects(
        () => rows(ask, [paket.id, pokja[0]!.id, proof]),
        /pembukaan: bukan sesi pengguna/
      )
    }
    await rows(ask, [paket.id, pokja[1]!.id, other.bukti!])
    await assert.rejects(
      () =>
        rows(
          `update pembukaan set disahkan_pada = ${sqlNow()}, pengesah_id = ? from set_config('eproc.sesi', ?, true)`,
          [pokja[0]!.id, other.bukti!]
        ),
      /pembukaan: bukan sesi pengguna/
    )
    for (const attempt of ['delete from pembukaan', `update pembukaan set tahap = 'pembukaan-2'`]) {
      await assert.rejects(() => rows(attempt), /permission denied/)
    }
    assert.equal(await count('pembukaan where disahkan_pada is not null'), 0)
  })
})

import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createKegiatan, createProgram } from '@eproc/database/factories/rup'
import type { ButirKotak, Kegiatan, RincianKegiatan } from '@eproc/domain/rup/answers'
import { data } from '../../lib/answers.ts'
import { cleanSlate, sqlNow } from '../../lib/dates.ts'
import { lastJournal, journal } from '../../lib/journal.ts'
import { notifications } from '../../lib/notifications.ts'
import { mailsTo } from '../../lib/outbox.ts'
import { person, type Person } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'
import { versionOf } from '../../lib/version.ts'
import { kegiatanInput, jajaran, langkah } from './bantu.ts'

const kotak = async (client: ApiClient, o: Person): Promise<ButirKotak[]> => {
  const r = await client.get('/api/rup/kotak-masuk').bearerToken(o.token)
  r.assertStatus(200)
  return data<ButirKotak[]>(r)
}
const rincian = async (client: ApiClient, id: number, o: Person): Promise<RincianKegiatan> => {
  const r = await client.get(`/rest/kegiatan/${id}`).bearerToken(o.token)
  r.assertStatus(200)
  return r.body() as RincianKegiatan
}

/** An activity whose PPK decides next. */
async function atPpk(client: ApiClient) {
  const j = await jajaran()
  const program = await createProgram()
  const input = await kegiatanInput(program, j.ppk.pengguna)
  const buat = await client.post('/rest/kegiatan').bearerToken(j.operator.token).json(input)
  const { id } = buat.body() as { id: number }
  await langkah(client, id, 'ajukan', j.operator)
  await langkah(client, id, 'setujui', j.manajer)
  return { j, input, id }
}

test.group('Approval of kegiatan', (group) => {
  group.each.setup(cleanSlate)

  test('operator submits; manajer, PPK, manajer ULP and PA approve from their inboxes', async ({
    client,
    assert,
  }) => {
    const j = await jajaran()
    const program = await createProgram()
    const buat = await client
      .post('/rest/kegiatan')
      .bearerToken(j.operator.token)
      .json(await kegiatanInput(program, j.ppk.pengguna))
    buat.assertStatus(200)
    const { id } = buat.body() as { id: number }
    assert.lengthOf(await kotak(client, j.manajer), 0)
    const ajukan = await langkah(client, id, 'ajukan', j.operator)
    ajukan.assertBodyContains({ message: 'Kegiatan telah diajukan', data: { persetujuan: 'S' } })
    ;(await langkah(client, id, 'ajukan', j.operator)).assertStatus(409)

    const urutan = [
      [j.manajer, 'AM', '/rup/kegiatan/sup'],
      [j.ppk, 'AP', '/ppk'],
      [j.manajerULP, 'AU', '/rup/kegiatan/sup'],
      [j.pa, 'AD', '/rup/kegiatan/pa'],
    ] as const
    for (const [pemutus, hasil, halaman] of urutan) {
      const [butir, ...lain] = await kotak(client, pemutus)
      assert.lengthOf(lain, 0)
      assert.containSubset(butir, {
        jenis: 'kegiatan',
        id,
        nilai: 750_000_000,
        keterangan: 'Diajukan Rina Operator',
        tautan: `${halaman}/${id}/show`,
      })
      const [bel] = await notifications(pemutus.pengguna.id)
      assert.include(bel!.pesan, 'menunggu persetujuan Anda')
      assert.equal(bel!.tautan, `${halaman}/${id}/show`)
      assert.lengthOf(await mailsTo(pemutus.pengguna.email), 1)
      for (const [bukan] of urutan.filter(([o]) => o !== pemutus)) {
        ;(await langkah(client, id, 'setujui', bukan)).assertStatus(409)
        assert.lengthOf(await kotak(client, bukan), 0)
      }
      const setuju = await langkah(client, id, 'setujui', pemutus)
      setuju.assertBodyContains({
        message: 'Kegiatan telah disetujui',
        data: { persetujuan: hasil },
      })
      assert.lengthOf(await kotak(client, pemutus), 0)
      const j_ = await lastJournal({ aksi: 'kegiatan.setujui', id: id })
      assert.equal(j_!.pelaku_id, pemutus.pengguna.id)
      assert.equal(j_!.rincian.persetujuan![1], hasil)
    }
    const r = await rincian(client, id, j.operator)
    assert.deepEqual(
      r.riwayat.map((b) => [b.aksi, b.pelaku, b.persetujuan]),
      [
        ['tambah', 'Rina Operator', null],
        ['ajukan', 'Rina Operator', 'S'],
        ['setujui', 'Agus Manajer', 'AM'],
        ['setujui', 'Bambang PPK', 'AP'],
        ['setujui', 'Yusuf ULP', 'AU'],
        ['setujui', 'Hendra PA', 'AD'],
      ]
    )
    assert.lengthOf(r.menunggu, 0)
  })

  test('a rejection with a remark goes back to the author, then it starts from the beginning', async ({
    client,
    assert,
  }) => {
    const { j, input, id } = await atPpk(client)
    const kosong = await langkah(client, id, 'tolak', j.ppk, { catatan: '  ' })
    kosong.assertStatus(400)
    kosong.assertBodyContains({
      errors: [{ field: 'catatan', message: 'Catatan penolakan harus diisi' }],
    })
    const tolak = await langkah(client, id, 'tolak', j.ppk, { catatan: 'Pagu terlalu tinggi' })
    tolak.assertBodyContains({ data: { persetujuan: 'RP', catatan: 'Pagu terlalu tinggi' } })
    assert.equal(
      (await lastJournal({ aksi: 'kegiatan.tolak', id: id }))!.alasan,
      'Pagu terlalu tinggi'
    )
    const [butir] = await kotak(client, j.operator)
    assert.containSubset(butir, {
      jenis: 'kegiatanDitolak',
      keterangan: 'Catatan: Pagu terlalu tinggi',
      tautan: `/rup/kegiatan/${id}/show`,
    })
    const tolakan = (await notifications(j.operator.pengguna.id)).find((n) =>
      n.pesan.includes('ditolak')
    )
    assert.include(tolakan!.pesan, 'Bambang PPK (Pejabat Pembuat Komitmen): Pagu terlalu tinggi')

    const ubah = await client
      .put(`/rest/kegiatan/${id}`)
      .bearerToken(j.operator.token)
      .json({ ...input, pagu: 600_000_000, versi: await versionOf('kegiatan', id) })
    ubah.assertStatus(200)
    ubah.assertBodyContains({ persetujuan: '', pagu: 600_000_000 })
    await langkah(client, id, 'ajukan', j.operator)
    const r = await rincian(client, id, j.manajer)
    assert.equal(r.persetujuan, 'S')
    assert.deepEqual(r.perubahan, [{ bidang: 'pagu', sebelum: 750_000_000, sesudah: 600_000_000 }])
    assert.deepEqual(
      r.menunggu.map((m) => [m.peran, m.orang]),
      [
        ['manajer', ['Agus Manajer']],
        ['ppk', ['Bambang PPK']],
        ['manajerULP', ['Yusuf ULP']],
        ['pa', ['Hendra PA']],
      ]
    )
  })

  test('one whose PPK is none any more waits for its planner, who names another', async ({
    client,
    assert,
  }) => {
    const { j, input, id } = await atPpk(client)
    assert.lengthOf(await kotak(client, j.operator), 0)
    await rows(`update pengguna set status = 'I' where id = ? returning id`, [j.ppk.pengguna.id])
    const [butir] = await kotak(client, j.operator)
    assert.containSubset(butir, {
      jenis: 'kegiatanPpk',
      keterangan: 'Bambang PPK',
      tautan: `/rup/kegiatan/${id}/show`,
    })
    const baru = await person({ peran: 'ppk', divisi: '20' })
    const ubah = await client
      .put(`/rest/kegiatan/${id}`)
      .bearerToken(j.operator.token)
      .json({ ...input, ppkId: baru.pengguna.id, versi: await versionOf('kegiatan', id) })
    ubah.assertStatus(200)
    assert.lengthOf(await kotak(client, j.operator), 0)
  })

  test('so does one whose PPK is now of another directorate, also when a package uses it', async ({
    client,
    assert,
  }) => {
    const { j, input, id } = await atPpk(client)
    await rows(`update kegiatan set status = 'U' where id = ? returning id`, [id])
    await rows(`update pengguna set divisi_kode = '30' where id = ? returning id`, [
      j.ppk.pengguna.id,
    ])
    ;(await langkah(client, id, 'setujui', j.ppk)).assertStatus(404)
    const [butir] = await kotak(client, j.operator)
    assert.containSubset(butir, { jenis: 'kegiatanPpk', keterangan: 'Bambang PPK' })
    const { menunggu } = await rincian(client, id, j.operator)
    assert.deepEqual(menunggu.find(({ peran }) => peran === 'ppk')!.orang, [])

    const baru = await person({ peran: 'ppk', divisi: '20' })
    const ubah = await client
      .put(`/rest/kegiatan/${id}`)
      .bearerToken(j.operator.token)
      .json({ ...input, ppkId: baru.pengguna.id, versi: await versionOf('kegiatan', id) })
    ubah.assertStatus(200)
    assert.lengthOf(await kotak(client, j.operator), 0)
  })

  test('one whose step nobody may decide any more stands in its planner’s list, who can tell the administrator', async ({
    client,
    assert,
  }) => {
    const j = await jajaran()
    const { id } = await createKegiatan({ persetujuan: 'AU', ppk: j.ppk.pengguna })
    const first = await createKegiatan({ persetujuan: 'S', ppk: j.ppk.pengguna })
    assert.lengthOf(await kotak(client, j.operator), 0)
    await rows(`update pengguna set status = 'I' where id = any(?) returning id`, [
      [j.pa.pengguna.id, j.manajer.pengguna.id],
    ])
    const waiting = await kotak(client, j.operator)
    assert.sameDeepMembers(
      waiting.map((b) => [b.jenis, b.id, b.keterangan]),
      [
        ['kegiatanPemutus', id, 'Belum ada Pengguna Anggaran yang aktif'],
        ['kegiatanPemutus', first.id, 'Belum ada Manajer Divisi/Unit yang aktif'],
      ]
    )
    await person({ peran: 'pa', divisi: '20' })
    await person({ peran: 'manajer', divisi: '2020' })
    assert.lengthOf(await kotak(client, j.operator), 0)
  })

  test('what only its approver wrote on is sent back, submitted by a planner, then decided', async ({
    client,
    assert,
  }) => {
    const j = await jajaran()
    // Its author was a planner then, and is the division's only manajer now.
    const { id } = await createKegiatan({
      persetujuan: 'S',
      ppk: j.ppk.pengguna,
      pengaju: j.manajer.pengguna,
      penyunting: [j.manajer.pengguna],
    })
    ;(await langkah(client, id, 'setujui', j.manajer)).assertStatus(403)
    // It waits for whom nobody can stand in for.
    assert.lengthOf(await kotak(client, j.manajer), 1)
    const catatan = 'Mohon diajukan penyusun'
    ;(await langkah(client, id, 'tolak', j.manajer, { catatan })).assertStatus(200)
    const [told] = await notifications(j.operator.pengguna.id)
    assert.include(told!.pesan, catatan)
    assert.lengthOf(await kotak(client, j.operator), 1)
    ;(await langkah(client, id, 'ajukan', j.operator)).assertStatus(200)
    assert.lengthOf(await kotak(client, j.manajer), 1)
    ;(await langkah(client, id, 'setujui', j.manajer)).assertStatus(200)
    const [{ rincian: deed } = { rincian: null }] = await journal({ id, aksi: 'kegiatan.tolak' })
    assert.deepEqual((deed as { penyunting: unknown }).penyunting, [[j.manajer.pengguna.id], []])
  })

  test('what another manajer of the division can decide waits for that one only', async ({
    client,
    assert,
  }) => {
    const j = await jajaran()
    const other = await person({ peran: 'manajer', divisi: '2020' })
    await createKegiatan({
      persetujuan: 'S',
      ppk: j.ppk.pengguna,
      pengaju: j.manajer.pengguna,
      penyunting: [j.manajer.pengguna],
    })
    assert.lengthOf(await kotak(client, j.manajer), 0)
    assert.lengthOf(await kotak(client, other), 1)
  })

  test('of two manajer who approve at once one gets 200, one 409, with one journal row', async ({
    client,
    assert,
  }) => {
    const a = await person({ peran: 'manajer', divisi: '2020' })
    const b = await person({ peran: 'manajer', divisi: '2020' })
    const { id } = await createKegiatan({ persetujuan: 'S' })
    const hasil = await Promise.all([a, b, a, b].map((o) => langkah(client, id, 'setujui', o)))
    assert.deepEqual(hasil.map((r) => r.status()).toSorted(), [200, 409, 409, 409])
    assert.lengthOf(await journal({ id, aksi: 'kegiatan.setujui' }), 1)
  })

  test('approving and changing at once passes nothing that was not read', async ({
    client,
    assert,
  }) => {
    const j = await jajaran()
    const program = await createProgram()
    const k = await createKegiatan({ program, ppk: j.ppk.pengguna, persetujuan: 'S' })
    const input = { ...(await kegiatanInput(program, j.ppk.pengguna)), kode: k.kode }
    const [setuju, ubah] = await Promise.all([
      langkah(client, k.id, 'setujui', j.manajer, { versi: k.versi }),
      client
        .put(`/rest/kegiatan/${k.id}`)
        .bearerToken(j.operator.token)
        .json({ ...input, pagu: 1, versi: k.versi }),
    ])
    assert.sameMembers([setuju.status(), ubah.status()], [200, 409])
    const [akhir] = await rows<{ persetujuan: string; pagu: number }>(
      'select persetujuan, pagu from kegiatan where id = ?',
      [k.id]
    )
    // Whoever came first; the other one had not read it.
    const disetujui = { persetujuan: 'AM', pagu: k.pagu }
    assert.deepEqual(akhir, setuju.status() === 200 ? disetujui : { persetujuan: '', pagu: 1 })
  })

  test('approving an old version is refused', async ({ client }) => {
    const manajer = await person({ peran: 'manajer', divisi: '2020' })
    const { id, versi } = await createKegiatan({ persetujuan: 'S' })
    ;(await langkah(client, id, 'setujui', manajer, { versi: versi + 1 })).assertStatus(409)
    ;(await langkah(client, id, 'setujui', manajer, { versi })).assertStatus(200)
  })

  test('author, submitter, another PPK, another divisi and another directorate do not decide', async ({
    client,
    assert,
  }) => {
    const manajer = await person({ peran: 'manajer', divisi: '2020' })
    const disunting = await createKegiatan({ persetujuan: 'S', penyunting: [manajer.pengguna] })
    ;(await langkah(client, disunting.id, 'setujui', manajer)).assertStatus(403)
    const diajukan = await createKegiatan({ persetujuan: 'S', pengaju: manajer.pengguna })
    ;(await langkah(client, diajukan.id, 'setujui', manajer)).assertStatus(403)
    // Another one of the division can decide them.
    await person({ peran: 'manajer', divisi: '2020' })
    assert.lengthOf(await kotak(client, manajer), 0)

    const ppk = await person({ peran: 'ppk', divisi: '20' })
    const ppkLain = await person({ peran: 'ppk', divisi: '20' })
    const k = await createKegiatan({ persetujuan: 'AM', ppk: ppk.pengguna })
    const bukan = await langkah(client, k.id, 'setujui', ppkLain)
    bukan.assertStatus(403)
    bukan.assertBodyContains({ message: 'Hanya PPK kegiatan ini yang dapat memutuskannya' })
    assert.lengthOf(await kotak(client, ppkLain), 0)

    const milik2020 = await createKegiatan({ persetujuan: 'S' })
    const lain = await person({ peran: 'manajer', divisi: '2010' })
    const tanpa = await langkah(client, milik2020.id, 'setujui', lain)
    const entah = await langkah(client, 2_000_000_000, 'setujui', lain)
    tanpa.assertStatus(404)
    assert.deepEqual(tanpa.body(), entah.body())
    const akhir = await createKegiatan({ persetujuan: 'AU' })
    const paLain = await person({ peran: 'pa', divisi: '30' })
    ;(await langkah(client, akhir.id, 'setujui', paLain)).assertStatus(404)
    assert.lengthOf(await kotak(client, paLain), 0)
    const pa = await person({ peran: 'pa', divisi: '20' })
    ;(await langkah(client, akhir.id, 'setujui', pa)).assertStatus(200)
    assert.equal(data<Kegiatan>(await langkah(client, k.id, 'setujui', ppk)).persetujuan, 'AP')
  })

  test('the inbox has the oldest on top, with its age', async ({ client, assert }) => {
    const manajer = await person({ peran: 'manajer', divisi: '2020' })
    const baru = await createKegiatan({ persetujuan: 'S' })
    const previous = await createKegiatan({ persetujuan: 'S' })
    await rows(
      `update kegiatan set persetujuan_pada = ${sqlNow()} - interval '5 days' where id = ? returning id`,
      [previous.id]
    )
    const isi = await kotak(client, manajer)
    assert.deepEqual(
      isi.map((b) => b.id),
      [previous.id, baru.id]
    )
    assert.isTrue(Date.parse(isi[1]!.sejak) - Date.parse(isi[0]!.sejak) > 4.9 * 86_400_000)
  })

  test('no session 401, a role without the right 403, an unknown query 400', async ({ client }) => {
    const { id } = await createKegiatan({ persetujuan: 'S' })
    ;(await client.post(`/api/rup/kegiatan/${id}/setujui`).json({})).assertStatus(401)
    ;(await client.get('/api/rup/kotak-masuk')).assertStatus(401)
    const operator = await person({ peran: 'operator', divisi: '2020' })
    ;(await langkah(client, id, 'setujui', operator)).assertStatus(403)
    const manajer = await person({ peran: 'manajer', divisi: '2020' })
    ;(await langkah(client, id, 'ajukan', manajer)).assertStatus(403)
    const vendor = await person({ peran: 'vendor' })
    const r = await client.get('/api/rup/kotak-masuk').bearerToken(vendor.token)
    r.assertStatus(403)
    const asing = await client.get('/api/rup/kotak-masuk?x=1').bearerToken(manajer.token)
    asing.assertStatus(400)
  })
})

import { test } from '@japa/runner'
import { createPaket, keTahap, jadwalUji, type PaketUji } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { message, data } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { journal, lastJournal } from '../../lib/journal.ts'
import { notifications } from '../../lib/notifications.ts'
import { person } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'
import { versionOf } from '../../lib/version.ts'
import { type buatLewatRute } from './bantu.ts'

test.group('Paket: publication and execution', (group) => {
  group.each.setup(cleanSlate)

  const terbit = async (client: Parameters<typeof buatLewatRute>[0], p: PaketUji) =>
    client
      .post('/api/rup/paket/publish')
      .bearerToken(await signInAs(p.ppk))
      .json({ paketPenyediaId: p.paket.id })

  test('its PPK publishes it; the registration period comes from its stage', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({})
    const lain = await person({ peran: 'ppk', divisi: '20' })
    const bukan = await client
      .post('/api/rup/paket/publish')
      .bearerToken(lain.token)
      .json({ paketPenyediaId: p.paket.id })
    bukan.assertStatus(403)
    const r = await terbit(client, p)
    r.assertStatus(200)
    r.assertBodyContains({ message: 'Paket telah dipublish' })
    const terbitan = data<RincianPaket>(r)
    assert.equal(terbitan.statusPelaksanaan, 'A')
    assert.equal(Date.parse(terbitan.mulaiDaftar!), p.jadwal[1]!.mulai.getTime())
    assert.equal(Date.parse(terbitan.selesaiDaftar!), p.jadwal[1]!.selesai.getTime())
    const umum = await client.get(`/api/rup/paket/jadwal/${p.paket.id}`)
    umum.assertStatus(200)
    assert.lengthOf(data<unknown[]>(umum), 18)
    const kedua = await terbit(client, p)
    kedua.assertStatus(409)
  })

  test('is not published when not approved, when its jadwal has begun, or without pokja', async ({
    client,
    assert,
  }) => {
    const belum = await terbit(client, await createPaket({ status: 'S' }))
    belum.assertStatus(409)
    const mulai = await terbit(client, await createPaket({ mulaiJam: -2 }))
    mulai.assertStatus(400)
    assert.equal(message(mulai), 'Jadwal sudah dimulai: Pengumuman')
    const tanpa = await terbit(client, await createPaket({ pokja: [] }))
    tanpa.assertStatus(400)
    assert.equal(message(tanpa), 'Pokja belum ditunjuk')
    // Who was appointed may have left since.
    const pergi = await createPaket({})
    const [anggota] = pergi.pokja
    await rows(`update pengguna set status = 'I' where id = ? returning id`, [anggota!.id])
    const keluar = await terbit(client, pergi)
    keluar.assertStatus(400)
    assert.match(message(keluar), /bukan anggota Unit Layanan Pengadaan yang aktif/)
    const tersembunyi = await createPaket({})
    const umum = await client.get(`/api/rup/paket/jadwal/${tersembunyi.paket.id}`)
    umum.assertStatus(404)
    const tla = await createPaket({ metode: 'TLA', statusPelaksanaan: 'A' })
    const tlaUmum = await client.get(`/api/rup/paket/lokasi-kerja/${tla.paket.id}`)
    tlaUmum.assertStatus(404)
  })

  test('failing and cancelling need a reason; a repeated tender makes a new paket', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const token = await signInAs(p.ppk)
    const tanpa = await client
      .put(`/api/rup/lelang/gagal/${p.paket.id}`)
      .bearerToken(token)
      .json({})
    tanpa.assertStatus(400)
    tanpa.assertBodyContains({ errors: [{ field: 'alasan' }] })
    const operator = await person({ peran: 'operatorULP' })
    const bukan = await client
      .put(`/api/rup/lelang/gagal/${p.paket.id}`)
      .bearerToken(operator.token)
      .json({ alasan: 'x' })
    bukan.assertStatus(403)
    const gagal = await client
      .put(`/api/rup/lelang/gagal/${p.paket.id}`)
      .bearerToken(token)
      .json({ alasan: 'Tidak ada penawaran' })
    gagal.assertStatus(200)
    gagal.assertBodyContains({
      message: 'Proses tender telah digagalkan / tidak ditemukan pemenang',
      data: { statusPelaksanaan: 'G' },
    })
    assert.equal(
      (await lastJournal({ aksi: 'paket.gagal', id: p.paket.id }))!.alasan,
      'Tidak ada penawaran'
    )
    const ulang = () =>
      client
        .put(`/api/rup/lelang/ulang/${p.paket.id}`)
        .bearerToken(token)
        .json({ alasan: 'Dokumen diperbaiki' })
    const hasil = await Promise.all([ulang(), ulang()])
    assert.deepEqual(hasil.map((r) => r.status()).toSorted(), [200, 409])
    const baru = data<RincianPaket>(hasil.find((r) => r.status() === 200)!)
    // It is the planners' now, who did not write it.
    const [told] = await notifications(operator.pengguna.id)
    assert.include(told!.pesan, baru.kode)
    assert.equal(told!.tautan, `/rup/paket/penyedia/${baru.id}/show`)
    assert.equal(baru.statusPelaksanaan, 'N')
    assert.equal(baru.status, '')
    assert.equal(baru.paketAsal!.id, p.paket.id)
    assert.equal(baru.totalPagu, p.paket.totalPagu)
    assert.isNull(baru.listJadwal[0]!.mulai)
    assert.lengthOf(baru.pokja.anggota, 0)
    const previous = await client.get(`/api/paket/${p.paket.id}`).bearerToken(token)
    previous.assertBodyContains({ data: { statusPelaksanaan: 'U', paketUlang: { id: baru.id } } })
    const belumTerbit = await createPaket({ ppk: p.ppk })
    const batal = await client
      .put(`/api/rup/lelang/batal/${belumTerbit.paket.id}`)
      .bearerToken(token)
      .json({ alasan: 'Anggaran dialihkan' })
    batal.assertBodyContains({ message: 'Proses tender telah dibatalkan' })
  })

  test('a repeat that was cancelled does not keep the failed paket from being tendered again', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'G' })
    const token = await signInAs(p.ppk)
    const put = (deed: string, id: number) =>
      client.put(`/api/rup/lelang/${deed}/${id}`).bearerToken(token).json({ alasan: 'Diperbaiki' })
    const failed = async () =>
      data<RincianPaket>(await client.get(`/api/paket/${p.paket.id}`).bearerToken(token))
    assert.include((await failed()).bisa, 'ulang')
    const first = await put('ulang', p.paket.id)
    first.assertStatus(200)
    // One lives: it is not offered, and refused.
    assert.notInclude((await failed()).bisa, 'ulang')
    const twice = await put('ulang', p.paket.id)
    twice.assertStatus(409)
    assert.equal(message(twice), 'Paket ini sudah ditender ulang')
    ;(await put('batal', data<RincianPaket>(first).id)).assertStatus(200)
    const { bisa, paketUlang, versi } = await failed()
    assert.deepEqual([bisa.includes('ulang'), paketUlang], [true, null])
    const second = await put('ulang', p.paket.id)
    second.assertStatus(200)
    const { id, kode, paketAsal } = data<RincianPaket>(second)
    assert.equal(paketAsal!.id, p.paket.id)
    const after = await failed()
    assert.deepEqual([after.statusPelaksanaan, after.paketUlang], ['U', { id, kode }])
    assert.isAbove(after.versi, versi)
    const told = (await lastJournal<{ paketUlang: unknown }>({
      aksi: 'paket.ulang',
      id: p.paket.id,
    }))!
    assert.deepEqual(told.rincian, { paketUlang: [null, kode] })
  })

  test('what was changed since it was read is not published, handed over or stopped unseen', async ({
    client,
    assert,
  }) => {
    const draf = await createPaket({})
    const berjalan = await createPaket({ statusPelaksanaan: 'A' })
    const deeds = [
      ['post', '/api/rup/paket/publish', draf, { paketPenyediaId: draf.paket.id }],
      ['post', `/api/tender/serah/${draf.paket.id}`, draf, {}],
      ['put', `/api/rup/lelang/tunda/${berjalan.paket.id}`, berjalan, { alasan: 'Anggaran' }],
      ['put', `/api/rup/lelang/gagal/${berjalan.paket.id}`, berjalan, { alasan: 'Anggaran' }],
      ['put', `/api/rup/lelang/batal/${berjalan.paket.id}`, berjalan, { alasan: 'Anggaran' }],
    ] as const
    for (const [verb, address, { paket, ppk }, body] of deeds) {
      const versi = await versionOf('paket', paket.id)
      const before = await journal({ objek: 'paket', id: paket.id })
      const r = await client[verb](address)
        .bearerToken(await signInAs(ppk))
        .json({ ...body, versi: versi + 1 })
      r.assertStatus(409)
      assert.include(message(r), 'diubah', address)
      assert.equal(await versionOf('paket', paket.id), versi)
      assert.lengthOf(await journal({ objek: 'paket', id: paket.id }), before.length)
    }
    const [, , , , [, address, { paket, ppk }, body]] = deeds
    const r = await client
      .put(address)
      .bearerToken(await signInAs(ppk))
      .json({ ...body, versi: await versionOf('paket', paket.id) })
    r.assertStatus(200)
  })

  test('a tender is completed only after SPPBJ', async ({ client }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const r = await client
      .put(`/api/rup/lelang/selesai/${p.paket.id}`)
      .bearerToken(await signInAs(p.ppk))
      .json({})
    r.assertStatus(409)
    r.assertBodyContains({ message: 'Tender diselesaikan sesudah SPPBJ dikirim' })
  })

  test('once paused it goes on only with an approved revision', async ({ client, assert }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const manajer = await person({ peran: 'manajerULP' })
    const ppk = await signInAs(p.ppk)
    await keTahap(p.paket.id, 'penjelasan', 30)
    const tunda = await client
      .put(`/api/rup/lelang/tunda/${p.paket.id}`)
      .bearerToken(ppk)
      .json({ alasan: 'Menunggu izin' })
    tunda.assertBodyContains({ data: { statusPelaksanaan: 'P' } })
    await keTahap(p.paket.id, 'pemasukan', 30)
    const lanjut = () =>
      client.put(`/api/rup/lelang/lanjutkan/${p.paket.id}`).bearerToken(ppk).json({})
    const dini = await lanjut()
    dini.assertStatus(409)
    const baru = (await jadwalUji(p.paket.id)).map((l) => ({
      urut: l.urut,
      include: l.include,
      mulai: l.urut < 4 ? l.mulai : new Date(l.mulai.getTime() + 5 * 86_400_000),
      selesai: l.urut < 3 ? l.selesai : new Date(l.selesai.getTime() + 5 * 86_400_000),
      remark: l.urut < 3 ? null : 'Sesudah penundaan',
    }))
    const kirim = (listRevisiJadwal: object[]) =>
      client
        .post('/api/rup/jadwal/revisi')
        .bearerToken(ppk)
        .json({ paketPenyediaId: p.paket.id, listRevisiJadwal })
    const kurang = await kirim(
      baru.map((l) => (l.urut === 3 ? { ...l, selesai: p.jadwal[2]!.selesai, remark: null } : l))
    )
    kurang.assertStatus(400)
    assert.match(message(kurang), /terlewati selama paket ditunda/)
    const simpan = await kirim(baru)
    simpan.assertStatus(200)
    const setuju = await client
      .post(`/api/rup/jadwal/revisi/approve/${p.paket.id}`)
      .bearerToken(manajer.token)
    setuju.assertStatus(200)
    const waiting = async () =>
      data<ButirKotak[]>(await client.get('/api/pekerjaan').bearerToken(ppk)).filter(
        ({ jenis }) => jenis === 'lanjutkan'
      )
    const [work] = await waiting()
    assert.equal(work!.tautan, `/ppk/tender/${p.paket.id}/show`)
    // It was in the explanation that it was paused; that has to end after the pause.
    assert.equal(Date.parse(work!.batas!), p.jadwal[2]!.selesai.getTime() + 5 * 86_400_000)
    // Nobody hands in while it is paused: a submission that passes meanwhile is planned once more.
    await keTahap(p.paket.id, 'pembukaan', 30)
    const terlambat = await lanjut()
    terlambat.assertStatus(409)
    assert.match(message(terlambat), /terlewati selama paket ditunda/)
    await keTahap(p.paket.id, 'penjelasan', 60)
    const hasil = await lanjut()
    hasil.assertBodyContains({ data: { statusPelaksanaan: 'A' } })
    assert.isEmpty(await waiting())
  })
})

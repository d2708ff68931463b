import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPaket, createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import {
  createEmptyOffer,
  createPembukaan,
  createPenyedia,
  createPeserta,
  createUndangan,
} from '@eproc/database/factories/peserta'
import type { RincianLaporanPaket } from '@eproc/domain/laporan/answers'
import type { PaketRow } from '@eproc/domain/paket/answers'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import type { HasilPaket } from '@eproc/domain/tender/answers_hasil'
import { tender as teks } from '@eproc/i18n/id/tender'
import { body, data, message } from '../../../lib/answers.ts'
import { cleanSlate, sqlNow } from '../../../lib/dates.ts'
import { packageOfNextEdition } from '../../../lib/kbli.ts'
import { journalActions, lastJournal } from '../../../lib/journal.ts'
import { notifiedUsers } from '../../../lib/notifications.ts'
import { tokenFor } from '../../../lib/people.ts'
import { count, rows } from '../../../lib/query.ts'

const ALAMAT = '/api/lelang/peserta/daftar'
const input = (paketPenyediaId: number, vendorId: number) => ({
  paketPenyediaId,
  vendorId,
  pakta: true,
})

test.group('DAFTAR', (group) => {
  group.each.setup(cleanSlate)

  test('an active rekanan registers inside the period, with the pakta kept', async ({
    assert,
    client,
  }) => {
    const { paket } = await createPaketTerbit()
    const { rekanan, token: t } = await createPenyedia()
    await keTahap(paket.id, 'dokumen')
    const jawab = await client.post(ALAMAT).bearerToken(t).json(input(paket.id, rekanan.id))
    jawab.assertStatus(200)
    assert.equal(message(jawab), 'Proses pendaftaran berhasil')
    const [p] = await rows<{ nomor: number; pakta_teks: string; pakta_pada: Date }>(
      'select nomor, pakta_teks, pakta_pada from peserta where paket_id = ?',
      [paket.id]
    )
    assert.equal(p!.nomor, 1)
    assert.include(p!.pakta_teks, `versi ${teks.pakta.versi}`)
    assert.include(p!.pakta_teks, teks.pakta.butir[2])
    assert.isNotNull(p!.pakta_pada)
    assert.deepEqual(await journalActions({ objek: 'paket', id: paket.id }), ['peserta.daftar'])
  })

  test('a line of business is the same in another edition of the KBLI', async ({
    assert,
    client,
  }) => {
    const { paket } = await createPaketTerbit()
    const { rekanan, token } = await createPenyedia()
    const stranger = await createPenyedia({
      ijin: [{ jenis: 'NIB', nomor: '9120009999999', kualifikasi: 'Kecil', kbli: ['62011'] }],
    })
    await packageOfNextEdition(paket.id)
    await keTahap(paket.id, 'dokumen')
    const register = (id: number, by: string) =>
      client.post(ALAMAT).bearerToken(by).json(input(paket.id, id))
    const refused = await register(stranger.rekanan.id, stranger.token)
    refused.assertStatus(409)
    assert.equal(message(refused), teks.daftar.tolak.kbli)
    ;(await register(rekanan.id, token)).assertStatus(200)
  })

  test('no pakta, or another text of it, is refused 400', async ({ assert, client }) => {
    const { paket } = await createPaketTerbit()
    const { rekanan, token: t } = await createPenyedia()
    await keTahap(paket.id, 'dokumen')
    const { pakta: _pakta, ...tanpa } = input(paket.id, rekanan.id)
    const satu = await client.post(ALAMAT).bearerToken(t).json(tanpa)
    satu.assertStatus(400)
    assert.equal(message(satu), teks.daftar.paktaWajib)
    const dua = await client
      .post(ALAMAT)
      .bearerToken(t)
      .json({ ...input(paket.id, rekanan.id), paktaTeks: 'Pakta yang lama' })
    dua.assertStatus(400)
    assert.equal(await count('peserta'), 0)
  })

  test('of several DAFTAR at once exactly one succeeds, the others get 409', async ({
    assert,
    client,
  }) => {
    const { paket } = await createPaketTerbit()
    const { rekanan, token: t } = await createPenyedia()
    await keTahap(paket.id, 'dokumen')
    const jawab = await Promise.all(
      Array.from({ length: 6 }, () =>
        client.post(ALAMAT).bearerToken(t).json(input(paket.id, rekanan.id))
      )
    )
    assert.deepEqual(jawab.map((j) => j.status()).sort(), [200, 409, 409, 409, 409, 409])
    assert.equal(message(jawab.find((j) => j.status() === 409)!), teks.daftar.tolak.sudahTerdaftar)
    assert.equal(await count('peserta'), 1)
    assert.lengthOf(await journalActions({ objek: 'paket', id: paket.id }), 1)
  })

  test('numbers of participants have no gaps, also when many register at once', async ({
    assert,
    client,
  }) => {
    const { paket } = await createPaketTerbit()
    const penyedia = []
    for (let i = 0; i < 5; i++) penyedia.push(await createPenyedia())
    const gagal = await createPenyedia({ blacklist: { mulai: null, selesai: null } })
    await keTahap(paket.id, 'dokumen')
    await Promise.all(
      [gagal, ...penyedia].map(({ rekanan, token: t }) =>
        client.post(ALAMAT).bearerToken(t).json(input(paket.id, rekanan.id))
      )
    )
    const nomor = await rows<{ nomor: number }>('select nomor from peserta order by nomor')
    assert.deepEqual(
      nomor.map((n) => n.nomor),
      [1, 2, 3, 4, 5]
    )
  })

  test('works inside the registration period only, by the server’s clock', async ({
    assert,
    client,
  }) => {
    const { paket } = await createPaketTerbit()
    const { rekanan, token: t } = await createPenyedia()
    const coba = async () => {
      const jawab = await client.post(ALAMAT).bearerToken(t).json(input(paket.id, rekanan.id))
      return [jawab.status(), message(jawab)]
    }
    await keTahap(paket.id, 'dokumen', -1)
    assert.deepEqual(await coba(), [409, teks.daftar.tolak.belumDibuka])
    await keTahap(paket.id, 'dokumen', 23 * 60 + 1)
    assert.deepEqual(await coba(), [409, teks.daftar.tolak.sudahTutup])
    await keTahap(paket.id, 'dokumen')
    assert.equal((await coba())[0], 200)
  })

  test('each refusal tells its reason', async ({ assert, client }) => {
    const tolak = teks.daftar.tolak
    const biasa = (await createPaketTerbit()).paket
    const kecil = (await createPaketTerbit({ isUsahaKecil: true })).paket
    const kbli = (await createPaketTerbit({ kbli: ['62011'] })).paket
    const orangan = (await createPaketTerbit({ jenisPeserta: 'O' })).paket
    const langsung = (await createPaketTerbit({ metode: 'PLA' })).paket
    const tunda = (await createPaketTerbit({ statusPelaksanaan: 'P' })).paket
    const aktif = await createPenyedia({ ukuran: 'besar' })
    const hitam = await createPenyedia({ blacklist: { mulai: null, selesai: null } })
    const bekas = await createPenyedia({
      blacklist: { mulai: '2020-01-01', selesai: '2020-12-31' },
    })
    const habis = await createRekanan({ status: 'E' })
    const baru = await createRekanan({ status: 'V' })
    const perorangan = await createPenyedia({ jenis: 'O' })
    const kasus = [
      [biasa, hitam, tolak.blacklist],
      [biasa, habis, tolak.kedaluwarsa],
      [biasa, baru, tolak.belumAktif],
      [biasa, perorangan, tolak.jenis.O],
      [orangan, aktif, tolak.jenis.V],
      [kecil, aktif, tolak.usahaKecil],
      [kbli, aktif, tolak.kbli],
      [langsung, aktif, tolak.tidakDiundang],
      [tunda, aktif, tolak.tidakBerjalan],
    ] as const
    await keTahap(biasa.id, 'dokumen')
    for (const [paket, { rekanan, token: t }, alasan] of kasus) {
      const jawab = await client.post(ALAMAT).bearerToken(t).json(input(paket.id, rekanan.id))
      assert.deepEqual([jawab.status(), message(jawab)], [409, alasan])
    }
    const boleh = await client
      .post(ALAMAT)
      .bearerToken(bekas.token)
      .json(input(biasa.id, bekas.rekanan.id))
    boleh.assertStatus(200)
  })

  test('an invitation opens the registration of PLA and TLA; for others TLA does not exist', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit({ metode: 'TLA' })
    const diundang = await createPenyedia()
    const lain = await createPenyedia()
    await createUndangan(paket.id, diundang.rekanan.id, 'P', pokja[0]!.id)
    await keTahap(paket.id, 'undangan-peserta')
    const satu = await client
      .post(ALAMAT)
      .bearerToken(diundang.token)
      .json(input(paket.id, diundang.rekanan.id))
    satu.assertStatus(200)
    const dua = await client
      .post(ALAMAT)
      .bearerToken(lain.token)
      .json(input(paket.id, lain.rekanan.id))
    const tiga = await client
      .post(ALAMAT)
      .bearerToken(lain.token)
      .json(input(2_000_000_000, lain.rekanan.id))
    assert.deepEqual([dua.status(), dua.body()], [404, tiga.body()])
  })

  test('an unpublished paket and another’s id are like what does not exist', async ({
    assert,
    client,
  }) => {
    const { paket } = await createPaketTerbit()
    const { paket: draf } = await createPaket()
    const saya = await createPenyedia()
    const lain = await createPenyedia()
    await keTahap(paket.id, 'dokumen')
    const jawab = await Promise.all(
      [input(draf.id, saya.rekanan.id), input(paket.id, lain.rekanan.id)].map((j) =>
        client.post(ALAMAT).bearerToken(saya.token).json(j)
      )
    )
    assert.deepEqual(
      jawab.map((j) => [j.status(), message(j)]),
      [
        [404, 'Data tidak ditemukan'],
        [404, 'Data tidak ditemukan'],
      ]
    )
    assert.equal(await count('peserta'), 0)
  })

  test('is for rekanan that are logged in; wrong input is refused', async ({ client }) => {
    const staf = await tokenFor({ peran: 'operatorULP' })
    ;(await client.post(ALAMAT).json(input(1, 1))).assertStatus(401)
    ;(await client.post(ALAMAT).bearerToken(staf).json(input(1, 1))).assertStatus(403)
    const { token: t } = await createPenyedia()
    ;(await client.post(ALAMAT).bearerToken(t).json({ paketPenyediaId: 'x' })).assertStatus(400)
  })
})

test.group('Withdrawal', (group) => {
  group.each.setup(cleanSlate)
  const MUNDUR = '/api/lelang/peserta/mundur'

  test('is possible until pemasukan ends; one that comes back has its number again', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const satu = await createPenyedia()
    const dua = await createPenyedia()
    await keTahap(paket.id, 'dokumen')
    const daftar = (r: typeof satu) =>
      client.post(ALAMAT).bearerToken(r.token).json(input(paket.id, r.rekanan.id))
    const mundur = (r: typeof satu) =>
      client
        .post(MUNDUR)
        .bearerToken(r.token)
        .json({ paketPenyediaId: paket.id, vendorId: r.rekanan.id, alasan: 'Kapasitas penuh' })
    const offered = async (r: typeof satu) =>
      data<TabAnswer>(await client.get(`/api/paket/${paket.id}/tab`).bearerToken(r.token)).rekanan!
        .bolehMundur
    ;(await mundur(satu)).assertStatus(409)
    assert.isFalse(await offered(satu))
    ;(await daftar(satu)).assertStatus(200)
    // Before the submission begins, too: the screen offers it with the package's information.
    assert.isTrue(await offered(satu))
    ;(await mundur(satu)).assertStatus(200)
    assert.sameMembers(
      await notifiedUsers(),
      pokja.map((p) => p.id)
    )
    ;(await daftar(satu)).assertStatus(200)
    ;(await daftar(dua)).assertStatus(200)
    const nomor = await rows<{ nomor: number }>('select nomor from peserta order by nomor')
    assert.deepEqual(
      nomor.map((n) => n.nomor),
      [1, 2]
    )
    await keTahap(paket.id, 'pembukaan')
    assert.isFalse(await offered(dua))
    const lambat = await mundur(dua)
    assert.deepEqual([lambat.status(), message(lambat)], [409, teks.daftar.mundurTolak.sudahTutup])
    const j = await lastJournal({ aksi: 'peserta.mundur', id: paket.id })
    assert.equal(j!.alasan, 'Kapasitas penuh')
  })

  test('counts nowhere any more: staff, everybody and the reports read the same number', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    for (const nama of ['PT Tetap', 'PT Mundur']) {
      const { rekanan } = await createPenyedia({ nama })
      await createPeserta(paket.id, rekanan.id)
      await createEmptyOffer(paket.id, rekanan.id)
    }
    await rows(
      `update peserta set mundur_pada = ${sqlNow()}
        where rekanan_id = (select id from rekanan where nama = 'PT Mundur')`
    )
    await createPembukaan(paket.id, pokja)
    const staf = await tokenFor({ peran: 'operatorULP' })
    const get = (path: string) => client.get(path).bearerToken(staf)
    const hasil = await client.get(`/api/tender/hasil/${paket.id}`)
    assert.deepEqual(
      {
        staf: body<PaketRow>(await get(`/rest/paket/${paket.id}`)).jumlahPeserta,
        umum: data<HasilPaket>(hasil).jumlahPeserta,
      },
      { staf: 1, umum: 1 }
    )
    const laporan = body<RincianLaporanPaket>(await get(`/rest/laporan-paket/${paket.id}`))
    assert.deepEqual([laporan.jumlahPeserta, laporan.jumlahPenawaran], [1, 1])
  })
})

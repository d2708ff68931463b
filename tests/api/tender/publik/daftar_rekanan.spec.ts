import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia, createPeserta, createUndangan } from '@eproc/database/factories/peserta'
import type { InformasiPaket, PaketRekanan } from '@eproc/domain/tender/answers_paket'
import { data } from '../../../lib/answers.ts'
import { cleanSlate, budgetYear, dayFromNow, moveClock } from '../../../lib/dates.ts'
import { rows } from '../../../lib/query.ts'
import { rekananRow } from '../../../lib/rekanan.ts'

test.group('List of paket for rekanan', (group) => {
  group.each.setup(cleanSlate)
  const alamat = (id: number) => `/api/rup/paket/lelang-vendor/${id}/tahun/${budgetYear()}`

  test('has registration status and DAFTAR from the server', async ({ assert, client }) => {
    const biasa = await createPaketTerbit({ nama: 'A biasa' })
    await createPaketTerbit({ nama: 'B bidang lain', kbli: ['62011'] })
    const tla = await createPaketTerbit({ nama: 'C diundang', metode: 'TLA', mulaiJam: 24 })
    await createPaketTerbit({ nama: 'D tidak diundang', metode: 'TLA' })
    const { rekanan, token: t } = await createPenyedia()
    await createUndangan(tla.paket.id, rekanan.id, 'P', tla.pokja[0]!.id)
    await keTahap(biasa.paket.id, 'dokumen', 5)
    const ambil = async () =>
      data<PaketRekanan[]>(await client.get(`${alamat(rekanan.id)}?urut=nama`).bearerToken(t)).map(
        (p) => [p.nama, p.statusPendaftaran, p.bolehDaftar]
      )
    assert.deepEqual(await ambil(), [
      ['A biasa', '', true],
      ['B bidang lain', '', false],
      ['C diundang', 'Undangan', true],
    ])
    await createPeserta(biasa.paket.id, rekanan.id)
    assert.deepEqual((await ambil())[0], ['A biasa', 'Terdaftar', false])
    await keTahap(biasa.paket.id, 'evaluasi')
    assert.deepEqual((await ambil()).slice(1), [
      ['B bidang lain', 'Tutup', false],
      ['C diundang', 'Undangan/Tutup', false],
    ])
  })

  test('offers no DAFTAR once the licences have ended, although no job has run yet', async ({
    assert,
    client,
  }) => {
    await createPaketTerbit({ mulaiJam: 24 })
    const { rekanan, pengguna } = await createRekanan({
      status: 'A',
      ijin: [{ jenis: 'NIB', nomor: '9120001234567', kbli: ['41011'], berlaku: dayFromNow(0) }],
    })
    moveClock('P1D')
    const jawab = await client.get(alamat(rekanan.id)).bearerToken(await signInAs(pengguna))
    assert.deepEqual(
      data<PaketRekanan[]>(jawab).map((p) => p.bolehDaftar),
      [false]
    )
    assert.equal((await rekananRow(rekanan.id)).status, 'E')
  })

  test('is empty until the rekanan is verified; another id is 404', async ({ assert, client }) => {
    await createPaketTerbit()
    const baru = await createRekanan({ status: 'V' })
    const lain = await createPenyedia()
    const jawab = await client.get(alamat(baru.rekanan.id)).bearerToken(baru.token)
    assert.deepEqual(data(jawab), [])
    for (const rute of [
      alamat(lain.rekanan.id),
      `/api/rup/paket/peserta/${lain.rekanan.id}/tahun/${budgetYear()}`,
      `/api/rup/paket/peserta/undangan/${lain.rekanan.id}/tahun/${budgetYear()}`,
      alamat(2_000_000_000),
    ]) {
      ;(await client.get(rute).bearerToken(baru.token)).assertStatus(404)
    }
  })

  test('has one’s own participations and invitations', async ({ assert, client }) => {
    const { paket, pokja } = await createPaketTerbit()
    const saya = await createPenyedia()
    const lain = await createPenyedia()
    await createPeserta(paket.id, lain.rekanan.id)
    await createPeserta(paket.id, saya.rekanan.id)
    await createUndangan(paket.id, saya.rekanan.id, 'B', pokja[0]!.id)
    await createUndangan(paket.id, lain.rekanan.id, 'B', pokja[0]!.id)
    const dasar = '/api/rup/paket/peserta'
    const ikut = await client
      .get(`${dasar}/${saya.rekanan.id}/tahun/${budgetYear()}`)
      .bearerToken(saya.token)
    assert.deepEqual(
      data<{ nomor: number }[]>(ikut).map((x) => x.nomor),
      [2]
    )
    const undangan = await client
      .get(`${dasar}/undangan/${saya.rekanan.id}/tahun/${budgetYear()}`)
      .bearerToken(saya.token)
    assert.deepEqual(
      data<{ tipe: string; vendorId: number }[]>(undangan).map((x) => [x.tipe, x.vendorId]),
      [['B', saya.rekanan.id]]
    )
  })

  test('tells jadwal and remarks of revisions to participants only', async ({ assert, client }) => {
    const { paket } = await createPaketTerbit()
    await rows(
      `update jadwal set remark = 'Mundur sehari', no_arsip = 'ARS-1' where paket_id = ?`,
      [paket.id]
    )
    const saya = await createPenyedia()
    const ambil = async () =>
      data<InformasiPaket>(
        await client.get(`/api/paket/${paket.id}/informasi`).bearerToken(saya.token)
      )
    const luar = await ambil()
    assert.deepEqual(luar.jadwal, [])
    assert.isNull(luar.fileKAK)
    const umum = await client.get(`/api/rup/paket/jadwal/${paket.id}`)
    assert.lengthOf(data<unknown[]>(umum), 18)
    assert.notInclude(JSON.stringify(umum.body()), 'Mundur sehari')
    await createPeserta(paket.id, saya.rekanan.id)
    const dalam = await ambil()
    assert.equal(dalam.jadwal[0]!.remark, 'Mundur sehari')
    assert.isNull(dalam.jadwal[0]!.noArsip)
    assert.isNull(dalam.fileKAK)
    await keTahap(paket.id, 'dokumen')
    const { jadwal, listJadwal, fileKAK } = await ambil()
    ;(await client.get(`/${fileKAK}`).bearerToken(saya.token)).assertStatus(200)
    assert.deepEqual(
      jadwal.slice(0, 3).map((b) => b.status),
      ['lampau', 'kini', 'nanti']
    )
    assert.deepEqual(
      jadwal.map((b) => b.status),
      listJadwal.map((b) => b.letak)
    )
  })
})

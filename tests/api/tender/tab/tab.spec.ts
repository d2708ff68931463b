import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { wajibTahapRekanan, tahapTerbuka } from '@eproc/backend/app/paket_berjalan/tahap_paket'
import { createPaket, createPaketTerbit, keTahap, terbitkan } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import {
  createEmptyOffer,
  createPenyedia,
  createPeserta,
  createUndangan,
} from '@eproc/database/factories/peserta'
import { createPenetapan } from '@eproc/database/factories/tender'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import { tahap as teksTahap } from '@eproc/i18n/id/tahap'
import { data } from '../../../lib/answers.ts'
import { cleanSlate, resetClock, sqlNow } from '../../../lib/dates.ts'
import { tokenFor } from '../../../lib/people.ts'
import { rows } from '../../../lib/query.ts'

const alamat = (id: number) => `/api/paket/${id}/tab`
const key = (j: TabAnswer) => j.tab.map((t) => t.kunci)

test.group('Tabs of stages', (group) => {
  group.each.setup(cleanSlate)

  test('staff see the 18 stages of KTEN, participants the tabs of rekanan only', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const { rekanan, token: t } = await createPenyedia()
    await createPeserta(paket.id, rekanan.id)
    const sesi = await signInAs(pokja[0]!)
    await keTahap(paket.id, 'penjelasan')
    const staf = data<TabAnswer>(await client.get(alamat(paket.id)).bearerToken(sesi))
    assert.lengthOf(staf.tab, 18)
    assert.deepEqual(staf.pokja, { bebasBenturan: true })
    assert.include(staf.bisa, 'tender.buka')
    assert.notInclude(staf.bisa, 'kontrak.sppbj')
    // Who does not declare the end is told nothing of it.
    assert.isNull(staf.selesai)
    assert.deepEqual(
      staf.tab.filter((x) => x.berjalan).map((x) => x.kunci),
      ['penjelasan']
    )
    // The announcements to come are prepared; what has begun, and what others send, is not.
    const prepared = staf.tab.filter((x) => x.siap.length > 0)
    assert.deepEqual(
      prepared.map((x) => [x.kunci, x.siap.join()]),
      [
        ['pengumuman-pemenang', 'pengumuman'],
        ['jawaban-sanggah', 'pengumuman'],
      ]
    )
    const vendor = data<TabAnswer>(await client.get(alamat(paket.id)).bearerToken(t))
    assert.deepEqual(key(vendor), [
      'dokumen',
      'penjelasan',
      'pemasukan',
      'undangan-pembuktian',
      'pengumuman-pemenang',
      'sanggah',
    ])
    assert.deepEqual(
      vendor.tab.slice(0, 3).map((x) => x.keadaan),
      ['baca', 'terbuka', 'terkunci']
    )
    assert.match(vendor.tab[2]!.alasan, /^Dibuka .* WIB/)
    assert.deepEqual(
      vendor.tab.slice(0, 3).map((x) => x.dibukaPada),
      [null, null, vendor.tab[2]!.mulai]
    )
    assert.deepInclude(vendor.rekanan, { peserta: true, nomor: 1, diumumkan: [] })
    assert.isNull(vendor.pokja)
    assert.isTrue(vendor.tab.every((x) => x.siap.length === 0))
  })

  test('of a member of the pokja who has not declared, it tells no right that the server refuses', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit({ bebasBenturan: false })
    const sesi = await signInAs(pokja[0]!)
    const { bisa } = data<TabAnswer>(await client.get(alamat(paket.id)).bearerToken(sesi))
    assert.include(bisa, 'tender.benturan.nyatakan')
    assert.notInclude(bisa, 'tender.buka')
    assert.notInclude(bisa, 'tender.sdp')
  })

  test('others see the paket without tabs; TLA only the invited', async ({ assert, client }) => {
    const { paket } = await createPaketTerbit()
    const tla = await createPaketTerbit({ metode: 'TLA' })
    const diundang = await createPenyedia()
    const lain = await createPenyedia()
    await createUndangan(tla.paket.id, diundang.rekanan.id, 'P', tla.pokja[0]!.id)
    const kosong = await client.get(alamat(paket.id)).bearerToken(lain.token)
    assert.deepEqual(key(data<TabAnswer>(kosong)), [])
    const undangan = await client.get(alamat(tla.paket.id)).bearerToken(diundang.token)
    assert.deepEqual(key(data<TabAnswer>(undangan)), ['undangan-peserta'])
    const asing = await client.get(alamat(tla.paket.id)).bearerToken(lain.token)
    const takAda = await client.get(alamat(2_000_000_000)).bearerToken(lain.token)
    assert.deepEqual([asing.status(), asing.body()], [404, takAda.body()])
  })

  test('a draft does not exist for rekanan; staff out of scope get 404', async ({ client }) => {
    const { paket } = await createPaket({ satuanKerja: '2020' })
    const { token: t } = await createPenyedia()
    const operator = await tokenFor({ peran: 'operator', divisi: '3010' })
    ;(await client.get(alamat(paket.id)).bearerToken(t)).assertStatus(404)
    ;(await client.get(alamat(paket.id)).bearerToken(operator)).assertStatus(404)
    ;(await client.get(alamat(paket.id))).assertStatus(401)
    ;(await client.get(`${alamat(paket.id)}?x=1`).bearerToken(operator)).assertStatus(400)
  })

  test('paused: locked; failed: read; a result that was not announced never holds', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const { rekanan, token: t } = await createPenyedia()
    await createPeserta(paket.id, rekanan.id)
    await createEmptyOffer(paket.id, rekanan.id)
    await rows(`insert into evaluasi (paket_id, rekanan_id, urutan) values (?, ?, 1)`, [
      paket.id,
      rekanan.id,
    ])
    await rows(
      `insert into penetapan (paket_id, tahap, isi, pengusul_id, diusulkan_pada, ditegaskan_pada, status)
       values (?, 'penetapan', '[]', ?, ${sqlNow()}, ${sqlNow()}, 'tegas')`,
      [paket.id, pokja[0]!.id]
    )
    await keTahap(paket.id, 'evaluasi')
    const henti = (status: string) =>
      rows(`update paket set status_pelaksanaan = ?, diubah_pada = ${sqlNow()} where id = ?`, [
        status,
        paket.id,
      ])
    await henti('P')
    const tunda = data<TabAnswer>(await client.get(alamat(paket.id)).bearerToken(t))
    assert.isTrue(tunda.tab.every((x) => x.keadaan === 'terkunci'))
    assert.equal(tunda.tab[0]!.alasan, teksTahap.alasan.ditunda)
    await henti('G')
    await keTahap(paket.id, 'sanggah')
    const gagal = data<TabAnswer>(await client.get(alamat(paket.id)).bearerToken(t))
    assert.isTrue(gagal.tab.every((x) => x.keadaan === 'baca'))
    assert.deepEqual(gagal.rekanan!.diumumkan, [])
    await terbitkan(paket, 'A')
    const jalan = data<TabAnswer>(await client.get(alamat(paket.id)).bearerToken(t))
    assert.sameMembers(jalan.rekanan!.diumumkan, ['K', 'A', 'T', 'H', 'pemenang'])
    // Its own stage announces the winner to everybody.
    assert.isFalse(jalan.rekanan!.hasilTanpaTab)
  })

  test('a winner that the PPK has not confirmed is not announced', async ({ assert, client }) => {
    const { paket } = await createPaketTerbit()
    const { rekanan, token: t } = await createPenyedia()
    await createPeserta(paket.id, rekanan.id)
    await keTahap(paket.id, 'pengumuman-pemenang')
    const j = data<TabAnswer>(await client.get(alamat(paket.id)).bearerToken(t))
    assert.notInclude(j.rekanan!.diumumkan, 'pemenang')
  })

  test('a stage of others says for whom it is, and nothing of what is not announced yet', async ({
    assert,
    client,
  }) => {
    const { paket } = await createPaketTerbit({ kualifikasi: 'K2' })
    const two = await Promise.all([createPenyedia(), createPenyedia()])
    for (const [i, { rekanan }] of two.entries()) {
      await createPeserta(paket.id, rekanan.id)
      await createEmptyOffer(paket.id, rekanan.id)
      await rows(
        `insert into evaluasi (paket_id, rekanan_id, hasil_kualifikasi, lulus_kualifikasi,
           hasil_administrasi, lulus_teknis) values (?, ?, true, true, true, ?)`,
        [paket.id, rekanan.id, i === 0]
      )
    }
    const reasons = async () =>
      Promise.all(
        two.map(async ({ token }) => {
          const answer = await client.get(alamat(paket.id)).bearerToken(token)
          return data<TabAnswer>(answer).rekanan!.tertutup.find((x) => x.kunci === 'pemasukan-2')
            ?.alasan
        })
      )
    const { lulusKualifikasi, lulusAdministrasi } = teksTahap.syarat
    await keTahap(paket.id, 'evaluasi-1')
    assert.deepEqual(await reasons(), [lulusKualifikasi, lulusKualifikasi])
    await keTahap(paket.id, 'pemasukan-2')
    assert.deepEqual(await reasons(), [undefined, lulusAdministrasi])
  })

  test('stages after sanggah wait until each objection is answered', async ({ assert, client }) => {
    const { paket, pokja, ppk } = await createPaketTerbit()
    const { rekanan } = await createPenyedia()
    await createPeserta(paket.id, rekanan.id)
    await createPenetapan({ id: paket.id, ppk, pokja }, [rekanan])
    await rows(
      `insert into sanggah (paket_id, rekanan_id, tipe, file_sanggah_vendor, tgl_kirim_vendor)
       values (?, ?, 'B', 'berkas/uji/sanggah.pdf', ${sqlNow()})`,
      [paket.id, rekanan.id]
    )
    const sesi = await signInAs(pokja[0]!)
    await keTahap(paket.id, 'undangan-negosiasi')
    const tab = async (k: string) =>
      data<TabAnswer>(await client.get(alamat(paket.id)).bearerToken(sesi)).tab.find(
        (x) => x.kunci === k
      )!
    assert.deepInclude(await tab('undangan-negosiasi'), {
      keadaan: 'terkunci',
      alasan: teksTahap.alasan.menungguJawaban,
    })
    assert.equal((await tab('sanggah')).keadaan, 'terbuka')
    await rows(`update sanggah set tgl_kirim_admin = ${sqlNow()}, hasil = 'tidakTerbukti'`)
    assert.equal((await tab('undangan-negosiasi')).keadaan, 'terbuka')
    assert.equal((await tab('sanggah')).keadaan, 'baca')
  })
})

test.group('Clock of stages', (group) => {
  group.each.setup(cleanSlate)

  test('a deed is taken only inside the window of its stage, by the database’s clock', async ({
    assert,
  }) => {
    const { paket } = await createPaketTerbit()
    const coba = (options = {}) =>
      db
        .transaction((trx) => tahapTerbuka(trx, paket, 'evaluasi', 'KATH', options))
        .then((x) => x.tahap.kunci)
        .catch((e: { status: number; message: string }) => `${e.status} ${e.message.slice(0, 7)}`)
    await keTahap(paket.id, 'evaluasi', -1)
    assert.equal(await coba(), '409 Dibuka ')
    assert.equal(await coba({ persiapan: true }), 'evaluasi')
    await keTahap(paket.id, 'evaluasi', 0.02)
    assert.equal(await coba(), 'evaluasi')
    await keTahap(paket.id, 'evaluasi', 23 * 60 + 0.05)
    assert.equal(await coba(), '409 Tahap b')
    assert.equal(await coba({ persiapan: true }), '409 Tahap b')
    await keTahap(paket.id, 'evaluasi')
    await rows(`update paket set status_pelaksanaan = 'P' where id = ?`, [paket.id])
    assert.equal(await coba(), '409 Paket s')
    assert.equal(await coba({ persiapan: true }), '409 Paket s')
  })

  test('spk stays open after its stage until SPMK is completed', async ({ assert }) => {
    const { paket } = await createPaketTerbit({ tanpaTahap: ['spk'] })
    const coba = () =>
      db
        .transaction((trx) => tahapTerbuka(trx, paket, 'spk'))
        .then((x) => x.tahap.kunci)
        .catch((e: { message: string }) => e.message)
    await rows(`update paket set status_pelaksanaan = 'S' where id = ?`, [paket.id])
    assert.equal(await coba(), 'spk')
    await rows('update paket set kunci_spmk = true where id = ?', [paket.id])
    assert.equal(await coba(), teksTahap.alasan.spmkTerkunci)
  })

  test('a rekanan that does not see the tab gets 404, not the reason', async ({ assert }) => {
    const { paket } = await createPaketTerbit()
    const { rekanan } = await createPenyedia()
    await keTahap(paket.id, 'pemasukan')
    const coba = () =>
      db
        .transaction((trx) => wajibTahapRekanan(trx, paket, rekanan.id, 'pemasukan'))
        .then((x) => x.tahap.kunci)
        .catch((e: { status: number }) => e.status)
    assert.equal(await coba(), 404)
    await createPeserta(paket.id, rekanan.id)
    assert.equal(await coba(), 'pemasukan')
    await rows(`update peserta set mundur_pada = ${sqlNow()}`)
    assert.equal(await coba(), 404)
    resetClock()
  })
})

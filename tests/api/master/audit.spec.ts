import { createPublicKey, verify } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { catat } from '@eproc/backend/app/inti/jurnal'
import { pesanSegel } from '@eproc/backend/app/inti/penyegel_jurnal'
import type {
  JawabanDasborAdmin,
  JawabanInstalasi,
  JawabanJurnal,
  JawabanKepalaJurnal,
} from '@eproc/domain/jawaban/master'
import { kosongkan } from '../../lib/basis_data.ts'
import { buatPengguna } from '@eproc/database/factories/pengguna'
import { baris, orang, type Orang } from './bantu.ts'

const tulis = (
  { pengguna: { id, nama, peran } }: Orang,
  aksi: string,
  rincian: Record<string, unknown> = {}
) =>
  db.transaction((trx) =>
    catat(
      trx,
      { pelaku: { id, nama, peran }, ip: '10.0.0.1' },
      { aksi, objek: 'uji', objekId: 7, rincian }
    )
  )

async function tungguSegel(): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const belum = await baris(
      `select 1 from jurnal j where not exists
         (select 1 from jurnal_segel s where s.rentang @> j.id) limit 1`
    )
    if (belum.length === 0) return
    await new Promise((lanjut) => setTimeout(lanjut, 50))
  }
  throw new Error('jurnal belum disegel')
}

test.group('Jejak audit', (group) => {
  group.each.setup(() => kosongkan())

  test('Disaring menurut pelaku, objek, aksi, dan tanggal; yang terbaru dahulu', async ({
    client,
    assert,
  }) => {
    const admin = await orang({ peran: 'adminit', nama: 'Admin Audit' })
    const tanda = `uji${admin.pengguna.id}`
    await tulis(admin, `${tanda}.satu`)
    await tulis(admin, `${tanda}.dua`, { nama: ['a', 'b'] })
    const ambil = async (filter: object) => {
      const jawaban = await client
        .get(`/rest/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`)
        .header('authorization', admin.sesi)
      jawaban.assertStatus(200)
      return jawaban.body() as JawabanJurnal[]
    }
    const dua = await ambil({ aksi: tanda, pelaku: 'Admin Audit' })
    assert.deepEqual(
      dua.map((b) => b.aksi),
      [`${tanda}.dua`, `${tanda}.satu`]
    )
    assert.deepEqual(dua[0]!.rincian, { nama: ['a', 'b'] })
    assert.equal(dua[0]!.alamatIp, '10.0.0.1')
    const hari = dua[0]!.waktu.slice(0, 10)
    assert.lengthOf(
      await ambil({ aksi: tanda, objek: 'uji', objekId: 7, dari: hari, sampai: hari }),
      2
    )
    assert.isEmpty(await ambil({ aksi: tanda, dari: '2099-01-01' }))
    assert.isEmpty(await ambil({ aksi: `${tanda}.%` }))
    const satu = await client.get(`/rest/audit/${dua[1]!.id}`).header('authorization', admin.sesi)
    satu.assertBodyContains({ id: dua[1]!.id, aksi: `${tanda}.satu` })
    const salah = await client
      .get('/rest/audit?filter={"dari":"2026-02-31"}')
      .header('authorization', admin.sesi)
    salah.assertStatus(400)
  })

  test('NIK dan NPWP di dalam rincian disamarkan', async ({ client, assert }) => {
    const admin = await orang({ peran: 'adminit' })
    const tanda = `rahasia${admin.pengguna.id}`
    await tulis(admin, tanda, { noKtp: [null, '3174012345678901'], npwp: '012345678901000' })
    const jawaban = await client
      .get(`/rest/audit?filter={"aksi":"${tanda}"}`)
      .header('authorization', admin.sesi)
    assert.notInclude(JSON.stringify(jawaban.body()), '31740123456')
    assert.notInclude(JSON.stringify(jawaban.body()), '0123456789')
  })

  test('Peran paket tidak melihat apa pun, rekanan dan operator ditolak', async ({ client }) => {
    for (const peran of ['manajerULP', 'pa'] as const) {
      const { sesi } = await orang({ peran, divisi: '10' })
      const daftar = await client.get('/rest/audit').header('authorization', sesi)
      daftar.assertStatus(200)
      daftar.assertBody([])
    }
    for (const peran of ['vendor', 'operator'] as const) {
      const { sesi } = await orang({ peran })
      const daftar = await client.get('/rest/audit').header('authorization', sesi)
      daftar.assertStatus(403)
      const kepala = await client.get('/api/audit/kepala').header('authorization', sesi)
      kepala.assertStatus(403)
    }
  })

  test('Kepala jurnal bertanda tangan yang sah dan dapat diunduh', async ({ client, assert }) => {
    const admin = await orang({ peran: 'superAdmin' })
    await tulis(admin, 'uji.kepala')
    await tungguSegel()
    const jawaban = await client.get('/api/audit/kepala').header('authorization', admin.sesi)
    const { data } = jawaban.body() as { data: JawabanKepalaJurnal }
    const [segel] = await baris<{ rentang: string }>(
      'select rentang::text as rentang from jurnal_segel where nomor = ?',
      [data.nomor]
    )
    assert.isTrue(
      verify(
        null,
        pesanSegel(data.nomor, segel!.rentang, data.jumlah, data.hash),
        createPublicKey(data.kunciPublik),
        Buffer.from(data.tandaTangan, 'base64')
      )
    )
    const berkas = await client.get('/api/audit/kepala/berkas').header('authorization', admin.sesi)
    berkas.assertStatus(200)
    assert.match(berkas.header('content-disposition') ?? '', /kepala-jurnal\.jsonl/)
    assert.include(berkas.text(), data.hash)
    const tanpa = await client.get('/api/audit/kepala/berkas').header('accept', 'application/json')
    tanpa.assertStatus(401)
  })
})

test.group('Dasbor administrator dan kesehatan', (group) => {
  group.each.setup(() => kosongkan())

  test('Kartu menghitung admin, operasional, dan rekanan', async ({ client, assert }) => {
    const admin = await orang({ peran: 'adminit' })
    await buatPengguna({ peran: 'superAdmin' })
    await buatPengguna({ peran: 'ppk', divisi: '10', aktif: false, sandi: null })
    await buatPengguna({ peran: 'vendor', status: 'S' })
    await buatPengguna({ peran: 'person' })
    const jawaban = await client.get('/api/admin/dasbor').header('authorization', admin.sesi)
    const { data } = jawaban.body() as { data: JawabanDasborAdmin }
    assert.equal(data.userAdmin, 2)
    assert.equal(data.userOperasional, 1)
    assert.equal(data.userRekanan, 2)
    assert.equal(data.menunggu.belumBersandi, 1)
    assert.equal(data.menunggu.ditangguhkan, 1)
    assert.isArray(data.jurnal)
  })

  test('Kesehatan menyebut basis data, jurnal, antrean, ruang, dan jam', async ({
    client,
    assert,
  }) => {
    const admin = await orang({ peran: 'superAdmin' })
    const jawaban = await client.get('/api/instalasi').header('authorization', admin.sesi)
    jawaban.assertStatus(200)
    const { data } = jawaban.body() as { data: JawabanInstalasi }
    assert.isAbove(data.basisData.ukuran, 1_000_000)
    assert.isAbove(data.penyimpanan.bebas, 0)
    assert.isBelow(Math.abs(data.jam.selisihMs), 5000)
    assert.include(
      data.antrean.map((a) => a.nama),
      'kirim-surat'
    )
    assert.match(data.jam.server, /\+07:00$/)
  })
})

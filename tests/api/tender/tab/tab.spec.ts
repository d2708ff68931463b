import { test } from '@japa/runner'
import { buatPaket, buatPaketTerbit, keTahap, terbitkan } from '@eproc/database/factories/paket'
import {
  buatPenawaranKosong,
  buatPenyedia,
  buatPeserta,
  buatUndangan,
} from '@eproc/database/factories/peserta'
import { buatPengguna } from '@eproc/database/factories/pengguna'
import type { JawabanTab } from '@eproc/domain/jawaban/tender'
import { tahap as teksTahap } from '@eproc/i18n/id/tahap'
import { geserWaktu } from '@eproc/backend/app/inti/waktu'
import { wajibTahapRekanan, wajibTahapTerbuka } from '@eproc/backend/app/paket/tahap_paket'
import db from '@adonisjs/lucid/services/db'
import { baris, bersih, data, token } from '../bantu.ts'

const alamat = (id: number) => `/api/paket/${id}/tab`
const kunci = (j: JawabanTab) => j.tab.map((t) => t.kunci)

test.group('Tab tahap', (group) => {
  group.each.setup(bersih)

  test('staf melihat 18 tahap KTEN, peserta hanya tab rekanan', async ({ assert, client }) => {
    const { paket, pokja } = await buatPaketTerbit()
    const { rekanan, token: t } = await buatPenyedia()
    await buatPeserta(paket.id, rekanan.id)
    const sesi = await token(pokja[0]!)
    await keTahap(paket.id, 'penjelasan')
    const staf = data<JawabanTab>(await client.get(alamat(paket.id)).bearerToken(sesi))
    assert.lengthOf(staf.tab, 18)
    assert.deepEqual(staf.pokja, { bebasBenturan: true })
    assert.include(staf.bisa, 'tender.buka')
    assert.notInclude(staf.bisa, 'kontrak.sppbj')
    const vendor = data<JawabanTab>(await client.get(alamat(paket.id)).bearerToken(t))
    assert.deepEqual(kunci(vendor), [
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
    assert.deepInclude(vendor.rekanan, { peserta: true, nomor: 1, diumumkan: [] })
    assert.isNull(vendor.pokja)
  })

  test('yang bukan peserta melihat paket tanpa tab; TLA hanya yang diundang', async ({
    assert,
    client,
  }) => {
    const { paket } = await buatPaketTerbit()
    const tla = await buatPaketTerbit({ metode: 'TLA' })
    const diundang = await buatPenyedia()
    const lain = await buatPenyedia()
    await buatUndangan(tla.paket.id, diundang.rekanan.id, 'P', tla.pokja[0]!.id)
    const kosong = await client.get(alamat(paket.id)).bearerToken(lain.token)
    assert.deepEqual(kunci(data<JawabanTab>(kosong)), [])
    const undangan = await client.get(alamat(tla.paket.id)).bearerToken(diundang.token)
    assert.deepEqual(kunci(data<JawabanTab>(undangan)), ['undangan-peserta'])
    const asing = await client.get(alamat(tla.paket.id)).bearerToken(lain.token)
    const takAda = await client.get(alamat(2_000_000_000)).bearerToken(lain.token)
    assert.deepEqual([asing.status(), asing.body()], [404, takAda.body()])
  })

  test('draf tidak ada bagi rekanan; staf di luar lingkupnya mendapat 404', async ({ client }) => {
    const { paket } = await buatPaket({ satuanKerja: '2020' })
    const { token: t } = await buatPenyedia()
    const operator = await token(await buatPengguna({ peran: 'operator', divisi: '3010' }))
    ;(await client.get(alamat(paket.id)).bearerToken(t)).assertStatus(404)
    ;(await client.get(alamat(paket.id)).bearerToken(operator)).assertStatus(404)
    ;(await client.get(alamat(paket.id))).assertStatus(401)
    ;(await client.get(`${alamat(paket.id)}?x=1`).bearerToken(operator)).assertStatus(400)
  })

  test('ditunda: terkunci; digagalkan: baca; hasil yang belum diumumkan tidak pernah berlaku', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await buatPaketTerbit()
    const { rekanan, token: t } = await buatPenyedia()
    await buatPeserta(paket.id, rekanan.id)
    await buatPenawaranKosong(paket.id, rekanan.id)
    await baris(`insert into evaluasi (paket_id, rekanan_id, urutan) values (?, ?, 1)`, [
      paket.id,
      rekanan.id,
    ])
    await baris(
      `insert into penetapan (paket_id, tahap, isi, pengusul_id, diusulkan_pada, ditegaskan_pada, status)
       values (?, 'penetapan', '[]', ?, clock_timestamp(), clock_timestamp(), 'tegas')`,
      [paket.id, pokja[0]!.id]
    )
    await keTahap(paket.id, 'evaluasi')
    const geser = await baris<{ detik: number }>(
      `select round(extract(epoch from mulai - clock_timestamp()))::int as detik from jadwal
        where paket_id = ? and kunci = 'evaluasi'`,
      [paket.id]
    )
    const henti = (status: string) =>
      baris(
        `update paket set status_pelaksanaan = ?, diubah_pada = clock_timestamp() + make_interval(secs => ?)
          where id = ?`,
        [status, geser[0]!.detik + 60, paket.id]
      )
    await henti('P')
    const tunda = data<JawabanTab>(await client.get(alamat(paket.id)).bearerToken(t))
    assert.isTrue(tunda.tab.every((x) => x.keadaan === 'terkunci'))
    assert.equal(tunda.tab[0]!.alasan, teksTahap.alasan.ditunda)
    await henti('G')
    await keTahap(paket.id, 'sanggah')
    const gagal = data<JawabanTab>(await client.get(alamat(paket.id)).bearerToken(t))
    assert.isTrue(gagal.tab.every((x) => x.keadaan === 'baca'))
    assert.deepEqual(gagal.rekanan!.diumumkan, [])
    await terbitkan(paket, 'A')
    const jalan = data<JawabanTab>(await client.get(alamat(paket.id)).bearerToken(t))
    assert.sameMembers(jalan.rekanan!.diumumkan, ['K', 'A', 'T', 'H', 'pemenang'])
  })

  test('pemenang yang belum ditegaskan PPK tidak diumumkan', async ({ assert, client }) => {
    const { paket } = await buatPaketTerbit()
    const { rekanan, token: t } = await buatPenyedia()
    await buatPeserta(paket.id, rekanan.id)
    await keTahap(paket.id, 'pengumuman-pemenang')
    const j = data<JawabanTab>(await client.get(alamat(paket.id)).bearerToken(t))
    assert.notInclude(j.rekanan!.diumumkan, 'pemenang')
  })

  test('tahap sesudah sanggah menunggu sampai setiap sanggahan dijawab', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await buatPaketTerbit()
    const { rekanan } = await buatPenyedia()
    await buatPeserta(paket.id, rekanan.id)
    await baris(
      `insert into sanggah (paket_id, rekanan_id, tipe, file_sanggah_vendor, tgl_kirim_vendor)
       values (?, ?, 'B', 'berkas/uji/sanggah.pdf', clock_timestamp())`,
      [paket.id, rekanan.id]
    )
    const sesi = await token(pokja[0]!)
    await keTahap(paket.id, 'undangan-negosiasi')
    const tab = async (k: string) =>
      data<JawabanTab>(await client.get(alamat(paket.id)).bearerToken(sesi)).tab.find(
        (x) => x.kunci === k
      )!
    assert.deepInclude(await tab('undangan-negosiasi'), {
      keadaan: 'terkunci',
      alasan: teksTahap.alasan.menungguJawaban,
    })
    assert.equal((await tab('sanggah')).keadaan, 'terbuka')
    await baris(`update sanggah set tgl_kirim_admin = clock_timestamp(), hasil = 'tidakTerbukti'`)
    assert.equal((await tab('undangan-negosiasi')).keadaan, 'terbuka')
    assert.equal((await tab('sanggah')).keadaan, 'baca')
  })
})

test.group('Jam tahap', (group) => {
  group.each.setup(bersih)

  test('tindakan diterima hanya di dalam jendela tahap menurut jam basis data', async ({
    assert,
  }) => {
    const { paket } = await buatPaketTerbit()
    const coba = (opsi = {}) =>
      db
        .transaction((trx) => wajibTahapTerbuka(trx, paket, 'pembukaan', 'KATH', opsi))
        .then((x) => x.tahap.kunci)
        .catch((e: { status: number; message: string }) => `${e.status} ${e.message.slice(0, 7)}`)
    await keTahap(paket.id, 'pembukaan', -1)
    assert.equal(await coba(), '409 Dibuka ')
    assert.equal(await coba({ persiapan: true }), 'pembukaan')
    await keTahap(paket.id, 'pembukaan', 0.02)
    assert.equal(await coba(), 'pembukaan')
    await keTahap(paket.id, 'pembukaan', 23 * 60 + 0.05)
    assert.equal(await coba(), '409 Tahap b')
    assert.equal(await coba({ persiapan: true }), '409 Tahap b')
    await keTahap(paket.id, 'pembukaan')
    await baris(`update paket set status_pelaksanaan = 'P' where id = ?`, [paket.id])
    assert.equal(await coba(), '409 Paket s')
    assert.equal(await coba({ persiapan: true }), '409 Paket s')
  })

  test('spk tetap terbuka setelah tahapnya berakhir sampai SPMK diselesaikan', async ({
    assert,
  }) => {
    const { paket } = await buatPaketTerbit({ tanpaTahap: ['spk'] })
    const coba = () =>
      db
        .transaction((trx) => wajibTahapTerbuka(trx, paket, 'spk'))
        .then((x) => x.tahap.kunci)
        .catch((e: { message: string }) => e.message)
    await baris(`update paket set status_pelaksanaan = 'S' where id = ?`, [paket.id])
    assert.equal(await coba(), 'spk')
    await baris('update paket set kunci_spmk = true where id = ?', [paket.id])
    assert.equal(await coba(), teksTahap.alasan.spmkTerkunci)
  })

  test('rekanan yang tidak melihat tabnya mendapat 404, bukan alasan', async ({ assert }) => {
    const { paket } = await buatPaketTerbit()
    const { rekanan } = await buatPenyedia()
    await keTahap(paket.id, 'pemasukan')
    const coba = () =>
      db
        .transaction((trx) => wajibTahapRekanan(trx, paket, rekanan.id, 'pemasukan'))
        .then((x) => x.tahap.kunci)
        .catch((e: { status: number }) => e.status)
    assert.equal(await coba(), 404)
    await buatPeserta(paket.id, rekanan.id)
    assert.equal(await coba(), 'pemasukan')
    await baris('update peserta set mundur_pada = clock_timestamp()')
    assert.equal(await coba(), 404)
    geserWaktu('PT0S')
  })
})

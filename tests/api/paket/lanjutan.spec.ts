import { test } from '@japa/runner'
import { kosongkan } from '../../lib/basis_data.ts'
import { buatKegiatanAD, buatPaket, jadwalUji, keTahap } from '@eproc/database/factories/paket'
import { buatPenyedia, buatPeserta } from '@eproc/database/factories/peserta'
import { buatTender, buatTenderDitetapkan } from '@eproc/database/factories/tender'
import { geserWaktu } from '@eproc/backend/app/inti/waktu'
import type { RincianPaket } from '@eproc/domain/jawaban/paket'
import { kirimSppbj } from '../tender/bantu_hasil.ts'
import { baris, buatLewatRute, isianPaket, jurnal, orang, PDF, sesiUntuk } from './bantu.ts'

interface Galat {
  message: string
  errors: { field: string; message: string }[]
}
const rincian = (r: { body(): unknown }) => (r.body() as { data: RincianPaket }).data
const JAM = 3_600_000

test.group('Paket: penyelesaian dan tender ulang', (group) => {
  group.each.setup(() => kosongkan())
  group.each.teardown(() => geserWaktu('PT0S'))

  test('Tender selesai sesudah SPPBJ dikirim; pokja tidak menyelesaikannya', async ({
    client,
    assert,
  }) => {
    const t = await buatTenderDitetapkan('sppbj')
    const [pemenang] = t.rekanan
    const selesai = (token: string) =>
      client.put(`/api/rup/lelang/selesai/${t.id}`).bearerToken(token).json({})
    ;(await selesai(t.tokenPpk)).assertStatus(409)
    const surat = await kirimSppbj(client, t, [{ vendorId: pemenang!.rekanan.id }])
    surat.assertStatus(200)
    ;(await selesai(t.tokenPokja[0]!)).assertStatus(403)
    const r = await selesai(t.tokenPpk)
    r.assertStatus(200)
    assert.equal(rincian(r).statusPelaksanaan, 'S')
    const catatan = await jurnal(t.id, 'paket.selesai')
    assert.deepEqual(catatan!.rincian.statusPelaksanaan, ['A', 'S'])
    assert.equal(catatan!.pelaku_id, t.ppk.id)
    for (const { pengguna } of t.rekanan) {
      const kabar = await baris<{ pesan: string }>(
        'select pesan from notifikasi where penerima_id = ?',
        [pengguna.id]
      )
      assert.isTrue(kabar.some((k) => k.pesan.includes(t.paket.kode)))
    }
    ;(await selesai(t.tokenPpk)).assertStatus(409)
  })

  test('Dua orang membuat tender ulang bersamaan: satu paket baru', async ({ client, assert }) => {
    const p = await buatPaket({ statusPelaksanaan: 'G' })
    const sesi = [await sesiUntuk(p.ppk), (await orang({ peran: 'manajerULP' })).sesi]
    const hasil = await Promise.all(
      sesi.map((s) =>
        client
          .put(`/api/rup/lelang/ulang/${p.paket.id}`)
          .header('authorization', s)
          .json({ alasan: 'Tidak ada penawaran' })
      )
    )
    assert.deepEqual(hasil.map((r) => r.status()).toSorted(), [200, 409])
    const baru = await baris('select 1 from paket where paket_asal_id = ?', [p.paket.id])
    assert.lengthOf(baru, 1)
    const [terpakai] = await baris<{ pagu: number }>(
      `select sum(d.pagu)::bigint as pagu from paket_pendanaan d join paket p on p.id = d.paket_id
        where d.kegiatan_id = ? and p.status_pelaksanaan not in ('G', 'B', 'U')`,
      [p.kegiatan[0]!.kegiatanId]
    )
    assert.equal(terpakai!.pagu, p.kegiatan[0]!.pagu)
  })

  test('Dua perubahan bersamaan tidak bersama-sama melampaui pagu kegiatan', async ({
    client,
    assert,
  }) => {
    const { sesi } = await orang({ peran: 'operatorULP' })
    const kegiatan = await buatKegiatanAD({ pagu: 2_500_000_000 })
    const isian = await isianPaket(kegiatan)
    const paket = [
      await buatLewatRute(client, sesi, isian),
      await buatLewatRute(client, sesi, isian),
    ]
    const hasil = await Promise.all(
      paket.map((p) =>
        client
          .put(`/api/paket/${p.id}`)
          .header('authorization', sesi)
          .json({ listPendanaan: [{ ...isian.listPendanaan[0]!, pagu: 1_400_000_000 }] })
      )
    )
    assert.deepEqual(hasil.map((r) => r.status()).toSorted(), [200, 400])
    const tolak = hasil.find((r) => r.status() === 400)!
    assert.equal((tolak.body() as Galat).errors[0]!.field, 'listPendanaan.0.pagu')
    const [jumlah] = await baris<{ n: number }>(
      'select sum(pagu)::bigint as n from paket_pendanaan where kegiatan_id = ?',
      [kegiatan.id]
    )
    assert.equal(jumlah!.n, 2_400_000_000)
  })
})

test.group('Paket: masa pendaftaran', (group) => {
  group.each.setup(() => kosongkan())
  group.each.teardown(() => geserWaktu('PT0S'))

  test('Akhir pendaftaran diatur sampai akhir pemasukan pertama, tidak lebih', async ({
    client,
    assert,
  }) => {
    const p = await buatPaket({ statusPelaksanaan: 'A' })
    const ulp = await orang({ peran: 'operatorULP' })
    const batas = p.jadwal[3]!.selesai.getTime()
    const atur = (selesaiDaftar: unknown, sesi = ulp.sesi, id = p.paket.id) =>
      client
        .put(`/api/paket/${id}/pendaftaran`)
        .header('authorization', sesi)
        .json({ selesaiDaftar })
    const awal = p.jadwal[1]!.mulai.getTime()
    for (const salah of [batas + 60_000, awal, awal - 2 * 24 * JAM]) {
      const r = await atur(new Date(salah).toISOString())
      r.assertStatus(400)
      const [galat] = (r.body() as Galat).errors
      assert.equal(galat!.field, 'selesaiDaftar')
      assert.match(galat!.message, /paling lambat/)
    }
    ;(await atur('bukan waktu')).assertStatus(400)
    ;(await atur(undefined)).assertStatus(400)
    const r = await atur(new Date(batas).toISOString())
    r.assertStatus(200)
    assert.equal(Date.parse(rincian(r).selesaiDaftar!), batas)
    const catatan = await jurnal(p.paket.id, 'paket.pendaftaran')
    assert.equal(
      Date.parse(String(catatan!.rincian.selesaiDaftar![0])),
      p.jadwal[1]!.selesai.getTime()
    )
    assert.equal(Date.parse(String(catatan!.rincian.selesaiDaftar![1])), batas)

    const akhir = new Date(batas).toISOString()
    ;(await atur(akhir, await sesiUntuk(p.ppk))).assertStatus(403)
    ;(await atur(akhir, await sesiUntuk(p.pokja[0]!))).assertStatus(403)
    ;(await atur(akhir, (await orang({ peran: 'vendor' })).sesi)).assertStatus(403)
    ;(await atur(akhir, ulp.sesi, 999_999)).assertStatus(404)
    const tanpa = await client.put(`/api/paket/${p.paket.id}/pendaftaran`).json({})
    tanpa.assertStatus(401)
    const belum = await buatPaket({})
    ;(await atur(akhir, ulp.sesi, belum.paket.id)).assertStatus(409)
    const gagal = await buatPaket({ statusPelaksanaan: 'G' })
    ;(await atur(akhir, ulp.sesi, gagal.paket.id)).assertStatus(409)
  })

  test('Sesudah diperpanjang, rekanan mendaftar pada tahap penjelasan', async ({ client }) => {
    const p = await buatPaket({ statusPelaksanaan: 'A' })
    const ulp = await orang({ peran: 'operatorULP' })
    const { rekanan, token } = await buatPenyedia()
    const daftar = () =>
      client
        .post('/api/lelang/peserta/daftar')
        .bearerToken(token)
        .json({ paketPenyediaId: p.paket.id, vendorId: rekanan.id, pakta: true })
    const atur = (selesai: Date) =>
      client
        .put(`/api/paket/${p.paket.id}/pendaftaran`)
        .header('authorization', ulp.sesi)
        .json({ selesaiDaftar: selesai.toISOString() })
    await keTahap(p.paket.id, 'penjelasan', 30)
    ;(await daftar()).assertStatus(409)
    // A time that is over by the clock is refused, also inside the allowed range.
    ;(await atur(p.jadwal[1]!.selesai)).assertStatus(400)
    ;(await atur(p.jadwal[2]!.selesai)).assertStatus(200)
    ;(await daftar()).assertStatus(200)
  })
})

test.group('Paket: berkas dan jadwal bagi rekanan dan umum', (group) => {
  group.each.setup(() => kosongkan())
  group.each.teardown(() => geserWaktu('PT0S'))

  test('KAK terbuka bagi peserta sejak pengambilan dokumen, bagi rekanan lain tidak', async ({
    client,
    assert,
  }) => {
    const p = await buatPaket({ statusPelaksanaan: 'A' })
    const peserta = await buatPenyedia()
    const lain = await buatPenyedia()
    await buatPeserta(p.paket.id, peserta.rekanan.id)
    const [paket] = await baris<{ file_kak: string }>('select file_kak from paket where id = ?', [
      p.paket.id,
    ])
    const buka = (token?: string) => {
      const minta = client.get(`/${paket!.file_kak}`)
      return token ? minta.bearerToken(token) : minta
    }
    ;(await buka(peserta.token)).assertStatus(404)
    await keTahap(p.paket.id, 'dokumen', 5)
    const ya = await buka(peserta.token)
    ya.assertStatus(200)
    assert.equal(ya.header('content-type'), 'application/pdf')
    ;(await buka(lain.token)).assertStatus(404)
    assert.notEqual((await buka()).status(), 200)
  })

  const unggah = async (
    client: Parameters<typeof buatLewatRute>[0],
    paketId: number,
    token: string,
    berkas: readonly { urut: number; tampak: boolean }[]
  ) => {
    const minta = client
      .post('/api/rup/jadwal/upload')
      .bearerToken(token)
      .field('paketPenyediaId', paketId)
      .field('fileCount', berkas.length)
    for (const [i, b] of berkas.entries()) {
      minta
        .field(`uruts[${i}]`, b.urut)
        .field(`showVendors[${i}]`, String(b.tampak))
        .file(`uploadFiles[${i}]`, PDF, { filename: 'a.pdf', contentType: 'application/pdf' })
    }
    const r = await minta
    r.assertStatus(200)
    const jadwal = (r.body() as { data: RincianPaket['listJadwal'] }).data
    return (urut: number) => `/${jadwal.find((l) => l.urut === urut)!.fileJadwal}`
  }

  test('Berkas jadwal: bertanda, tahapnya sudah mulai, dan dalam jangkauan', async ({ client }) => {
    const t = await buatTenderDitetapkan('negosiasi')
    const [pemenang, kalah] = t.rekanan
    const lain = await buatPenyedia()
    const berkas = await unggah(client, t.id, t.tokenPokja[0]!, [
      { urut: 1, tampak: true },
      { urut: 5, tampak: false },
      { urut: 14, tampak: true },
      { urut: 17, tampak: true },
    ])
    const buka = async (urut: number, token: string, status: number) =>
      (await client.get(berkas(urut)).bearerToken(token)).assertStatus(status)
    await buka(1, kalah!.token, 200)
    await buka(1, lain.token, 404)
    // Not meant for vendors.
    await buka(5, kalah!.token, 404)
    await buka(5, pemenang!.token, 404)
    // Beyond stage 13 of TEN with post-qualification only the announced winner reads on.
    await buka(14, kalah!.token, 404)
    await buka(14, pemenang!.token, 200)
    // Its stage has not begun.
    await buka(17, pemenang!.token, 404)
    await buka(17, t.tokenPokja[1]!, 200)
  })

  test('Jadwal dengan remark, arsip, dan tahap yang tidak ikut hanya bagi staf', async ({
    client,
    assert,
  }) => {
    const p = await buatPaket({ statusPelaksanaan: 'A', tanpaTahap: ['undangan-negosiasi'] })
    await baris(
      `update jadwal set remark = 'Diperpanjang', no_arsip = 'ARS-7' where paket_id = ? and urut = 1
       returning id`,
      [p.paket.id]
    )
    const peserta = await buatPenyedia()
    const staf = await client
      .get(`/api/rup/jadwal/${p.paket.id}`)
      .header('authorization', await sesiUntuk(p.pokja[0]!))
    staf.assertStatus(200)
    const { data } = staf.body() as { data: RincianPaket['listJadwal'] }
    assert.lengthOf(data, 18)
    assert.equal(data[0]!.remark, 'Diperpanjang')
    assert.equal(data[0]!.noArsip, 'ARS-7')
    const rekanan = await client.get(`/api/rup/jadwal/${p.paket.id}`).bearerToken(peserta.token)
    rekanan.assertStatus(403)
    ;(await client.get(`/api/rup/jadwal/${p.paket.id}`)).assertStatus(401)
    const luar = await orang({ peran: 'operator', divisi: '1010' })
    const asing = await client
      .get(`/api/rup/jadwal/${p.paket.id}`)
      .header('authorization', luar.sesi)
    asing.assertStatus(404)
    for (const token of [null, peserta.token]) {
      const minta = client.get(`/api/rup/paket/jadwal/${p.paket.id}`)
      const umum = await (token ? minta.bearerToken(token) : minta)
      umum.assertStatus(200)
      const isi = (umum.body() as { data: RincianPaket['listJadwal'] }).data
      assert.lengthOf(isi, 17)
      assert.isNull(isi[0]!.noArsip)
      assert.isNull(isi[0]!.remark)
    }
  })

  test('Sumber dana: umum dan rekanan hanya melihat sumber dan asalnya', async ({
    client,
    assert,
  }) => {
    const p = await buatPaket({ statusPelaksanaan: 'A' })
    const rekanan = await buatPenyedia()
    const alamat = `/api/rup/paket/sumber-dana/${p.paket.id}`
    for (const minta of [client.get(alamat), client.get(alamat).bearerToken(rekanan.token)]) {
      const r = await minta
      r.assertStatus(200)
      assert.deepEqual((r.body() as { data: object[] }).data, [
        { sumberDana: 'pmd', asalDana: 'APBD' },
      ])
    }
    const staf = await client.get(alamat).header('authorization', await sesiUntuk(p.ppk))
    staf.assertBodyContains({ data: [{ pagu: p.kegiatan[0]!.pagu, mak: '1.3.01.02' }] })
    const belum = await buatPaket({})
    const umum = await client.get(`/api/rup/paket/sumber-dana/${belum.paket.id}`)
    umum.assertStatus(404)
  })

  test('Durasi lazim setiap tahap bagi staf', async ({ client, assert }) => {
    const { sesi } = await orang({ peran: 'manajer' })
    const r = await client.get('/api/rup/templat-durasi').header('authorization', sesi)
    r.assertStatus(200)
    const { data } = r.body() as { data: { template: string; urut: number; durasi: number }[] }
    const jumlah = (t: string) => data.filter((d) => d.template === t).length
    assert.deepEqual(
      ['TLA', 'PLA', 'KTEN', 'KSEL', 'K2TEN', 'PTEN', 'PSEL'].map(jumlah),
      [12, 10, 18, 18, 22, 34, 34]
    )
    assert.isTrue(data.every((d) => Number.isInteger(d.durasi) && d.durasi >= 0))
    const asing = await client.get('/api/rup/templat-durasi?x=1').header('authorization', sesi)
    asing.assertStatus(400)
    const rekanan = await orang({ peran: 'vendor' })
    const tolak = await client.get('/api/rup/templat-durasi').header('authorization', rekanan.sesi)
    tolak.assertStatus(403)
    ;(await client.get('/api/rup/templat-durasi')).assertStatus(401)
  })
})

test.group('Paket: revisi jadwal sesudah pembukaan', (group) => {
  group.each.setup(() => kosongkan())
  group.each.teardown(() => geserWaktu('PT0S'))

  test('Pemasukan tidak diperpanjang sesudah dokumen dibuka; tahap sesudahnya boleh', async ({
    client,
    assert,
  }) => {
    const t = await buatTender()
    const jadwal = await jadwalUji(t.id)
    const kirim = (urut: number) =>
      client
        .post('/api/rup/jadwal/revisi')
        .bearerToken(t.tokenPpk)
        .json({
          paketPenyediaId: t.id,
          listRevisiJadwal: jadwal.map((l) => ({
            urut: l.urut,
            include: l.include,
            mulai: l.mulai,
            selesai: l.urut === urut ? new Date(l.selesai.getTime() + JAM / 2) : l.selesai,
            remark: l.urut === urut ? 'Diperpanjang' : null,
          })),
        })
    await keTahap(t.id, 'pemasukan', 60)
    const dibuka = await kirim(4)
    dibuka.assertStatus(400)
    assert.match((dibuka.body() as Galat).message, /Dokumen sudah dibuka/)
    await keTahap(t.id, 'pembukaan', 30)
    ;(await kirim(4)).assertStatus(400)
    assert.isEmpty(await baris('select 1 from jadwal_revisi where paket_id = ?', [t.id]))
    ;(await kirim(5)).assertStatus(200)
  })
})

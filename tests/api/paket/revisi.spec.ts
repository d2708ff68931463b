import { test } from '@japa/runner'
import { createPaket, keTahap, jadwalUji, type PaketUji } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { keIso } from '@eproc/domain/common/format'
import type { PaketRevisi, RincianPaket, RincianRevisi } from '@eproc/domain/paket/answers'
import { message, data } from '../../lib/answers.ts'
import { cleanSlate, budgetYear } from '../../lib/dates.ts'
import { PDF, pdfFile } from '../../lib/files.ts'
import { person } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'

test.group('Paket: revisions and files of the jadwal', (group) => {
  group.each.setup(cleanSlate)

  const revisi = async (p: PaketUji, ubah: Record<number, object>) =>
    (await jadwalUji(p.paket.id)).map((l) => ({
      urut: l.urut,
      include: l.include,
      mulai: l.mulai,
      selesai: l.selesai,
      remark: null,
      ...ubah[l.urut],
    }))
  const tambahJam = (t: Date, jam: number) => new Date(t.getTime() + jam * 3_600_000).toISOString()

  test('a revision is stored, waits without effect, is approved by another and holds', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const pokja = await signInAs(p.pokja[0]!)
    const manajer = await person({ peran: 'manajerULP' })
    const akhir = tambahJam(p.jadwal[1]!.selesai, 0.5)
    const kirim = (listRevisiJadwal: object[]) =>
      client
        .post('/api/rup/jadwal/revisi')
        .bearerToken(pokja)
        .json({ userId: 1, paketPenyediaId: p.paket.id, listRevisiJadwal })
    const tanpaRemark = await kirim(await revisi(p, { 2: { selesai: akhir } }))
    tanpaRemark.assertStatus(400)
    assert.equal(
      message(tanpaRemark),
      'Ada perubahan pada jadwal Pendaftaran dan Pengambilan Dokumen. Harap mengisi remark!'
    )
    const simpan = await kirim(await revisi(p, { 2: { selesai: akhir, remark: 'Diperpanjang' } }))
    simpan.assertStatus(200)
    simpan.assertBodyContains({ message: 'Revisi jadwal berhasil disimpan' })
    assert.equal(
      (await jadwalUji(p.paket.id))[1]!.selesai.getTime(),
      p.jadwal[1]!.selesai.getTime()
    )
    const daftar = await client
      .get(`/api/rup/jadwal/revisi/paket/${budgetYear()}`)
      .bearerToken(manajer.token)
    const [satu] = data<PaketRevisi[]>(daftar)
    assert.isTrue(satu!.bolehSetujui)
    const rest = (tail: string) =>
      client.get(`/rest/revisi-jadwal${tail}`).bearerToken(manajer.token)
    const year = await rest(`?filter={"tahun":${budgetYear()}}`)
    assert.equal(year.header('content-range'), 'revisi-jadwal 0-0/1')
    const whole = (await rest(`/${p.paket.id}`)).body() as RincianRevisi
    assert.equal(whole.langkah[1]!.selesai, keIso(new Date(akhir)))
    const operator = await person({ peran: 'operatorULP' })
    const bukan = await client
      .post(`/api/rup/jadwal/revisi/approve/${p.paket.id}`)
      .bearerToken(operator.token)
    bukan.assertStatus(403)
    const approve = () =>
      client.post(`/api/rup/jadwal/revisi/approve/${p.paket.id}`).bearerToken(manajer.token)
    const hasil = await Promise.all([approve(), approve()])
    assert.deepEqual(hasil.map((r) => r.status()).toSorted(), [200, 409])
    // What waits no longer is nobody's record.
    const gone = await rest(`/${p.paket.id}`)
    gone.assertStatus(404)
    const kini = await jadwalUji(p.paket.id)
    assert.equal(kini[1]!.selesai.toISOString(), akhir)
    const [paket] = await rows<{ selesai_daftar: Date }>(
      'select selesai_daftar from paket where id = ?',
      [p.paket.id]
    )
    assert.equal(paket!.selesai_daftar.toISOString(), akhir)
  })

  test('the clock is asked again at approval: a stage that has ended meanwhile does not change', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const ppk = await signInAs(p.ppk)
    const manajer = await person({ peran: 'manajerULP' })
    await keTahap(p.paket.id, 'pemasukan', 60)
    const list = await revisi(p, {
      4: { selesai: tambahJam(p.jadwal[3]!.selesai, 0.5), remark: 'Diperpanjang' },
    })
    const simpan = await client
      .post('/api/rup/jadwal/revisi')
      .bearerToken(ppk)
      .json({ paketPenyediaId: p.paket.id, listRevisiJadwal: list })
    simpan.assertStatus(200)
    const persingkat = await client
      .post('/api/rup/jadwal/revisi')
      .bearerToken(ppk)
      .json({
        paketPenyediaId: p.paket.id,
        listRevisiJadwal: await revisi(p, {
          4: { selesai: tambahJam(p.jadwal[3]!.selesai, -2), remark: 'Dipersingkat' },
        }),
      })
    persingkat.assertStatus(400)
    assert.match(message(persingkat), /hanya dapat diperpanjang/)
    await keTahap(p.paket.id, 'pembukaan', 1)
    const r = await client
      .post(`/api/rup/jadwal/revisi/approve/${p.paket.id}`)
      .bearerToken(manajer.token)
    r.assertStatus(400)
    assert.match(message(r), /sudah berakhir dan tidak dapat diubah/)
  })

  test('files of the jadwal are uploaded with their marks; none at all is refused', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const pokja = await signInAs(p.pokja[1]!)
    const r = await client
      .post('/api/rup/jadwal/upload')
      .bearerToken(pokja)
      .field('paketPenyediaId', p.paket.id)
      .field('fileCount', 2)
      .field('showVendors[0]', 'true')
      .field('showVendors[2]', 'false')
      .file('uploadFiles[0]', PDF, pdfFile('pengumuman.pdf'))
      .file('uploadFiles[2]', PDF, pdfFile('catatan.pdf'))
    r.assertStatus(200)
    const jadwal = data<RincianPaket['listJadwal']>(r)
    assert.equal(jadwal[0]!.berkas[0]!.nama, 'pengumuman.pdf')
    assert.isTrue(jadwal[0]!.showVendor)
    assert.isFalse(jadwal[2]!.showVendor)
    const umum = await client.get(`/api/rup/paket/jadwal/${p.paket.id}`)
    assert.isEmpty(data<RincianPaket['listJadwal']>(umum)[0]!.berkas)
    const staf = await client.get(`/${jadwal[2]!.fileJadwal}`).bearerToken(pokja)
    staf.assertStatus(200)
    const rekanan = await person({ peran: 'vendor' })
    const tolak = await client.get(`/${jadwal[2]!.fileJadwal}`).bearerToken(rekanan.token)
    tolak.assertStatus(404)
    const kosong = await client
      .post('/api/rup/jadwal/upload')
      .bearerToken(pokja)
      .field('paketPenyediaId', p.paket.id)
      .field('fileCount', 0)
    kosong.assertStatus(400)
    kosong.assertBodyContains({ message: 'Masukkan minimal 1 (satu) file sebelum upload' })
  })
})

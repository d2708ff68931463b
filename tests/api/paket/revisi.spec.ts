import { test } from '@japa/runner'
import { createPaket, keTahap, jadwalUji, type PaketUji } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { keIso, tanggalWaktu } from '@eproc/domain/common/format'
import type { Change } from '@eproc/domain/common/change'
import type {
  PaketRevisi,
  RevisiRow,
  RincianPaket,
  RincianRevisi,
} from '@eproc/domain/paket/answers'
import { body, data, errorFields, message } from '../../lib/answers.ts'
import { cleanSlate, budgetYear } from '../../lib/dates.ts'
import { PDF, pdfFile } from '../../lib/files.ts'
import { journal } from '../../lib/journal.ts'
import { notifications } from '../../lib/notifications.ts'
import { mailsTo } from '../../lib/outbox.ts'
import { person } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'
import { versionOf } from '../../lib/version.ts'

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
    // Vendors read the time that the stage had, and the new one.
    const [mail] = await mailsTo(p.ppk.email)
    const [dulu, baru] = [p.jadwal[1]!.selesai, new Date(akhir)].map((t) => tanggalWaktu(keIso(t)))
    assert.include(mail!.teks, `${dulu} WIB)`)
    assert.match(mail!.teks, new RegExp(`${baru} WIB \\(semula .* sampai ${dulu} WIB\\)`))
  })

  test('registration that was set to end later lasts as long as its stage, wherever that is moved', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const manajer = await person({ peran: 'manajerULP' })
    const [sendiri, akhir] = [0.25, 0.5].map((h) => tambahJam(p.jadwal[1]!.selesai, h))
    await rows('update paket set selesai_daftar = ? where id = ? returning id', [
      sendiri,
      p.paket.id,
    ])
    const kirim = await client
      .post('/api/rup/jadwal/revisi')
      .bearerToken(await signInAs(p.ppk))
      .json({
        paketPenyediaId: p.paket.id,
        listRevisiJadwal: await revisi(p, { 2: { selesai: akhir, remark: 'Diperpanjang' } }),
      })
    kirim.assertStatus(200)
    const approve = await client
      .post(`/api/rup/jadwal/revisi/approve/${p.paket.id}`)
      .bearerToken(manajer.token)
    approve.assertStatus(200)
    const [paket] = await rows<{ selesai_daftar: Date }>(
      'select selesai_daftar from paket where id = ?',
      [p.paket.id]
    )
    assert.equal(paket!.selesai_daftar.toISOString(), akhir)
  })

  test('what is offered of a waiting revision is what would be taken, with the reason that refuses it', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const manajer = await person({ peran: 'manajerULP' })
    const ppk = await signInAs(p.ppk)
    const akhir = tambahJam(p.jadwal[1]!.selesai, 0.5)
    const kirim = await client
      .post('/api/rup/jadwal/revisi')
      .bearerToken(ppk)
      .json({
        paketPenyediaId: p.paket.id,
        listRevisiJadwal: await revisi(p, { 2: { selesai: akhir, remark: 'Diperpanjang' } }),
      })
    kirim.assertStatus(200)
    const offered = async (token: string) => {
      const answer = await client.get(`/rest/revisi-jadwal/${p.paket.id}`).bearerToken(token)
      const { dapatDiperiksa, bolehSetujui, halangan } = answer.body() as RincianRevisi
      return { dapatDiperiksa, bolehSetujui, halangan }
    }
    const approve = () =>
      client.post(`/api/rup/jadwal/revisi/approve/${p.paket.id}`).bearerToken(manajer.token)
    // Whoever has no right to it reads no reason why not.
    const open = { dapatDiperiksa: true, halangan: null }
    assert.deepEqual(await offered(ppk), { ...open, bolehSetujui: false })
    assert.deepEqual(await offered(manajer.token), { ...open, bolehSetujui: true })
    await rows('update jadwal_revisi set pengaju_id = ? returning id', [manajer.pengguna.id])
    const own = await offered(manajer.token)
    assert.deepEqual(own, {
      dapatDiperiksa: true,
      bolehSetujui: false,
      halangan: message(await approve()),
    })
    await rows('update jadwal_revisi set pengaju_id = ? returning id', [p.ppk.id])
    await rows(`update paket set status_pelaksanaan = 'S' where id = ? returning id`, [p.paket.id])
    const ended = await offered(manajer.token)
    assert.deepEqual(ended, {
      dapatDiperiksa: false,
      bolehSetujui: false,
      halangan: message(await approve()),
    })
  })

  test('times of stages are whole seconds', async ({ client, assert }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const manajer = await person({ peran: 'manajerULP' })
    const akhir = new Date(p.jadwal[1]!.selesai.getTime() + 1_800_789).toISOString()
    const kirim = await client
      .post('/api/rup/jadwal/revisi')
      .bearerToken(await signInAs(p.pokja[0]!))
      .json({
        paketPenyediaId: p.paket.id,
        listRevisiJadwal: await revisi(p, { 2: { selesai: akhir, remark: 'Diperpanjang' } }),
      })
    kirim.assertStatus(200)
    const setuju = await client
      .post(`/api/rup/jadwal/revisi/approve/${p.paket.id}`)
      .bearerToken(manajer.token)
    setuju.assertStatus(200)
    const { selesai } = (await jadwalUji(p.paket.id))[1]!
    assert.equal(selesai.getTime(), p.jadwal[1]!.selesai.getTime() + 1_800_000)
    const terakhir = p.jadwal.at(-1)!
    const pada = (ms: number) => new Date(terakhir.selesai.getTime() + ms).toISOString()
    const sedetik = { mulai: pada(100), selesai: pada(900), remark: 'Sedetik' }
    const tanpaLama = await client
      .post('/api/rup/jadwal/revisi')
      .bearerToken(await signInAs(p.pokja[0]!))
      .json({
        paketPenyediaId: p.paket.id,
        listRevisiJadwal: await revisi(p, { [terakhir.urut]: sedetik }),
      })
    tanpaLama.assertStatus(400)
  })

  test('a revision that takes every stage out says that nothing is left, not what is missing', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const keluar = { include: false, mulai: null, selesai: null, remark: 'Ditiadakan' }
    const kosong = await client
      .post('/api/rup/jadwal/revisi')
      .bearerToken(await signInAs(p.ppk))
      .json({
        paketPenyediaId: p.paket.id,
        listRevisiJadwal: (await revisi(p, {})).map((l) => ({ ...l, ...keluar })),
      })
    kosong.assertStatus(400)
    assert.equal(message(kosong), 'Jadwal kosong!')
    assert.deepEqual(errorFields(kosong), ['listJadwal'])
  })

  test('the manager turns a revision down with a note: nothing changes, its author is told', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const ppk = await signInAs(p.ppk)
    const manajer = await person({ peran: 'manajerULP' })
    const akhir = tambahJam(p.jadwal[1]!.selesai, 0.5)
    const kirim = async () =>
      client
        .post('/api/rup/jadwal/revisi')
        .bearerToken(ppk)
        .json({
          paketPenyediaId: p.paket.id,
          listRevisiJadwal: await revisi(p, { 2: { selesai: akhir, remark: 'Diperpanjang' } }),
        })
    ;(await kirim()).assertStatus(200)
    const tolak = (token: string, catatan?: string) =>
      client.post(`/api/rup/jadwal/revisi/tolak/${p.paket.id}`).bearerToken(token).json({ catatan })
    ;(await tolak(ppk, 'Tidak')).assertStatus(403)
    ;(await tolak(manajer.token)).assertStatus(400)
    const r = await tolak(manajer.token, 'Alasan belum cukup')
    r.assertStatus(200)
    assert.equal(
      (await jadwalUji(p.paket.id))[1]!.selesai.getTime(),
      p.jadwal[1]!.selesai.getTime()
    )
    const kabar = await notifications(p.ppk.id)
    assert.isTrue(kabar.some((n) => n.pesan.includes('Alasan belum cukup')))
    assert.lengthOf(await journal({ id: p.paket.id, aksi: 'paket.revisi.tolak' }), 1)
    ;(await tolak(manajer.token, 'Lagi')).assertStatus(409)
    // The way is free for another one.
    ;(await kirim()).assertStatus(200)
  })

  test('who has not read the revision that waits neither replaces nor decides it', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const [ppk, pokja] = [await signInAs(p.ppk), await signInAs(p.pokja[0]!)]
    const manajer = await person({ peran: 'manajerULP' })
    const read = await versionOf('paket', p.paket.id)
    const kirim = async (token: string, versi: number, jam: number) =>
      client
        .post('/api/rup/jadwal/revisi')
        .bearerToken(token)
        .json({
          paketPenyediaId: p.paket.id,
          versi,
          listRevisiJadwal: await revisi(p, {
            2: { selesai: tambahJam(p.jadwal[1]!.selesai, jam), remark: 'Diperpanjang' },
          }),
        })
    const decide = (deed: 'approve' | 'tolak', versi: number) =>
      client
        .post(`/api/rup/jadwal/revisi/${deed}/${p.paket.id}`)
        .bearerToken(manajer.token)
        .json({ versi, catatan: 'Belum perlu' })
    ;(await kirim(ppk, read, 0.5)).assertStatus(200)
    const late = await kirim(pokja, read, 0.25)
    late.assertStatus(409)
    assert.include(body<Change>(late).diubahOleh, '(Pejabat Pembuat Komitmen)')
    const first = await versionOf('paket', p.paket.id)
    ;(await kirim(pokja, first, 0.25)).assertStatus(200)
    ;(await decide('approve', first)).assertStatus(409)
    ;(await decide('tolak', first)).assertStatus(409)
    ;(await decide('tolak', await versionOf('paket', p.paket.id))).assertStatus(200)
    // What was turned down is read anew as well before another one is asked for.
    ;(await kirim(ppk, first, 0.5)).assertStatus(409)
  })

  test('archive numbers, files and who sees them are revised with the schedule: they wait, then hold', async ({
    client,
    assert,
  }) => {
    const p = await createPaket({ statusPelaksanaan: 'A' })
    const ppk = await signInAs(p.ppk)
    const manajer = await person({ peran: 'manajerULP' })
    const baca = async () =>
      data<RincianPaket>(await client.get(`/api/paket/${p.paket.id}`).bearerToken(ppk)).listJadwal
    await client
      .post('/api/rup/jadwal/upload')
      .bearerToken(ppk)
      .fields({ 'paketPenyediaId': p.paket.id, 'fileCount': 1, 'uruts[0]': 1 })
      .file('uploadFiles[0]', PDF, pdfFile('lama.pdf'))
    const lama = (await baca())[0]!.berkas[0]!
    const kirim = (listRevisiJadwal: object[], nama?: string) => {
      const r = client.post('/api/rup/jadwal/revisi').bearerToken(ppk)
      const isi = { paketPenyediaId: p.paket.id, listRevisiJadwal }
      if (!nama) return r.json(isi)
      return r
        .fields({ 'data': JSON.stringify(isi), 'uruts[0]': 2, 'showVendors[0]': 'true' })
        .file('uploadFiles[0]', PDF, pdfFile(nama))
    }
    const sama = await revisi(p, {})
    ;(await kirim(sama)).assertStatus(409)
    const asing = { 1: { berkas: [{ file: 'berkas/aa/lain.pdf', showVendor: true }] } }
    ;(await kirim(await revisi(p, asing))).assertStatus(400)
    const isi = {
      1: { noArsip: 'ARS-01', berkas: [{ file: lama.file, showVendor: true }] },
    }
    const simpan = await kirim(await revisi(p, isi), 'baru.pdf')
    simpan.assertStatus(200)
    const [satu, dua] = data<RevisiRow[]>(simpan)
    assert.deepEqual([satu!.noArsipLama, satu!.noArsip], [null, 'ARS-01'])
    assert.deepEqual(
      [...satu!.berkas, ...dua!.berkas].map((b) => [b.nama, b.showVendorLama, b.showVendor]),
      [
        ['lama.pdf', false, true],
        ['baru.pdf', null, true],
      ]
    )
    // Nothing of it holds yet; staff may open the new file.
    assert.deepEqual([(await baca())[0]!.noArsip, (await baca())[1]!.berkas], [null, []])
    const baru = dua!.berkas[0]!.file
    ;(await client.get(`/${baru}`).bearerToken(ppk)).assertStatus(200)
    // Written anew, it keeps the file that it names.
    const lagi = { ...isi, 2: { berkas: [{ file: baru, showVendor: false }] } }
    ;(await kirim(await revisi(p, lagi))).assertStatus(200)
    const approve = await client
      .post(`/api/rup/jadwal/revisi/approve/${p.paket.id}`)
      .bearerToken(manajer.token)
    approve.assertStatus(200)
    const kini = await baca()
    assert.equal(kini[0]!.noArsip, 'ARS-01')
    assert.deepEqual(
      kini.flatMap((l) => l.berkas.map((b) => [l.urut, b.nama, b.showVendor])),
      [
        [1, 'lama.pdf', true],
        [2, 'baru.pdf', false],
      ]
    )
    const [revisiJurnal] = await journal({ id: p.paket.id, aksi: 'paket.revisi.setujui' })
    assert.deepEqual(Object.values(revisiJurnal!.rincian), [[null, 'ARS-01']])
    assert.lengthOf(await journal({ id: p.paket.id, aksi: 'paket.fileJadwal.tampil' }), 1)
    // One that is turned down takes its file with it.
    ;(await kirim(await revisi(p, {}), 'tolak.pdf')).assertStatus(200)
    const tolak = await client
      .post(`/api/rup/jadwal/revisi/tolak/${p.paket.id}`)
      .bearerToken(manajer.token)
      .json({ catatan: 'Bukan berkas ini' })
    tolak.assertStatus(200)
    const [lepas] = await rows<{ dilepas: boolean }>(
      `select dilepas_pada is not null as dilepas from berkas where nama_asli = 'tolak.pdf'`
    )
    assert.isTrue(lepas!.dilepas)
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
    assert.equal(message(r), 'File jadwal berhasil di-upload')
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

import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import type { ApiClient } from '@japa/api-client'
import type Pengguna from '@eproc/backend/app/akun/pengguna'
import { createPaketTerbit, jadwalUji, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { createPenetapan } from '@eproc/database/factories/tender'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { DokumenTender, JenisDokumenTender } from '@eproc/domain/tender/answers_dokumen'
import type { JadwalTenderRow } from '@eproc/domain/tender/answers_jadwal'
import { tender as teks } from '@eproc/i18n/id/tender'
import { data, message } from '../../../lib/answers.ts'
import { cleanSlate, sqlNow } from '../../../lib/dates.ts'
import { PDF, pdfFile } from '../../../lib/files.ts'
import { journalActions } from '../../../lib/journal.ts'
import { notifications, notifiedUsers } from '../../../lib/notifications.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { tokenFor } from '../../../lib/people.ts'
import { count, rows } from '../../../lib/query.ts'

const UNGGAH = '/api/lelang/prakualifikasi/upload'
/** What the answer says of an upload, beside what the upload answers: the same, in the same words. */
async function unggahSepertiKata(
  assert: Assert,
  client: ApiClient,
  sesi: string,
  paketId: number,
  jenis: JenisDokumenTender = 'fileSDP'
) {
  const kata = data<DokumenTender>(await client.get(`${UNGGAH}/${paketId}`).bearerToken(sesi))
  const jawab = await unggah(client, sesi, paketId, [jenis])
  assert.equal(kata.unggah![jenis], jawab.status() === 200 ? null : message(jawab))
  return jawab
}
const BACA = (id: number) => `/api/rup/lelang/prakualifikasi/tender-files/${id}`

function unggah(
  client: ApiClient,
  sesi: string,
  paketId: number,
  bidang: readonly string[] = ['fileSDP'],
  lain: Record<string, string> = {}
) {
  const minta = client
    .post(UNGGAH)
    .bearerToken(sesi)
    .fields({ paketPenyediaId: String(paketId), ...lain })
  for (const b of bidang) minta.file(b, PDF, pdfFile(`${b}.pdf`))
  return minta
}

test.group('Tender documents', (group) => {
  group.each.setup(cleanSlate)

  test('are prepared before their stage, seen by participants from its start', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const sesi = await signInAs(pokja[0]!)
    const saya = await createPenyedia()
    const lain = await createPenyedia()
    await createPeserta(paket.id, saya.rekanan.id)
    const jawab = await unggah(client, sesi, paket.id, ['fileSDP', 'fileTambahan'])
    jawab.assertStatus(200)
    assert.equal(message(jawab), 'File berhasil diupload')
    const simpanan = data<DokumenTender>(jawab)
    assert.isFalse(simpanan.addendum)
    assert.isString(simpanan.fileTambahan)
    const file = `/${simpanan.fileSDP}`
    const baca = async (t: string) =>
      data<DokumenTender>(await client.get(BACA(paket.id)).bearerToken(t)).fileSDP
    assert.isNull(await baca(saya.token))
    ;(await client.get(file).bearerToken(saya.token)).assertStatus(404)
    await keTahap(paket.id, 'dokumen')
    assert.equal(await baca(saya.token), simpanan.fileSDP)
    ;(await client.get(file).bearerToken(saya.token)).assertStatus(200)
    assert.isNull(await baca(lain.token))
    ;(await client.get(file).bearerToken(lain.token)).assertStatus(404)
    await rows(`update peserta set mundur_pada = ${sqlNow()}`)
    ;(await client.get(file).bearerToken(saya.token)).assertStatus(404)
    ;(await client.get(file).bearerToken(sesi)).assertStatus(200)
  })

  test('have an addendum after penjelasan until pemasukan ends; old versions stay, participants are told', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const sesi = await signInAs(pokja[0]!)
    const saya = await createPenyedia()
    await createPeserta(paket.id, saya.rekanan.id)
    const coba = (jenis?: JenisDokumenTender) =>
      unggahSepertiKata(assert, client, sesi, paket.id, jenis)
    ;(await coba()).assertStatus(200)
    ;(await coba()).assertStatus(200)
    await keTahap(paket.id, 'dokumen')
    const dini = await coba()
    dini.assertStatus(409)
    assert.match(message(dini), /addendum/)
    // What comes for the first time while vendors still ask changes nothing that they have read.
    const pertama = await coba('fileTambahan')
    assert.isFalse(data<DokumenTender>(pertama).addendum)
    assert.include((await mailsTo(saya.pengguna.email))[0]!.perihal, 'Dokumen baru: ')
    await rows('delete from notifikasi')
    await rows('delete from surat')
    await keTahap(paket.id, 'pemasukan')
    const jawab = await unggah(client, sesi, paket.id, ['fileSDP'], {
      keterangan: 'Perubahan volume pekerjaan',
    })
    jawab.assertStatus(200)
    const isi = data<DokumenTender>(jawab)
    assert.isTrue(isi.addendum)
    assert.equal(isi.pemasukan!.tahap, 'Pemasukan Dokumen Penawaran')
    assert.deepEqual(
      isi.versi.filter((v) => v.jenis === 'fileSDP').map((v) => v.versiKe),
      [3, 2, 1]
    )
    assert.deepEqual([isi.versi[0]!.addendum, isi.versi.at(-1)!.addendum], [true, false])
    assert.deepEqual(await notifiedUsers(), [saya.pengguna.id])
    const [surat] = await mailsTo(saya.pengguna.email)
    assert.include(surat!.teks, 'Perubahan volume pekerjaan')
    await keTahap(paket.id, 'pembukaan')
    const lewat = await coba()
    assert.deepEqual([lewat.status(), message(lewat)], [409, teks.dokumen.lewat])
    assert.lengthOf(await journalActions({ objek: 'paket', id: paket.id }), 4)
  })

  test('are refused without a file, without the right, and for a paket that does not exist', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const sesi = await signInAs(pokja[0]!)
    const { token: vendor } = await createPenyedia()
    const asing = await tokenFor({ peran: 'operator', divisi: 'unlada' })
    const kosong = await client.post(UNGGAH).bearerToken(sesi).json({ paketPenyediaId: paket.id })
    assert.deepEqual([kosong.status(), message(kosong)], [400, teks.dokumen.minimal])
    ;(await unggah(client, vendor, paket.id)).assertStatus(403)
    ;(await unggah(client, asing, paket.id)).assertStatus(403)
    const kata = data<DokumenTender>(await client.get(`${UNGGAH}/${paket.id}`).bearerToken(asing))
    assert.isNull(kata.unggah)
    ;(await unggah(client, sesi, 2_000_000_000)).assertStatus(404)
    ;(await unggah(client, sesi, paket.id, ['fileLain'])).assertStatus(400)
    ;(await client.get(BACA(paket.id))).assertStatus(401)
    ;(await client.get(`${UNGGAH}/${paket.id}`).bearerToken(vendor)).assertStatus(403)
    assert.equal(await count('paket_dokumen'), 0)
  })

  test('with prequalification are only for those who passed it', async ({ assert, client }) => {
    const { paket, pokja, ppk } = await createPaketTerbit({ kualifikasi: 'P' })
    const sesi = await signInAs(pokja[0]!)
    const lulus = await createPenyedia()
    const gugur = await createPenyedia()
    for (const r of [lulus, gugur]) await createPeserta(paket.id, r.rekanan.id)
    for (const [r, ya] of [
      [lulus, true],
      [gugur, false],
    ] as const) {
      await rows(
        `insert into evaluasi (paket_id, rekanan_id, hasil_kualifikasi, lulus_kualifikasi) values (?, ?, true, ?)`,
        [paket.id, r.rekanan.id, ya]
      )
    }
    ;(await unggah(client, sesi, paket.id, ['fileSDP'], { tahap: 'dokumen-pra' })).assertStatus(200)
    ;(await unggah(client, sesi, paket.id, ['fileSDP'], { tahap: 'dokumen' })).assertStatus(200)
    await keTahap(paket.id, 'dokumen')
    const tahap = async (t: string) =>
      data<DokumenTender>(await client.get(BACA(paket.id)).bearerToken(t)).semua.map((x) => x.tahap)
    assert.deepEqual(await tahap(lulus.token), ['dokumen-pra'])
    await createPenetapan({ id: paket.id, pokja, ppk }, [], 'penetapan-pra')
    assert.deepEqual(await tahap(lulus.token), ['dokumen-pra', 'dokumen'])
    assert.deepEqual(await tahap(gugur.token), ['dokumen-pra'])
    const asing = await unggah(client, sesi, paket.id, ['fileSDP'], { tahap: 'pembukaan-1' })
    asing.assertStatus(400)
  })
})

test.group('Files of the schedule', (group) => {
  group.each.setup(cleanSlate)
  const lay = (client: ApiClient, token: string, paketId: number, urut: number, shown = true) =>
    client
      .post('/api/rup/jadwal/upload')
      .bearerToken(token)
      .fields({ 'paketPenyediaId': String(paketId), 'fileCount': '1', 'uruts[0]': String(urut) })
      .field('showVendors[0]', String(shown))
      .file('uploadFiles[0]', PDF, pdfFile('syarat.pdf'))

  /** Asks for a revision that shows what lies hidden in the second stage. */
  const showByRevision = async (
    client: ApiClient,
    paketPenyediaId: number,
    ppk: Pengguna,
    file: string
  ) => {
    const listRevisiJadwal = (await jadwalUji(paketPenyediaId)).map(
      ({ urut, include, mulai, selesai }) => ({
        urut,
        include,
        mulai,
        selesai,
        remark: null,
        ...(urut === 2 && { berkas: [{ file, showVendor: true }] }),
      })
    )
    return client
      .post('/api/rup/jadwal/revisi')
      .bearerToken(await signInAs(ppk))
      .json({ paketPenyediaId, listRevisiJadwal })
  }

  test('bring no requirement to rekanan any more once the first offers are in', async ({
    assert,
    client,
  }) => {
    const { paket, pokja, ppk } = await createPaketTerbit()
    const token = await signInAs(pokja[0]!)
    const saya = await createPenyedia()
    await createPeserta(paket.id, saya.rekanan.id)
    await keTahap(paket.id, 'pemasukan')
    const hidden = data<RincianPaket['listJadwal']>(await lay(client, token, paket.id, 2, false))
    await keTahap(paket.id, 'pembukaan')
    for (const urut of [2, 3]) {
      const late = await lay(client, token, paket.id, urut)
      late.assertStatus(409)
      assert.match(message(late), /tanpa memperlihatkannya kepada rekanan/)
    }
    // Nor by a revision that shows what lay there.
    const revision = await showByRevision(client, paket.id, ppk, hidden[1]!.berkas[0]!.file)
    assert.deepEqual(
      [revision.status(), message(revision)],
      [409, message(await lay(client, token, paket.id, 2))]
    )
    assert.isEmpty(await notifications(saya.pengguna.id))
    // For the staff, and of what is no document of the tender, as before.
    ;(await lay(client, token, paket.id, 2, false)).assertStatus(200)
    ;(await lay(client, token, paket.id, 5)).assertStatus(200)
  })

  test('of a prequalification end with its own submission, those of the tender with the first file', async ({
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit({ kualifikasi: 'P' })
    const token = await signInAs(pokja[0]!)
    await keTahap(paket.id, 'pemasukan-1')
    ;(await lay(client, token, paket.id, 2)).assertStatus(409)
    ;(await lay(client, token, paket.id, 14)).assertStatus(200)
    await keTahap(paket.id, 'pemasukan-2')
    ;(await lay(client, token, paket.id, 14)).assertStatus(409)
  })

  test('are locked while the paket is paused, in the list and by their address', async ({
    assert,
    client,
  }) => {
    const { paket, pokja, ppk } = await createPaketTerbit()
    const token = await signInAs(pokja[0]!)
    const saya = await createPenyedia()
    await createPeserta(paket.id, saya.rekanan.id)
    await keTahap(paket.id, 'dokumen')
    const laid = data<RincianPaket['listJadwal']>(await lay(client, token, paket.id, 2))[1]!
    const reads = async () => {
      const list = await client.get(`/api/rup/paket/jadwal/${paket.id}`).bearerToken(saya.token)
      const file = await client.get(`/${laid.fileJadwal}`).bearerToken(saya.token)
      return [data<JadwalTenderRow[]>(list)[1]!.fileJadwal, file.status()]
    }
    assert.deepEqual(await reads(), [laid.fileJadwal, 200])
    const pause = await client
      .put(`/api/rup/lelang/tunda/${paket.id}`)
      .bearerToken(await signInAs(ppk))
      .json({ alasan: 'Anggaran ditinjau' })
    pause.assertStatus(200)
    assert.deepEqual(await reads(), [null, 404])
    ;(await client.get(`/${laid.fileJadwal}`).bearerToken(token)).assertStatus(200)
  })

  test('that a revision shows are told to rekanan when it is approved', async ({
    assert,
    client,
  }) => {
    const { paket, pokja, ppk } = await createPaketTerbit()
    const token = await signInAs(pokja[0]!)
    const saya = await createPenyedia()
    await createPeserta(paket.id, saya.rekanan.id)
    await keTahap(paket.id, 'pemasukan')
    const hidden = data<RincianPaket['listJadwal']>(await lay(client, token, paket.id, 2, false))
    const revision = await showByRevision(client, paket.id, ppk, hidden[1]!.berkas[0]!.file)
    revision.assertStatus(200)
    assert.isEmpty(await notifications(saya.pengguna.id))
    const approve = await client
      .post(`/api/rup/jadwal/revisi/approve/${paket.id}`)
      .bearerToken(await tokenFor({ peran: 'manajerULP', divisi: 'unlada' }))
    approve.assertStatus(200)
    const bells = (await notifications(saya.pengguna.id)).map(({ pesan }) => pesan)
    assert.isTrue(bells.some((words) => words.startsWith('Berkas baru pada tahap Pendaftaran')))
  })
})

test.group('Files of pengumuman and penjelasan', (group) => {
  group.each.setup(cleanSlate)
  const ALAMAT = '/api/rup/jadwal-private/upload'
  const kirim = (client: ApiClient, sesi: string, paketId: number, urut: number, show = 'true') =>
    client
      .post(ALAMAT)
      .bearerToken(sesi)
      .fields({
        paketPenyediaId: String(paketId),
        urut: String(urut),
        showVendor: show,
        // Of no weight, whatever stands in them.
        paket: JSON.stringify({ id: 1, nama: 'Gedung '.repeat(400) }),
        tipe: 'berkas tahap penjelasan, sebelum pemasukan',
        userId: 'panitia1',
      })
      .file('file', PDF, pdfFile('penjelasan.pdf'))

  test('are prepared before their stage; participants download them from its start', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const sesi = await signInAs(pokja[0]!)
    const saya = await createPenyedia()
    const lain = await createPenyedia()
    await createPeserta(paket.id, saya.rekanan.id)
    const jawab = await kirim(client, sesi, paket.id, 3)
    jawab.assertStatus(200)
    assert.equal(message(jawab), 'Sukses upload file penjelasan')
    const [baris3] = data<JadwalTenderRow[]>(jawab)
    assert.equal(baris3!.kunci, 'penjelasan')
    const file = `/${baris3!.fileJadwalPrivate}`
    const lihat = async (t: string) =>
      data<JadwalTenderRow[]>(
        await client.get(`/api/rup/paket/jadwal/${paket.id}`).bearerToken(t)
      )[2]!.fileJadwalPrivate
    assert.isNull(await lihat(saya.token))
    ;(await client.get(file).bearerToken(saya.token)).assertStatus(404)
    await keTahap(paket.id, 'penjelasan')
    assert.equal(await lihat(saya.token), baris3!.fileJadwalPrivate)
    ;(await client.get(file).bearerToken(saya.token)).assertStatus(200)
    assert.isNull(await lihat(lain.token))
    ;(await client.get(file).bearerToken(lain.token)).assertStatus(404)
    await keTahap(paket.id, 'pemasukan')
    ;(await client.get(file).bearerToken(saya.token)).assertStatus(200)
    ;(await kirim(client, sesi, paket.id, 3)).assertStatus(409)
  })

  test('that are not to be shown stay hidden where rekanan have the tab, and are told to nobody', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const sesi = await signInAs(pokja[0]!)
    const saya = await createPenyedia()
    await createPeserta(paket.id, saya.rekanan.id)
    await keTahap(paket.id, 'penjelasan')
    const hidden = data<JadwalTenderRow[]>(await kirim(client, sesi, paket.id, 3, 'false'))[0]!
    const reads = async (file: string | null) => {
      const list = await client.get(`/api/rup/paket/jadwal/${paket.id}`).bearerToken(saya.token)
      const opened = await client.get(`/${file}`).bearerToken(saya.token)
      return [data<JadwalTenderRow[]>(list)[2]!.berkas.map((b) => b.file), opened.status()]
    }
    assert.deepEqual(await reads(hidden.fileJadwalPrivate), [[], 404])
    assert.isEmpty(await notifications(saya.pengguna.id))
    ;(await client.get(`/${hidden.fileJadwalPrivate}`).bearerToken(sesi)).assertStatus(200)
    const { fileJadwalPrivate: shown } = data<JadwalTenderRow[]>(
      await kirim(client, sesi, paket.id, 3)
    )[0]!
    assert.deepEqual(await reads(shown), [[shown], 200])
  })

  test('of pengumuman, which has no tab for rekanan, follow the mark show to vendor', async ({
    assert,
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const sesi = await signInAs(pokja[0]!)
    const saya = await createPenyedia()
    await createPeserta(paket.id, saya.rekanan.id)
    const tutup = await kirim(client, sesi, paket.id, 1, 'false')
    assert.equal(message(tutup), 'Sukses upload file Pengumuman')
    const buka = await kirim(client, sesi, paket.id, 1)
    await keTahap(paket.id, 'pengumuman')
    const status = async (j: typeof buka, i: number) =>
      (
        await client
          .get(`/${data<JadwalTenderRow[]>(j)[0]!.berkas[i]!.file}`)
          .bearerToken(saya.token)
      ).status()
    assert.deepEqual([await status(tutup, 0), await status(buka, 0)], [404, 200])
  })

  test('of results that were prepared do not open when the paket fails first', async ({
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const sesi = await signInAs(pokja[0]!)
    const saya = await createPenyedia()
    await createPeserta(paket.id, saya.rekanan.id)
    const jawab = await kirim(client, sesi, paket.id, 10)
    jawab.assertStatus(200)
    const file = `/${data<JadwalTenderRow[]>(jawab)[0]!.fileJadwalPrivate}`
    await rows(`update paket set status_pelaksanaan = 'G' where id = ?`, [paket.id])
    await keTahap(paket.id, 'sanggah')
    ;(await client.get(file).bearerToken(saya.token)).assertStatus(404)
    ;(await client.get(file).bearerToken(sesi)).assertStatus(200)
  })

  test('are refused at a stage without a panel, without a file, without the right', async ({
    client,
  }) => {
    const { paket, pokja } = await createPaketTerbit()
    const sesi = await signInAs(pokja[0]!)
    const { token: vendor } = await createPenyedia()
    ;(await kirim(client, sesi, paket.id, 4)).assertStatus(400)
    ;(await kirim(client, vendor, paket.id, 3)).assertStatus(403)
    const tanpa = await client
      .post(ALAMAT)
      .bearerToken(sesi)
      .json({ paketPenyediaId: paket.id, urut: 3 })
    tanpa.assertStatus(400)
  })
})

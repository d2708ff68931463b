/** An individual from nothing to two packages, by the calls of the specifications alone. */
import { test } from '@japa/runner'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import type { PaketRekanan } from '@eproc/domain/tender/answers_paket'
import { data, message } from '../../lib/answers.ts'
import { budgetYear, cleanSlate } from '../../lib/dates.ts'
import { PDF, pdfFile, randomPdf } from '../../lib/files.ts'
import { mailedCode, mailsTo } from '../../lib/outbox.ts'
import { tokenFor } from '../../lib/people.ts'
import { rekananRow } from '../../lib/rekanan.ts'
import { formDataPribadi, formSertifikat, kirim, pengalamanPersonInput } from './bantu.ts'

const EMAIL = 'dewi@perorangan.example'
const ACCOUNT = { userId: 'dewi.lestari', password: 'Kunci-Dewi-2026' }
const DAFTAR = '/api/lelang/peserta/daftar'

test.group('The way of an individual', (group) => {
  group.each.setup(cleanSlate)

  test('registration, dossier, verification, an invitation to a TLA, DAFTAR, a question, an offer', async ({
    client,
    assert,
  }) => {
    const person = { nama: 'Dewi Lestari', jabatan: 'Konsultan', noHp: '081200001111' }
    const registered = await client
      .post('/registrasi')
      .json({ jenis: 'O', email: EMAIL, ...ACCOUNT, ...person, persetujuan: true })
    registered.assertStatus(200)
    const kodeUrl = await mailedCode(EMAIL, '/registrasi/user')
    ;(await client.post('/member/activity').json({ kodeUrl })).assertStatus(200)
    const login = data<{ token: string; vendor: { id: number } }>(
      await client.post('/login').json(ACCOUNT)
    )
    const { token } = login
    assert.equal(login.vendor.id, -999, 'no vendor before the first save')

    const pribadi = formDataPribadi()
    const saved = data<{ id: number; noRegistrasi: string }>(
      await kirim(
        client,
        'post',
        '/vendor/person/data-pribadi',
        token,
        pribadi.isian,
        pribadi.berkas
      )
    )
    assert.match(saved.noRegistrasi, /^O-\d{4}-\d{5}$/)
    const vendorId = saved.id
    for (let i = 0; i < 2; i++) {
      const job = client.post('/vendor/person/pengalaman').bearerToken(token)
      ;(await job.json(pengalamanPersonInput({ vendorId }))).assertStatus(200)
    }
    const s = formSertifikat({ id: -1, vendorId })
    ;(
      await kirim(client, 'post', '/vendor/person/sertifikat', token, s.isian, s.berkas)
    ).assertStatus(200)

    const tla = await createPaketTerbit({ metode: 'TLA', jenisPeserta: 'O', nama: 'Kajian TLA' })
    const sel = await createPaketTerbit({ metode: 'SEL', jenisPeserta: 'O', nama: 'Seleksi SEL' })
    const invite = async (sesi: string) =>
      client
        .post('/api/lelang/undangan')
        .bearerToken(sesi)
        .fields({
          userId: '1',
          paketPenyediaId: String(tla.paket.id),
          tipe: 'P',
          count: '1',
          listUndangan: JSON.stringify([{ vendorId }]),
        })
        .file('listUploadFile[0]', PDF, pdfFile('undangan.pdf'))
    const daftar = async (sesi: string, paketPenyediaId: number) =>
      client.post(DAFTAR).bearerToken(sesi).json({ paketPenyediaId, vendorId, pakta: true })

    // Complete, yet not verified: neither invited nor registered.
    assert.equal((await rekananRow(vendorId)).status, 'V')
    await keTahap(tla.paket.id, 'undangan-peserta')
    ;(await invite(await signInAs(tla.pokja[0]!))).assertStatus(400)
    await keTahap(sel.paket.id, 'dokumen')
    ;(await daftar(token, sel.paket.id)).assertStatus(409)

    const verified = await client
      .put('/vendor/person/status/verifikasi')
      .bearerToken(await tokenFor({ peran: 'operatorULP' }))
      .json({ vendorId, statusPerusahaan: 'A', statusPengalaman: 'A', statusSertifikat: 'A' })
    verified.assertStatus(200)
    assert.equal((await rekananRow(vendorId)).status, 'A')

    await keTahap(tla.paket.id, 'undangan-peserta')
    const invited = await invite(await signInAs(tla.pokja[0]!))
    invited.assertStatus(200)
    const mails = await mailsTo(EMAIL)
    assert.isTrue(mails.some(({ teks }) => teks.includes('Kajian TLA')))
    for (const [{ paket }, stage] of [
      [tla, 'undangan-peserta'],
      [sel, 'dokumen'],
    ] as const) {
      await keTahap(paket.id, stage)
      const list = data<PaketRekanan[]>(
        await client
          .get(`/api/rup/paket/lelang-vendor/${vendorId}/tahun/${budgetYear()}`)
          .bearerToken(token)
      )
      assert.isTrue(list.find((p) => p.id === paket.id)!.bolehDaftar, paket.nama)
      const answer = await daftar(token, paket.id)
      answer.assertStatus(200)
      assert.equal(message(answer), 'Proses pendaftaran berhasil')
    }

    await keTahap(tla.paket.id, 'penjelasan')
    const question = client.post('/api/tender/chat').bearerToken(token)
    const topic = { tahap: 'PP1', subject: 'Lokasi', message: 'Kapan lokasi dapat ditinjau?' }
    ;(await question.json({ paketPenyediaId: tla.paket.id, ...topic })).assertStatus(200)

    await keTahap(tla.paket.id, 'pemasukan')
    const offer = client.put('/api/lelang/upload/penawaran').bearerToken(token)
    offer.field('paketPenyediaId', String(tla.paket.id)).field('vendorId', String(vendorId))
    offer.field('hargaPenawaran', '250000000')
    for (const kind of ['Kualifikasi', 'Administrasi', 'Teknis', 'Harga'])
      offer.file(`file${kind}`, randomPdf(), pdfFile(`${kind}.pdf`))
    ;(await offer).assertStatus(200)
    const kept = data<Record<string, unknown>>(
      await client.get(`/api/lelang/penawaran/${tla.paket.id}/${vendorId}`).bearerToken(token)
    )
    for (const kind of ['Kualifikasi', 'Administrasi', 'Teknis', 'Harga'])
      assert.isOk(kept[`file${kind}`], kind)
  })
})

/** Printouts of stages (decisions §5.4): what they say, who may have them, what their code confirms. */
import { test } from '@japa/runner'
import { sqlNow } from '@eproc/backend/app/core/clock/clock'
import type { Kualifikasi, MetodePemilihan } from '@eproc/domain/common/choices'
import type { JadwalRow } from '@eproc/domain/paket/answers'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { cetakanTahap } from '@eproc/domain/tahap/cetakan'
import { menetapkan } from '@eproc/domain/tahap/susulan'
import { KODE_TEMPLAT, TEMPLAT, type KodeTemplat } from '@eproc/domain/tahap/templat'
import type {
  BerkasCetakan,
  CetakanTahap,
  KonfirmasiCetakan,
} from '@eproc/domain/tender/answers_cetakan'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPembukaan } from '@eproc/database/factories/peserta'
import {
  createNilai,
  createPenetapan,
  createTender,
  type TenderUji,
} from '@eproc/database/factories/tender'
import { cetakan } from '@eproc/i18n/id/cetakan'
import { data, errorFields, message } from '../../../lib/answers.ts'
import { fetchBytes } from '../../../lib/calls.ts'
import { cleanSlate, dayFromNow } from '../../../lib/dates.ts'
import { templateTags } from '../../../lib/drill.ts'
import { journal } from '../../../lib/journal.ts'
import { checkArchival, pdfText, withoutBlanks } from '../../../lib/pdf.ts'
import { tokenFor } from '../../../lib/people.ts'
import { row, rows } from '../../../lib/query.ts'
import { sanggah } from '../bantu_hasil.ts'

/** Judged offers of two vendors: A is the cheaper one. */
async function judged(): Promise<TenderUji> {
  const t = await createTender()
  for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
  await keTahap(t.id, 'evaluasi')
  return t
}

/** A package of the template in its last stage, with everything that its stages make. */
async function finished(kode: KodeTemplat): Promise<TenderUji> {
  const templat = TEMPLAT[kode]
  const metode = kode.slice(-3) as MetodePemilihan
  const kualifikasi = kode.slice(0, -3) as Kualifikasi | ''
  const opens = templat.filter((s) => s.staf.some((tab) => tab.startsWith('pembukaan:')))
  const [first, ...later] = opens.map((s) => s.kunci)
  const values = {
    metode,
    jenis: metode === 'SEL' ? 'KOL' : 'KON',
    ...(kualifikasi ? { kualifikasi } : {}),
  } as const
  const t = await createTender([800_000_000, 850_000_000], values, { tahapBuka: first! })
  for (const tahap of later) await createPembukaan(t.id, t.pokja, tahap)
  for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
  for (const s of templat) if (menetapkan(s)) await createPenetapan(t, winners(t), s.kunci)
  const winner = t.rekanan[0]!.rekanan.id
  const invitation = `insert into undangan (paket_id, tipe, rekanan_id, file_undangan, tgl_kirim, pengirim_id)
     values (?, ?, ?, 'berkas/u.pdf', ${sqlNow()}, ?)`
  for (const tipe of ['P', 'B', 'B2', 'L', 'N'])
    await rows(invitation, [t.id, tipe, winner, t.ppk.id])
  await rows(
    `update evaluasi set urutan = 1, negosiasi_harga = 790000000, negosiasi_teknis = 'Sesuai'
      where paket_id = ? and rekanan_id = ?`,
    [t.id, winner]
  )
  await rows(
    `insert into ba_pl (paket_id, file_evaluasi_kualifikasi, file_evaluasi_administrasi_teknis, file_evaluasi_harga,
       file_hasil_negosiasi) values (?, 'berkas/k.pdf', 'berkas/a.pdf', 'berkas/h.pdf', 'berkas/n.pdf')`,
    [t.id]
  )
  await rows(
    `update paket set nilai_kontrak = 790000000, tgl_kontrak = ?, mulai_kontrak = ?, selesai_kontrak = ?,
       lama_pekerjaan = 30, jenis_hari = 'K' where id = ?`,
    [dayFromNow(1), dayFromNow(2), dayFromNow(32), t.id]
  )
  await keTahap(t.id, templat.at(-1)!.kunci)
  return t
}

const codeOf = async (nomor: string) =>
  (await row<{ kode: string }>('select kode from cetakan where nomor = ?', [nomor])).kode
const winners = (t: TenderUji) => t.rekanan.map((r) => ({ id: r.rekanan.id, nama: r.rekanan.nama }))

test.group('Printouts', (group) => {
  group.each.setup(cleanSlate)

  test('minutes of an opening: number, participants, prices, signatures; the stage keeps the number', async ({
    client,
    assert,
  }) => {
    const t = await judged()
    const print = async (tahap = 'pembukaan') =>
      client
        .post(`/api/tender/cetakan/${t.id}`)
        .bearerToken(t.tokenPokja[0]!)
        .json({ jenis: 'pembukaan', tahap })
    const answer = await print()
    answer.assertStatus(200)
    const { file, nomor } = data<BerkasCetakan>(answer)
    assert.match(nomor, /^0001\/BAPDP\/PKT-.+\/\d{4}$/)
    const text = pdfText(await fetchBytes(`/${file}`, t.tokenPpk))
    const said = [
      'PT Properti Kota (Perseroda)',
      'BERITA ACARA PEMBUKAAN DOKUMEN PENAWARAN',
      nomor,
      t.paket.nama,
      'PT Peserta A',
      'PT Peserta B',
      'Rp 800.000.000',
      'Rp 850.000.000',
      ...t.pokja.map((p) => p.nama),
    ]
    for (const one of said) assert.include(text, withoutBlanks(one))
    const jadwal = await row<{ no_arsip: string }>(
      `select no_arsip from jadwal where paket_id = ? and kunci = 'pembukaan'`,
      [t.id]
    )
    assert.equal(jadwal.no_arsip, nomor)
    // The same data give the same paper, without a new number.
    assert.equal(data<BerkasCetakan>(await print()).file, file)
    assert.lengthOf(await journal({ objek: 'paket', id: t.id, aksi: 'cetakan.terbitkan' }), 1)
    ;(await print('evaluasi')).assertStatus(409)
  })

  test('a letter invites to the stage that it names, minutes of an evaluation know no later price, a work order its number', async ({
    client,
    assert,
  }) => {
    const t = await finished('KTEN')
    await rows(`update paket set no_spk = '021/SPK/DIR' where id = ?`, [t.id])
    const read = async (jenis: string, tahap: string) => {
      const answer = await client
        .post(`/api/tender/cetakan/${t.id}`)
        .bearerToken(t.tokenPpk)
        .json({ jenis, tahap })
      answer.assertStatus(200)
      return pdfText(await fetchBytes(`/${data<BerkasCetakan>(answer).file}`, t.tokenPpk))
    }
    const time = async (tahap: string) => {
      const { mulai, selesai } = await row<{ mulai: Date; selesai: Date }>(
        'select mulai, selesai from jadwal where paket_id = ? and kunci = ?',
        [t.id, tahap]
      )
      return withoutBlanks(cetakan.rentang(tanggalWaktu(mulai), tanggalWaktu(selesai)))
    }
    assert.include(await read('undangan', 'undangan-pembuktian'), await time('pembuktian'))
    assert.include(await read('undangan', 'undangan-negosiasi'), await time('negosiasi'))
    const evaluation = await read('evaluasi', 'evaluasi')
    assert.include(evaluation, withoutBlanks('Rp 800.000.000'))
    assert.notInclude(evaluation, withoutBlanks('Rp 790.000.000'))
    for (const jenis of ['spk', 'spmk']) assert.include(await read(jenis, jenis), '021/SPK/DIR')
  })

  test('of a qualification documents are opened and passes determined, no offers and prices', async ({
    client,
    assert,
  }) => {
    const t = await finished('PTEN')
    const read = async (jenis: string, tahap: string) => {
      const answer = await client
        .post(`/api/tender/cetakan/${t.id}`)
        .bearerToken(t.tokenPpk)
        .json({ jenis, tahap })
      answer.assertStatus(200)
      const { file, nomor } = data<BerkasCetakan>(answer)
      return { nomor, text: pdfText(await fetchBytes(`/${file}`, t.tokenPpk)) }
    }
    const title = 'BERITA ACARA PEMBUKAAN DOKUMEN PRAKUALIFIKASI'
    const { nomor, text } = await read('pembukaan', 'pembukaan-pra')
    for (const said of [title, 'Dokumen masuk', 'Dokumen yang dibuka'])
      assert.include(text, withoutBlanks(said))
    for (const said of ['PENAWARAN', 'Penawaran masuk', 'Penawaran yang', 'Harga penawaran'])
      assert.notInclude(text, withoutBlanks(said))
    const public_ = await client.get(`/api/cetakan/${await codeOf(nomor)}`)
    assert.equal(data<KonfirmasiCetakan>(public_).judul, title)
    const offers = await read('pembukaan', 'pembukaan-1')
    assert.include(offers.text, withoutBlanks('BERITA ACARA PEMBUKAAN DOKUMEN PENAWARAN'))
    const determined = await read('penetapan', 'penetapan-pra')
    assert.include(determined.text, 'Lulus')
    for (const said of ['Peringkat', 'Nilaipenawaran']) assert.notInclude(determined.text, said)
  })

  test('the evaluation tells the ranking in words; who signs alone is an official', async ({
    client,
    assert,
  }) => {
    const print = async (t: TenderUji, jenis: string) => {
      const body = { jenis }
      const url = `/api/tender/cetakan/${t.id}`
      const answer = await client.post(url).bearerToken(t.tokenPokja[0]!).json(body)
      answer.assertStatus(200)
      return pdfText(await fetchBytes(`/${data<BerkasCetakan>(answer).file}`, t.tokenPpk))
    }
    const committee = await judged()
    const paper = await print(committee, 'evaluasi')
    for (const words of ['Penjelasan peringkat', 'Peringkat 1 dari 2']) {
      assert.include(paper, withoutBlanks(words))
    }
    assert.notInclude(paper, withoutBlanks('Pejabat Pengadaan'))
    const official = await createTender([800_000_000], { metode: 'PLA', jenis: 'BAR' })
    await keTahap(official.id, 'pembukaan')
    assert.include(await print(official, 'pembukaan'), withoutBlanks('Pejabat Pengadaan'))
  })

  test('the code confirms: valid, overtaken by the data, revoked by a newer one', async ({
    client,
    assert,
  }) => {
    const t = await judged()
    const print = async () =>
      data<BerkasCetakan>(
        await client
          .post(`/api/tender/cetakan/${t.id}`)
          .bearerToken(t.tokenPpk)
          .json({ jenis: 'evaluasi' })
      ).nomor
    const state = async (nomor: string) => {
      const answer = await client.get(`/api/cetakan/${await codeOf(nomor)}`)
      answer.assertStatus(200)
      assert.notInclude(JSON.stringify(answer.body()), 'PT Peserta')
      return data<KonfirmasiCetakan>(answer).keadaan
    }
    const first = await print()
    assert.equal(await state(first), 'sah')
    // Made when the document and its columns had other titles: the data say the same.
    await rows(
      `update cetakan set sidik = 'lama', isi = jsonb_set(jsonb_set(isi, '{judul}', '"JUDUL LAMA"'),
         '{tabel,0,kepala,0}', '"Kolom lama"') where nomor = ?`,
      [first]
    )
    assert.equal(await state(first), 'sah')
    assert.equal(await print(), first)
    await rows('update evaluasi set lulus_teknis = false where rekanan_id = ?', [
      t.rekanan[1]!.rekanan.id,
    ])
    assert.equal(await state(first), 'berubah')
    const second = await print()
    assert.notEqual(second, first)
    assert.equal(await state(first), 'dicabut')
    assert.equal(await state(second), 'sah')
    await rows(`update paket set status_pelaksanaan = 'B' where id = ?`, [t.id])
    assert.equal(await state(second), 'berubah')
    ;(await client.get('/api/cetakan/AAAAAAAAAAAAAAAA')).assertStatus(404)
  })

  test('before the winner is announced, only those who judge get what was offered and judged', async ({
    client,
    assert,
  }) => {
    const t = await judged()
    const ulp = await tokenFor({ peran: 'operatorULP' })
    const rpt = (name: string, token: string) =>
      client.get(`/rpt/tender/p1/${name}`).qs({ paketId: t.id }).bearerToken(token)
    ;(await rpt('pengumuman', ulp)).assertStatus(200)
    // The schedule names each of the six, to which the package's id is added (S3 §7.4).
    const jadwal = data<JadwalRow[]>(await client.get(`/api/rup/jadwal/${t.id}`).bearerToken(ulp))
    const addresses = jadwal.flatMap(({ printout }) => printout ?? [])
    assert.deepEqual(
      addresses.map((a) => a.split(/[/?]/)[4]),
      [
        'pengumuman',
        'aanwizjing',
        'pembukaan-dokumen-penawaran',
        'evaluasi-administrasi-teknis-harga-dan-kualifikasi',
        'pembuktian-kualifikasi',
        'penetapan-pemenang',
      ]
    )
    const printed = await client.get(`${addresses[0]}${t.id}`).bearerToken(ulp)
    printed.assertStatus(200)
    assert.match(data<BerkasCetakan>(printed).file, /^berkas\//)
    ;(await rpt('pembukaan-dokumen-penawaran', ulp)).assertStatus(403)
    const own = await rpt('pembukaan-dokumen-penawaran', t.tokenPpk)
    own.assertStatus(200)
    const { file } = data<BerkasCetakan>(own)
    ;(await client.get(`/${file}`).bearerToken(ulp)).assertStatus(404)
    ;(await client.get(`/${file}`).bearerToken(t.rekanan[0]!.token)).assertStatus(404)
    ;(await rpt('penetapan-pemenang', t.tokenPpk)).assertStatus(409)
    await createPenetapan(t, winners(t))
    await keTahap(t.id, 'pengumuman-pemenang')
    ;(await client.get(`/${file}`).bearerToken(ulp)).assertStatus(200)
    const determined = await rpt('penetapan-pemenang', ulp)
    determined.assertStatus(200)
    const text = pdfText(await fetchBytes(`/${data<BerkasCetakan>(determined).file}`, ulp))
    assert.include(text, withoutBlanks('BERITA ACARA PENETAPAN'))
    assert.include(text, withoutBlanks('PPK Uji'))
  })

  for (const kode of KODE_TEMPLAT) {
    test(`${kode}: every stage that makes a document has one`, async ({ client, assert }) => {
      const t = await finished(kode)
      const print = async ({ jenis, tahap }: CetakanTahap) =>
        client.post(`/api/tender/cetakan/${t.id}`).bearerToken(t.tokenPpk).json({ jenis, tahap })
      const list = async () =>
        data<CetakanTahap[]>(
          await client.get(`/api/tender/cetakan/${t.id}`).bearerToken(t.tokenPpk)
        )
      const all = await list()
      // Appeals are for construction tenders only (decisions §5.1).
      const expected = TEMPLAT[kode]
        .filter((s) => !s.banding || !kode.endsWith('SEL'))
        .flatMap((s) => cetakanTahap(s).map((j) => `${s.urut} ${j}`))
      assert.deepEqual(
        all.map((c) => `${c.urut} ${c.jenis}`),
        expected
      )
      for (const document of all) {
        const answer = await print(document)
        assert.equal(answer.status(), 200, `${document.tahap} ${document.jenis}`)
        const { file, nomor } = data<BerkasCetakan>(answer)
        const pdf = await fetchBytes(`/${file}`, t.tokenPpk)
        checkArchival(pdf)
        const text = pdfText(pdf)
        for (const said of [nomor, t.paket.nama, document.namaTahap])
          assert.include(text, withoutBlanks(said))
      }
      assert.isTrue((await list()).every((c) => c.nomor && c.file && c.bisa.includes('cabut')))
    }).tags(templateTags(kode))
  }

  test('KTEN: a document is offered and printed once its deed is done, and not before', async ({
    client,
    assert,
  }) => {
    /** Ready documents; each of the others is neither offered nor printed. */
    const ready = async (id: number, token: string) => {
      const url = `/api/tender/cetakan/${id}`
      const all = data<CetakanTahap[]>(await client.get(url).bearerToken(token))
      for (const { tahap, jenis, siap, bisa, namaTahap } of all) {
        const answer = await client.post(url).bearerToken(token).json({ jenis, tahap })
        assert.equal(answer.status(), siap ? 200 : 409, `${tahap} ${jenis}`)
        assert.equal(bisa.includes('cetak'), siap)
        if (!siap) assert.equal(message(answer), cetakan.errors.belumAda(namaTahap))
      }
      return all.filter((c) => c.siap).map((c) => c.tahap)
    }
    const unopened = await createPaketTerbit()
    const ppk = await signInAs(unopened.ppk)
    const early = async (stage: string) => {
      await keTahap(unopened.paket.id, stage)
      return ready(unopened.paket.id, ppk)
    }
    assert.deepEqual(await early('penjelasan'), ['pengumuman'])
    assert.deepEqual(await early('pembukaan'), ['pengumuman', 'penjelasan'])
    const t = await createTender()
    const [winner, loser] = t.rekanan
    let expected = ['pengumuman', 'penjelasan']
    const step = async (more: readonly string[], when: string) => {
      expected = [...expected, ...more]
      assert.deepEqual(await ready(t.id, t.tokenPpk), expected, when)
    }
    await keTahap(t.id, 'evaluasi')
    await createNilai(t.id, winner!.rekanan.id)
    await step(['pembukaan'], 'one of two is judged')
    await createNilai(t.id, loser!.rekanan.id)
    await step(['evaluasi'], 'all are judged, nothing is proven')
    await keTahap(t.id, 'penetapan')
    await step(['pembuktian'], 'nothing is determined')
    await createPenetapan(t, winners(t))
    await step(['penetapan'], 'determined, not announced')
    await keTahap(t.id, 'sanggah')
    await step(['pengumuman-pemenang'], 'announced')
    ;(await sanggah(client, t, loser!)).assertStatus(200)
    await keTahap(t.id, 'jawaban-sanggah')
    await step([], 'an objection is open')
    await keTahap(t.id, 'sppbj')
    await step([], 'an objection still is')
    await rows(
      `update sanggah set tgl_kirim_admin = ${sqlNow()}, hasil = 'tidakTerbukti' where paket_id = ?`,
      [t.id]
    )
    await step(['jawaban-sanggah', 'sppbj'], 'the letter is printed, signed, then sent')
    await rows('update evaluasi set negosiasi_harga = 790000000 where rekanan_id = ?', [
      winner!.rekanan.id,
    ])
    expected = expected.filter((key) => key !== 'sppbj')
    await step(['negosiasi', 'ba-negosiasi', 'sppbj'], 'negotiated')
    await rows(
      `update paket set nilai_kontrak = 790000000, tgl_kontrak = ?, mulai_kontrak = ?, selesai_kontrak = ?,
         lama_pekerjaan = 30, jenis_hari = 'K' where id = ?`,
      [dayFromNow(1), dayFromNow(2), dayFromNow(32), t.id]
    )
    await keTahap(t.id, 'spk')
    await step(['spk'], 'the form is saved; the order to start has its own stage')
    await keTahap(t.id, 'spmk')
    await step(['spmk'], 'the last one')
  })

  test('revoked by hand: with a reason, by who may, and the paper says so', async ({
    client,
    assert,
  }) => {
    const t = await judged()
    const document = { jenis: 'evaluasi', tahap: 'evaluasi' } as const
    const print = async () =>
      data<BerkasCetakan>(
        await client
          .post(`/api/tender/cetakan/${t.id}`)
          .bearerToken(t.tokenPokja[0]!)
          .json(document)
      ).nomor
    const revoke = (token: string, isi: object = { alasan: 'Salah ketik', ...document }) =>
      client.post(`/api/tender/cetakan/cabut/${t.id}`).bearerToken(token).json(isi)
    const arsip = async () =>
      (
        await row<{ no: string | null }>(
          `select no_arsip as no from jadwal where paket_id = ? and kunci = 'evaluasi'`,
          [t.id]
        )
      ).no
    ;(await revoke(t.tokenPokja[0]!)).assertStatus(409)
    const first = await print()
    assert.equal(await arsip(), first)
    for (const alasan of [undefined, '', '   ']) {
      const answer = await revoke(t.tokenPokja[0]!, { ...document, alasan })
      answer.assertStatus(400)
      assert.deepEqual(errorFields(answer), ['alasan'])
    }
    const manajerULP = await tokenFor({ peran: 'manajerULP' })
    const others = [
      [await tokenFor({ peran: 'operatorULP' }), 403],
      [await tokenFor({ peran: 'pa', divisi: '20' }), 403],
      [await tokenFor({ peran: 'ppk', divisi: '10' }), 404],
      [manajerULP, 403],
    ] as const
    for (const [token, status] of others) (await revoke(token)).assertStatus(status)
    ;(await client.post(`/api/tender/cetakan/cabut/${t.id}`).json({})).assertStatus(401)
    const answer = await revoke(t.tokenPokja[0]!)
    answer.assertStatus(200)
    assert.equal(message(answer), `Cetakan ${first} dicabut`)
    const { keadaan, dicabutPada } = data<KonfirmasiCetakan>(
      await client.get(`/api/cetakan/${await codeOf(first)}`)
    )
    assert.equal(keadaan, 'dicabut')
    assert.isNotNull(dicabutPada)
    assert.isNull(await arsip())
    const [told] = await journal({ objek: 'paket', id: t.id, aksi: 'cetakan.cabut' })
    assert.equal(told!.alasan, 'Salah ketik')
    const second = await print()
    assert.notEqual(second, first)
    assert.equal(await arsip(), second)
    // What is no secret any more, the manager of the unit revokes as well.
    await client
      .post(`/api/tender/cetakan/${t.id}`)
      .bearerToken(t.tokenPpk)
      .json({ jenis: 'pengumuman' })
    ;(
      await revoke(manajerULP, { jenis: 'pengumuman', tahap: 'pengumuman', alasan: 'Diganti' })
    ).assertStatus(200)
  })

  test('bad calls: no package, no such document, no right, another directorate', async ({
    client,
    assert,
  }) => {
    const t = await judged()
    const pengumuman = '/rpt/tender/p1/pengumuman'
    const without = await client.get(pengumuman).bearerToken(t.tokenPpk)
    without.assertStatus(400)
    assert.deepEqual(errorFields(without), ['paketId'])
    const wrong = await client
      .post(`/api/tender/cetakan/${t.id}`)
      .bearerToken(t.tokenPpk)
      .json({ jenis: 'kuitansi' })
    wrong.assertStatus(400)
    const lain = await tokenFor({ peran: 'ppk', divisi: '10' })
    ;(await client.get(pengumuman).qs({ paketId: t.id }).bearerToken(lain)).assertStatus(404)
    const operator = await tokenFor({ peran: 'operator' })
    ;(await client.get(pengumuman).qs({ paketId: t.id }).bearerToken(operator)).assertStatus(403)
    ;(await client.get(pengumuman).qs({ paketId: t.id })).assertStatus(401)
  })
})

/** Printouts of stages (decisions §5.4): what they say, and what their code confirms. */
import { test } from '@japa/runner'
import { clockNow, sqlNow } from '@eproc/backend/app/core/clock/clock'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import type { CetakanContent } from '@eproc/backend/app/tender/cetakan/cetakan'
import type { Kualifikasi, MetodePemilihan } from '@eproc/domain/common/choices'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { cetakanTahap } from '@eproc/domain/tahap/cetakan'
import { menetapkan } from '@eproc/domain/tahap/susulan'
import { KODE_TEMPLAT, TEMPLAT, type KodeTemplat } from '@eproc/domain/tahap/templat'
import type {
  BerkasCetakan,
  CetakanTahap,
  KonfirmasiCetakan,
} from '@eproc/domain/tender/answers_cetakan'
import type { JadwalTenderRow } from '@eproc/domain/tender/answers_jadwal'
import { keTahap } from '@eproc/database/factories/paket'
import { createPembukaan } from '@eproc/database/factories/peserta'
import {
  createNilai,
  createPenetapan,
  createTender,
  type TenderUji,
} from '@eproc/database/factories/tender'
import { cetakan } from '@eproc/i18n/id/cetakan'
import { data, message } from '../../../lib/answers.ts'
import { fetchBytes } from '../../../lib/calls.ts'
import { cleanSlate, dayFromNow } from '../../../lib/dates.ts'
import { templateTags } from '../../../lib/drill.ts'
import { journal } from '../../../lib/journal.ts'
import { checkArchival, pdfText, withoutBlanks } from '../../../lib/pdf.ts'
import { row, rows } from '../../../lib/query.ts'
import { freeWhileDrawn } from '../../../lib/slow_drawing.ts'
import { judged, codeOf, winners } from './bantu.ts'

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
    // It opens the paper, also by the number that a revision gave the stage instead.
    const linked = async () => {
      const all = await client.get(`/api/rup/paket/jadwal/${t.id}`).bearerToken(t.tokenPpk)
      const { noArsip, fileArsip } = data<JadwalTenderRow[]>(all).find(
        ({ kunci }) => kunci === 'pembukaan'
      )!
      return [noArsip, fileArsip]
    }
    assert.deepEqual(await linked(), [nomor, file])
    await rows(`update jadwal set no_arsip = 'ARS-5' where paket_id = ? and kunci = 'pembukaan'`, [
      t.id,
    ])
    assert.deepEqual(await linked(), ['ARS-5', file])
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

  test('no letter appoints or orders in a package that has failed; minutes of what was done are printed', async ({
    client,
    assert,
  }) => {
    const t = await finished('KTEN')
    const print = (jenis: string) =>
      client.post(`/api/tender/cetakan/${t.id}`).bearerToken(t.tokenPpk).json({ jenis })
    const early = await print('spk')
    early.assertStatus(200)
    await rows(
      `update paket set status_pelaksanaan = 'G', alasan = 'x', diubah_pada = ${sqlNow()} where id = ? returning id`,
      [t.id]
    )
    for (const jenis of ['sppbj', 'spk', 'spmk']) {
      const refused = await print(jenis)
      refused.assertStatus(409)
      assert.equal(
        message(refused),
        'Paket ini sudah gagal, dibatalkan, atau diulang: suratnya tidak dapat dicetak lagi'
      )
    }
    const told = data<CetakanTahap[]>(
      await client.get(`/api/tender/cetakan/${t.id}`).bearerToken(t.tokenPpk)
    )
    const { siap, bisa, file } = told.find(({ jenis }) => jenis === 'spk')!
    assert.isFalse(siap)
    assert.notInclude(bisa, 'cetak')
    assert.equal(file, data<BerkasCetakan>(early).file, 'what was printed before stays to be read')
    ;(await print('penetapan')).assertStatus(200)
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
    // Their addresses name neither stage: they mean the winner, and the proof of the qualification.
    for (const [last, tahap] of [
      ['penetapan-pemenang', 'penetapan'],
      ['pembuktian-kualifikasi', 'pembuktian'],
    ] as const) {
      const answer = await client
        .get(`/rpt/tender/p1/${last}`)
        .qs({ paketId: t.id })
        .bearerToken(t.tokenPpk)
      const printed = data<BerkasCetakan>(answer).nomor
      assert.deepEqual(await rows('select tahap from cetakan where nomor = ?', [printed]), [
        { tahap },
      ])
    }
    const determined = await read('penetapan', 'penetapan-pra')
    assert.include(determined.text, 'Lulus')
    for (const said of ['Peringkat', 'Nilaipenawaran']) assert.notInclude(determined.text, said)
  })

  for (const kualifikasi of ['K2', 'P'] as const) {
    test(`who failed any of the announced parts passed nothing (${kualifikasi}TEN)`, async ({
      client,
      assert,
    }) => {
      const t = await createTender(
        [8e8, 8e8, 8e8],
        { kualifikasi },
        { tahapBuka: 'pembukaan-1', tahap: 'pemasukan-1', jenis: ['K', 'A', 'T'] }
      )
      for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
      const judge = (isi: string, at: number) =>
        rows(`update evaluasi set ${isi} where rekanan_id = ?`, [t.rekanan[at]!.rekanan.id])
      await judge('hasil_administrasi = false, lulus_teknis = null, hasil_teknis = null', 1)
      // Of a prequalification its own announcement says so.
      if (kualifikasi === 'K2') await judge('lulus_kualifikasi = false', 2)
      await keTahap(t.id, 'pengumuman-1')
      const answer = await client
        .post(`/api/tender/cetakan/${t.id}`)
        .bearerToken(t.tokenPpk)
        .json({ jenis: 'pengumuman', tahap: 'pengumuman-1' })
      answer.assertStatus(200)
      const { isi } = await row<{ isi: CetakanContent }>(
        'select isi from cetakan where nomor = ?',
        [data<BerkasCetakan>(answer).nomor]
      )
      assert.deepEqual(isi.tabel[0]!.baris, [
        ['PT Peserta A', 'Lulus'],
        ['PT Peserta B', 'Tidak lulus'],
        ['PT Peserta C', kualifikasi === 'K2' ? 'Tidak lulus' : 'Lulus'],
      ])
    })
  }

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
    // Who signed it may have another position since, or have left the pokja: it is still the paper that was signed.
    const [promoted, gone] = t.pokja
    await rows(`update pengguna set jabatan = 'Kepala Bagian' where id = ?`, [promoted!.id])
    await rows('delete from pokja where pengguna_id = ?', [gone!.id])
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

  test('papers stay in force when those whom they name are called otherwise, or a parameter says otherwise', async ({
    client,
    assert,
  }) => {
    const t = await judged()
    await rows(
      `insert into undangan (paket_id, tipe, rekanan_id, file_undangan, tgl_kirim, pengirim_id)
       values (?, 'B', ?, 'berkas/u.pdf', ${sqlNow()}, ?)`,
      [t.id, t.rekanan[0]!.rekanan.id, t.pokja[0]!.id]
    )
    await keTahap(t.id, 'undangan-pembuktian')
    const print = async (jenis: string) =>
      data<BerkasCetakan>(
        await client.post(`/api/tender/cetakan/${t.id}`).bearerToken(t.tokenPpk).json({ jenis })
      ).nomor
    const state = async (nomor: string) =>
      data<KonfirmasiCetakan>(await client.get(`/api/cetakan/${await codeOf(nomor)}`)).keadaan
    const papers = new Map<string, string>()
    for (const jenis of ['pembukaan', 'evaluasi', 'undangan']) {
      papers.set(jenis, await print(jenis))
    }
    // As an installation has it that was upgraded: what the paper names, and nothing beside it.
    await rows(`update cetakan set sebutan = null where jenis = 'pembukaan' returning id`)
    const changes: Record<string, () => Promise<unknown>> = {
      'the division has another name': () =>
        rows(
          `update divisi set nama = nama || ' dan Umum' where kode in
          (select satuan_kerja from paket where id = ?) returning kode`,
          [t.id]
        ),
      'those who opened and who sent have other names': () =>
        rows(`update pengguna set nama = 'Dr. ' || nama where id = any(?) returning id`, [
          [...t.pokja, t.ppk].map(({ id }) => id),
        ]),
      'what counts as unusually low is another share': async () => {
        await rows(
          `update parameter set value = '95' where key = 'AMBANG_PENAWARAN_RENDAH' returning key`
        )
        forgetParameters()
      },
    }
    for (const [change, make] of Object.entries(changes)) {
      assert.isNotEmpty([await make(), change])
      for (const [jenis, nomor] of papers) {
        assert.equal(await state(nomor), 'sah', `${jenis}: ${change}`)
        assert.equal(await print(jenis), nomor, `${jenis}: ${change}`)
      }
    }
    // A verified new name, by which the vendor also stands at another place of each list.
    papers.delete('pembukaan')
    await rows(`update rekanan set nama = 'PT Zamrud Baru' where id = ? returning id`, [
      t.rekanan[0]!.rekanan.id,
    ])
    for (const [jenis, nomor] of papers) {
      assert.equal(await state(nomor), 'sah', jenis)
      assert.equal(await print(jenis), nomor, jenis)
    }
    // What says something else is drawn anew, with the names of now.
    await rows('update evaluasi set hasil_teknis = 70 where paket_id = ? returning id', [t.id])
    const evaluation = papers.get('evaluasi')!
    assert.equal(await state(evaluation), 'berubah')
    const answer = await client
      .post(`/api/tender/cetakan/${t.id}`)
      .bearerToken(t.tokenPpk)
      .json({ jenis: 'evaluasi' })
    const { file, nomor } = data<BerkasCetakan>(answer)
    assert.notEqual(nomor, evaluation)
    const text = pdfText(await fetchBytes(`/${file}`, t.tokenPpk))
    assert.include(text, withoutBlanks('PT Zamrud Baru'))
    assert.notInclude(text, withoutBlanks('PT Peserta A'))
  }).teardown(async () => {
    await rows(
      "update parameter set value = '80' where key = 'AMBANG_PENAWARAN_RENDAH' returning key"
    )
    forgetParameters()
  })

  test('nobody waits for the package or for the next number while a paper is drawn', async ({
    client,
    assert,
  }) => {
    const t = await judged()
    const year = await row<{ kunci: string }>(
      `insert into nomor_urut (kunci, terakhir) values (?, 0)
       on conflict (kunci) do update set terakhir = 0 returning kunci`,
      [`cetakan.${clockNow().year}`]
    )
    const { free, answer } = await freeWhileDrawn(
      [
        ['select id from paket where id = ? for update nowait', [t.id]],
        ['select kunci from nomor_urut where kunci = ? for update nowait', [year.kunci]],
      ],
      async () =>
        client
          .post(`/api/tender/cetakan/${t.id}`)
          .bearerToken(t.tokenPpk)
          .json({ jenis: 'evaluasi' })
    )
    assert.isTrue(free)
    answer.assertStatus(200)
  })

  test('papers printed at the same time have numbers of their own, without gaps, as they say themselves', async ({
    client,
    assert,
  }) => {
    const tenders = [await judged(), await judged(), await judged(), await judged(), await judged()]
    const papers = await Promise.all(
      tenders.map(async (t) => {
        const answer = await client
          .post(`/api/tender/cetakan/${t.id}`)
          .bearerToken(t.tokenPpk)
          .json({ jenis: 'evaluasi' })
        answer.assertStatus(200)
        const { file, nomor } = data<BerkasCetakan>(answer)
        assert.include(pdfText(await fetchBytes(`/${file}`, t.tokenPpk)), withoutBlanks(nomor))
        return nomor.slice(0, 4)
      })
    )
    assert.sameMembers(papers, ['0001', '0002', '0003', '0004', '0005'])
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
})

/** Printouts of stages (decisions §5.4): what they say, who may have them, what their code confirms. */
import { test } from '@japa/runner'
import { JENIS_CETAKAN } from '@eproc/domain/tahap/cetakan'
import type {
  BerkasCetakan,
  CetakanTahap,
  KonfirmasiCetakan,
} from '@eproc/domain/tender/answers_cetakan'
import { keTahap } from '@eproc/database/factories/paket'
import {
  createNilai,
  createPenetapan,
  createTender,
  type TenderUji,
} from '@eproc/database/factories/tender'
import { data, errorFields } from '../../../lib/answers.ts'
import { fetchBytes } from '../../../lib/calls.ts'
import { cleanSlate, dayFromNow } from '../../../lib/dates.ts'
import { journal } from '../../../lib/journal.ts'
import { pdfText, withoutBlanks } from '../../../lib/pdf.ts'
import { tokenFor } from '../../../lib/people.ts'
import { row, rows } from '../../../lib/query.ts'

/** Judged offers of two vendors: A is the cheaper one. */
async function judged(): Promise<TenderUji> {
  const t = await createTender()
  for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
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

  test('every stage that makes a document has one', async ({ client, assert }) => {
    const t = await judged()
    await createPenetapan(t, winners(t))
    await rows(
      `update evaluasi set negosiasi_harga = 790000000, negosiasi_teknis = 'Sesuai' where paket_id = ? and urutan = 1`,
      [t.id]
    )
    await rows(
      `update paket set nilai_kontrak = 790000000, tgl_kontrak = ?, mulai_kontrak = ?, selesai_kontrak = ?,
         lama_pekerjaan = 30, jenis_hari = 'K' where id = ?`,
      [dayFromNow(1), dayFromNow(2), dayFromNow(32), t.id]
    )
    await keTahap(t.id, 'spmk')
    const list = async () =>
      data<CetakanTahap[]>(await client.get(`/api/tender/cetakan/${t.id}`).bearerToken(t.tokenPpk))
    const all = await list()
    assert.sameMembers([...new Set(all.map((c) => c.jenis))], [...JENIS_CETAKAN])
    for (const { jenis, tahap } of all) {
      const answer = await client
        .post(`/api/tender/cetakan/${t.id}`)
        .bearerToken(t.tokenPpk)
        .json({ jenis, tahap })
      answer.assertStatus(200)
      const { file, nomor } = data<BerkasCetakan>(answer)
      const text = pdfText(await fetchBytes(`/${file}`, t.tokenPpk))
      assert.include(text, withoutBlanks(nomor))
      assert.include(text, withoutBlanks(t.paket.nama))
    }
    assert.isTrue((await list()).every((c) => c.nomor && c.file))
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

/** When a printout is offered, who may have it, and who revokes it (decisions §5.4). */
import { test } from '@japa/runner'
import { sqlNow } from '@eproc/backend/app/core/clock/clock'
import type { JadwalRow } from '@eproc/domain/paket/answers'
import type {
  BerkasCetakan,
  CetakanTahap,
  KonfirmasiCetakan,
} from '@eproc/domain/tender/answers_cetakan'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createNilai, createPenetapan, createTender } from '@eproc/database/factories/tender'
import { cetakan } from '@eproc/i18n/id/cetakan'
import { data, errorFields, message } from '../../../lib/answers.ts'
import { fetchBytes } from '../../../lib/calls.ts'
import { cleanSlate, dayFromNow } from '../../../lib/dates.ts'
import { journal } from '../../../lib/journal.ts'
import { pdfText, withoutBlanks } from '../../../lib/pdf.ts'
import { tokenFor } from '../../../lib/people.ts'
import { row, rows } from '../../../lib/query.ts'
import { sanggah } from '../bantu_hasil.ts'
import { judged, codeOf, winners } from './bantu.ts'

test.group('Printouts, for whom and when', (group) => {
  group.each.setup(cleanSlate)

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

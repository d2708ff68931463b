import { test } from '@japa/runner'
import { tanggal } from '@eproc/domain/common/format'
import type { BlacklistDecision } from '@eproc/domain/verifikasi/answers'
import { body } from '../../lib/answers.ts'
import { cleanSlate, dayFromNow } from '../../lib/dates.ts'
import { journal } from '../../lib/journal.ts'
import { notifications } from '../../lib/notifications.ts'
import { mailsTo } from '../../lib/outbox.ts'
import { tokenFor } from '../../lib/people.ts'
import { rekananRow } from '../../lib/rekanan.ts'
import { buatRekananUji, pdfUji } from './rekanan_uji.ts'

test.group('Blacklist', (group) => {
  group.each.setup(cleanSlate)

  test('is set with number, document, period and reason; lifting it clears the dates', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'manajerULP' })
    const r = await buatRekananUji({ status: 'A', bagian: 'A' })
    const tetapkan = await client
      .post('/vendor/blacklist/update')
      .bearerToken(token)
      .fields({
        vendorId: r.id,
        blacklist: '1',
        blacklistTglMulai: dayFromNow(-30),
        blacklistTglSelesai: dayFromNow(365),
        nomor: 'SK-7/2026',
        alasan: 'Memalsukan dokumen',
      })
      .file('fileBlacklist', pdfUji('Keputusan'), { filename: 'keputusan.pdf' })
    tetapkan.assertStatus(200)
    assert.isTrue(tetapkan.body().success)
    assert.equal(tetapkan.body().message, 'Data successfully updated!')
    const kini = await rekananRow(r.id)
    assert.isTrue(kini.blacklist)
    assert.equal(kini.blacklist_tgl_selesai, dayFromNow(365))
    assert.equal(kini.status, 'A')
    const [surat] = await mailsTo(r.email)
    assert.include(surat!.teks, 'SK-7/2026')
    assert.include(surat!.teks, 'Memalsukan dokumen')

    const dokumen = `/${String(kini.file_blacklist)}`
    ;(await client.get(dokumen).bearerToken(token)).assertStatus(200)
    ;(await client.get(dokumen).bearerToken(r.token)).assertStatus(200)
    const lain = await buatRekananUji()
    ;(await client.get(dokumen).bearerToken(lain.token)).assertStatus(404)

    const cabut = await client
      .post('/vendor/blacklist/update')
      .bearerToken(await tokenFor({ peran: 'pa' }))
      .json({
        vendorId: r.id,
        blacklist: false,
        blacklistTglMulai: dayFromNow(-30),
        blacklistTglSelesai: '0000-00-00',
      })
    cabut.assertStatus(200)
    const akhir = await rekananRow(r.id)
    assert.isFalse(akhir.blacklist)
    assert.isNull(akhir.blacklist_tgl_mulai)
    assert.isNull(akhir.blacklist_tgl_selesai)
    const [jurnal] = await journal({ objek: 'rekanan', id: r.id, aksi: 'blacklist.cabut' })
    assert.deepEqual(jurnal!.rincian.blacklistTglMulai, [dayFromNow(-30), null])
    const history = await client
      .get('/rest/blacklist-history')
      .qs({ filter: JSON.stringify({ vendorId: r.id }) })
      .bearerToken(token)
    assert.deepEqual(
      body<BlacklistDecision[]>(history).map((d) => [d.aksi, d.nomor, d.mulai]),
      [
        ['cabut', 'SK-7/2026', dayFromNow(-30)],
        ['tetapkan', 'SK-7/2026', dayFromNow(-30)],
      ]
    )
    assert.lengthOf(await mailsTo(r.email), 2)
    assert.lengthOf(await notifications(r.penggunaId), 2)
  })

  test('each decision of the history says what was in force after it', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'manajerULP' })
    const r = await buatRekananUji({ status: 'A', bagian: 'A' })
    const decide = async (decision: Record<string, string | boolean>) => {
      const call = client.post('/vendor/blacklist/update').bearerToken(token)
      const fields = { vendorId: r.id, nomor: 'SK-1', alasan: 'Mangkir', ...decision }
      const sent = call.fields(fields).file('fileBlacklist', pdfUji('SK'), { filename: 'sk.pdf' })
      ;(await sent).assertStatus(200)
    }
    await decide({ blacklist: '1', blacklistTglMulai: dayFromNow(-3) })
    await decide({
      blacklist: '1',
      blacklistTglMulai: dayFromNow(-3),
      blacklistTglSelesai: dayFromNow(9),
    })
    await decide({ blacklist: '0' })
    await decide({ blacklist: '1', nomor: 'SK-2' })
    const history = await client
      .get('/rest/blacklist-history')
      .qs({ filter: JSON.stringify({ vendorId: r.id }), sort: '["waktu","ASC"]' })
      .bearerToken(token)
    assert.deepEqual(
      body<BlacklistDecision[]>(history).map((d) => [d.aksi, d.nomor, d.mulai, d.selesai]),
      [
        ['tetapkan', 'SK-1', dayFromNow(-3), null],
        ['tetapkan', 'SK-1', dayFromNow(-3), dayFromNow(9)],
        ['cabut', 'SK-1', dayFromNow(-3), dayFromNow(9)],
        ['tetapkan', 'SK-2', null, null],
      ]
    )
    const letters = (await mailsTo(r.email)).map((m) => /Masa berlaku: (.*)\./.exec(m.teks)?.[1])
    assert.includeMembers(letters, ['tanpa batas', `sejak ${tanggal(dayFromNow(-3))}, tanpa batas`])
  })

  test('no number, document or reason, and dates the wrong way round: 400, by field', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'manajerULP' })
    const r = await buatRekananUji()
    const jawaban = await client
      .post('/vendor/blacklist/update')
      .bearerToken(token)
      .json({
        vendorId: r.id,
        blacklist: true,
        blacklistTglMulai: dayFromNow(30),
        blacklistTglSelesai: dayFromNow(-30),
      })
    jawaban.assertStatus(400)
    assert.sameMembers(
      (jawaban.body().errors as { field: string }[]).map((e) => e.field),
      ['nomor', 'alasan', 'blacklistTglSelesai', 'fileBlacklist']
    )
    assert.isFalse((await rekananRow(r.id)).blacklist)
  })

  test('is for manajerULP and pa only', async ({ client }) => {
    const r = await buatRekananUji()
    const body = { vendorId: r.id, blacklist: false }
    ;(await client.post('/vendor/blacklist/update').json(body)).assertStatus(401)
    for (const peran of [
      'operator',
      'manajer',
      'ppk',
      'operatorULP',
      'adminit',
      'superAdmin',
    ] as const) {
      const j = await client
        .post('/vendor/blacklist/update')
        .bearerToken(await tokenFor({ peran }))
        .json(body)
      j.assertStatus(403)
    }
    ;(await client.post('/vendor/blacklist/update').bearerToken(r.token).json(body)).assertStatus(
      403
    )
    const tidakAda = await client
      .post('/vendor/blacklist/update')
      .bearerToken(await tokenFor({ peran: 'pa' }))
      .json({ vendorId: 999999, blacklist: false })
    tidakAda.assertStatus(404)
  })
})

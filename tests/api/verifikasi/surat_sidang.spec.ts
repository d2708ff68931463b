import { test } from '@japa/runner'
import { kirimSuratTenang } from '@eproc/backend/app/verifikasi/surat/kirim_surat_verifikasi'
import { bagianUntuk } from '@eproc/domain/dosir/bagian'
import { cleanSlate, moveClock } from '../../lib/dates.ts'
import { notifications } from '../../lib/notifications.ts'
import { mailsTo } from '../../lib/outbox.ts'
import { tokenFor } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'
import { buatRekananUji } from './rekanan_uji.ts'

test.group('One letter for a sitting', (group) => {
  group.each.setup(cleanSlate)

  test('seven approved sections ring seven times, and one mail tells all of them', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const r = await buatRekananUji()
    for (const { jenisStatus } of bagianUntuk('V')) {
      const isi = { jenisStatus, vendorId: r.id, val: 'A' }
      ;(await client.post('/vendor/perusahaan/status').bearerToken(token).json(isi)).assertStatus(
        200
      )
    }
    const surat = await mailsTo(r.email)
    assert.deepEqual(
      surat.map((s) => s.perihal),
      ['Status rekanan Anda kini Aktif']
    )
    for (const b of bagianUntuk('V')) assert.include(surat[0]!.teks, b.judul)
    assert.lengthOf(await notifications(r.penggunaId), 8)
    moveClock('PT20M')
    await kirimSuratTenang()
    assert.lengthOf(await mailsTo(r.email), 1)
  })

  test('approvals and remarks go together after a quarter of an hour without a decision', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const r = await buatRekananUji()
    const setujui = (jenisStatus: string) =>
      client
        .post('/vendor/perusahaan/status')
        .bearerToken(token)
        .json({ jenisStatus, vendorId: r.id, val: 'A' })
    const catat = (jenisStatus: string, value: string) =>
      client
        .put(`/vendor/perusahaan/remark/${r.id}`)
        .bearerToken(token)
        .json({ jenisStatus, value })
    ;(await setujui('Perusahaan')).assertStatus(200)
    ;(await catat('Akta', 'Halaman 3 tidak terbaca')).assertStatus(200)
    moveClock('PT10M')
    ;(await catat('Pajak', 'Nomor bukti salah')).assertStatus(200)
    moveClock('PT20M')
    await kirimSuratTenang()
    assert.lengthOf(await mailsTo(r.email), 0)
    moveClock('PT26M')
    await kirimSuratTenang()
    await kirimSuratTenang()
    const surat = await mailsTo(r.email)
    assert.lengthOf(surat, 1)
    assert.equal(surat[0]!.perihal, '2 bagian data Anda perlu diperbaiki')
    for (const bagian of ['Data Perusahaan', 'Halaman 3 tidak terbaca', 'Nomor bukti salah']) {
      assert.include(surat[0]!.teks, bagian)
    }
  })

  test('what the vendor corrected meanwhile is not complained about', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const r = await buatRekananUji()
    const catat = await client
      .put(`/vendor/perusahaan/remark/${r.id}`)
      .bearerToken(token)
      .json({ jenisStatus: 'Akta', value: 'Halaman 3 tidak terbaca' })
    catat.assertStatus(200)
    await rows(`update rekanan set status_akta = 'V', remark_akta = null where id = ?`, [r.id])
    moveClock('PT16M')
    await kirimSuratTenang()
    assert.lengthOf(await mailsTo(r.email), 0)
  })

  test('of a vendor that cannot be written keeps nobody else from theirs', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const catat = async (vendorId: number) =>
      (
        await client
          .put(`/vendor/perusahaan/remark/${vendorId}`)
          .bearerToken(token)
          .json({ jenisStatus: 'Akta', value: 'Halaman 3 tidak terbaca' })
      ).assertStatus(200)
    const [broken, next] = [await buatRekananUji(), await buatRekananUji()]
    await catat(broken.id)
    const gone = JSON.stringify([{ bagian: 'bagianYangDihapus', remark: 'Kurang' }])
    await rows('update surat_verifikasi set keputusan = ? where rekanan_id = ?', [gone, broken.id])
    moveClock('PT1M')
    await catat(next.id)
    moveClock('PT20M')
    await assert.rejects(kirimSuratTenang)
    assert.lengthOf(await mailsTo(next.email), 1)
  })

  test('the last decision on what waits sends it at once', async ({ client, assert }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const r = await buatRekananUji({ bagian: 'A', kolom: { status_pajak: 'V' } })
    const catat = await client
      .put(`/vendor/perusahaan/remark/${r.id}`)
      .bearerToken(token)
      .json({ jenisStatus: 'Pajak', value: 'Nomor bukti salah' })
    catat.assertStatus(200)
    const [surat] = await mailsTo(r.email)
    assert.equal(surat!.perihal, 'Pajak perlu diperbaiki')
    assert.include(surat!.teks, 'Nomor bukti salah')
  })
})

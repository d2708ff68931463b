import { test } from '@japa/runner'
import type { KembarRekanan } from '@eproc/domain/verifikasi/answers'
import { body } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { tokenFor } from '../../lib/people.ts'
import { rows } from '../../lib/query.ts'
import { buatRekananUji } from './rekanan_uji.ts'

/** Every identifying value of the vendor made unlike all others. */
async function unikkan(id: number) {
  const ekor = String(id).padStart(6, '0')
  await rows(`update data_perusahaan set npwp = ?, email = ?, telepon = ? where rekanan_id = ?`, [
    `111111111${ekor}`,
    `kantor${id}@uji.example`,
    `021777${ekor}`,
    id,
  ])
  await rows('update pemilik set no_ktp = ? where rekanan_id = ?', [`3171000000${ekor}`, id])
  await rows('update pengurus set no_ktp = ? where rekanan_id = ?', [`3172000000${ekor}`, id])
}

test.group('What a vendor shares with another', (group) => {
  group.each.setup(cleanSlate)

  test('number, e-mail, telephone and owner are found, however they are written', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const r = await buatRekananUji({ nama: 'PT Satu' })
    const lain = await buatRekananUji({ nama: 'PT Dua' })
    const bersih = await buatRekananUji({ nama: 'PT Bersih' })
    for (const { id } of [r, lain, bersih]) await unikkan(id)
    const baca = async (id: number) => {
      const jawaban = await client.get(`/api/vendor/verifikasi/${id}/kembar`).bearerToken(token)
      jawaban.assertStatus(200)
      return body<{ data: KembarRekanan[] }>(jawaban).data
    }
    assert.deepEqual(await baca(r.id), [])
    await rows(
      `update data_perusahaan set npwp = '012345678901999', email = 'Info@Satu.example', telepon = '+62 21-555 123'
        where rekanan_id = ?`,
      [r.id]
    )
    await rows(
      `update data_perusahaan set npwp = '0012345678901999', email = 'info@satu.example', telepon = '(021) 555123'
        where rekanan_id = ?`,
      [lain.id]
    )
    await rows(`update pemilik set no_ktp = '3171012345670001' where rekanan_id = ?`, [r.id])
    await rows(`update pengurus set no_ktp = '3171012345670001' where rekanan_id = ?`, [lain.id])
    await rows(`update ijin_usaha set nomor = '9120000000001' where rekanan_id in (?, ?)`, [
      r.id,
      lain.id,
    ])
    const kembar = await baca(r.id)
    assert.deepEqual(
      kembar.map((k) => [k.bidang, k.bagian, k.rekanan.nama]),
      [
        ['email', 'perusahaan', 'PT Dua'],
        ['nib', 'ijin', 'PT Dua'],
        ['nik', 'pemilik', 'PT Dua'],
        ['npwp', 'perusahaan', 'PT Dua'],
        ['telepon', 'perusahaan', 'PT Dua'],
      ]
    )
    assert.notInclude(JSON.stringify(kembar), '3171012345670001')
    assert.notInclude(JSON.stringify(kembar), '12345678901999')
    assert.deepEqual(await baca(bersih.id), [])
    // The vendor is not told.
    const sendiri = await client.get(`/api/vendor/verifikasi/${r.id}/kembar`).bearerToken(r.token)
    sendiri.assertStatus(403)
  })

  test('a value that very many share hides no other, and says how many have it', async ({
    client,
    assert,
  }) => {
    const token = await tokenFor({ peran: 'operatorULP' })
    const r = await buatRekananUji({ nama: 'PT Satu' })
    const lain = await buatRekananUji({ nama: 'PT Dua' })
    for (const { id } of [r, lain]) await unikkan(id)
    // An agency's mail address, of many clients; the telephone is its client's own.
    await rows(
      `with p as (
         insert into pengguna (login, email, nama, peran)
           select 'klien' || n, 'klien' || n || '@uji.example', 'Klien ' || n, 'vendor' from generate_series(1, 120) n
           returning id),
       v as (
         insert into rekanan (pengguna_id, jenis, no_registrasi, nama)
           select id, 'V', 'V-KLIEN-' || id, 'PT Klien ' || id from p returning id)
       insert into data_perusahaan select (jsonb_populate_record(d, jsonb_build_object('rekanan_id', v.id,
           'npwp', lpad(v.id::text, 15, '9'), 'telepon', '0812' || lpad(v.id::text, 8, '0'),
           'email', 'jasa@agen.example'))).*
         from data_perusahaan d, v where d.rekanan_id = ?`,
      [lain.id]
    )
    await rows(`update data_perusahaan set email = 'jasa@agen.example' where rekanan_id = ?`, [
      r.id,
    ])
    await rows(`update data_perusahaan set telepon = '021999' where rekanan_id in (?, ?)`, [
      r.id,
      lain.id,
    ])
    const jawaban = await client.get(`/api/vendor/verifikasi/${r.id}/kembar`).bearerToken(token)
    const kembar = body<{ data: KembarRekanan[] }>(jawaban).data
    const telepon = kembar.filter((k) => k.bidang === 'telepon')
    assert.deepEqual(
      telepon.map((k) => [k.rekanan.nama, k.semua]),
      [['PT Dua', 1]]
    )
    const email = kembar.filter((k) => k.bidang === 'email')
    assert.isTrue(email.length > 0 && email.length < 120)
    assert.deepEqual([...new Set(email.map((k) => k.semua))], [120])
  })
})

/** The verified version of a section beside the changed one, for the vendor and for the verifier (decisions §3). */
import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import type { BandingBagian } from '@eproc/domain/dosir/answers_banding'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { data } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { tokenFor } from '../../lib/people.ts'
import { row, rows } from '../../lib/query.ts'
import { formIjin, formPerusahaan, idKbli, kirim } from './bantu.ts'

test.group('A changed section beside its verified version', (group) => {
  group.each.setup(cleanSlate)

  test('every field of the changed record, the changed ones marked, in words', async ({
    assert,
    client,
  }) => {
    const { rekanan, token } = await createRekanan({ status: 'A' })
    const banding = async (sesi: string, bagian = 'ijin') =>
      data<BandingBagian | null>(
        await client.get(`/api/vendor/${rekanan.id}/banding/${bagian}`).bearerToken(sesi)
      )
    assert.isNull(await banding(token), 'nothing was changed')
    const [nib] = await rows<{ id: number; nomor: string }>(
      `select id, nomor from ijin_usaha where rekanan_id = ? and jenis = 'NIB'`,
      [rekanan.id]
    )
    const { isian } = await formIjin({ kbli: String(await idKbli('62011')), instansi: 'OSS Baru' })
    ;(await kirim(client, 'put', `/vendor/ijinusaha/${nib!.id}`, token, isian)).assertStatus(200)
    const hasil = (await banding(token))!
    assert.equal(hasil.versi, 1)
    assert.deepEqual(
      hasil.catatan.map((c) => [c.id, c.jenis]),
      [[nib!.id, 'ubah']]
    )
    const { isi } = hasil.catatan[0]!
    const baris = (kolom: string) => isi.find((b) => b.kolom === kolom)!
    assert.deepEqual(baris('kbli').kini, ['62011'])
    assert.isTrue(baris('kbli').berubah)
    assert.notDeepEqual(baris('kbli').terverifikasi, ['62011'])
    assert.equal(baris('instansi').kini, 'OSS Baru')
    assert.isFalse(baris('jenis').berubah)
    assert.deepEqual(await banding(await tokenFor({ peran: 'operatorULP' })), hasil)
  })

  test('a changed identity number is marked though a verifier reads it masked', async ({
    assert,
    client,
  }) => {
    const { rekanan, token } = await createRekanan({ status: 'A' })
    const { isian } = formPerusahaan({ vendorId: rekanan.id, npwp: '987654321012000' })
    const ubah = await kirim(client, 'post', '/vendor/registrasi/perusahaan/update', token, isian)
    ubah.assertStatus(200)
    const npwp = async (sesi: string) =>
      data<BandingBagian>(
        await client.get(`/api/vendor/${rekanan.id}/banding/perusahaan`).bearerToken(sesi)
      ).catatan[0]!.isi.find((b) => b.kolom === 'npwp')!
    const read = client.get(`/api/vendor/${rekanan.id}/banding/perusahaan`).bearerToken(token)
    const { isi } = data<BandingBagian>(await read).catatan[0]!
    const nameless = isi.filter(({ kolom }) => !Object.hasOwn(pemeriksaanOffice.isian, kolom))
    assert.deepEqual(nameless, [], 'each by the name of its field')
    const own = await npwp(token)
    assert.equal(own.kini, '987654321012000')
    const masked = await npwp(await tokenFor({ peran: 'operatorULP' }))
    assert.match(String(masked.kini), /^\*+2000$/)
    assert.isTrue(masked.berubah)
  })

  test('both documents can be opened, the verified one as long as it counts', async ({
    assert,
    client,
  }) => {
    const { rekanan, token } = await createRekanan({ status: 'A', berkasNyata: true })
    const { id } = await row<{ id: number }>('select id from ijin_usaha where rekanan_id = ?', [
      rekanan.id,
    ])
    const replace = async (nama: string) => {
      const { isian } = await formIjin()
      const berkas = { dokumen: { nama } }
      const saved = await kirim(client, 'put', `/vendor/ijinusaha/${id}`, token, isian, berkas)
      saved.assertStatus(200)
      return data<{ dokumen: string }>(saved).dokumen
    }
    const [verified] = await rows<{ dokumen: string }>(
      'select dokumen from ijin_usaha where id = ?',
      [id]
    )
    const first = await replace('pertama.pdf')
    const second = await replace('kedua.pdf')
    const compared = data<BandingBagian>(
      await client.get(`/api/vendor/${rekanan.id}/banding/ijin`).bearerToken(token)
    ).catatan[0]!.isi.find((b) => b.kolom === 'dokumen')!
    assert.deepEqual(compared.kini, { nama: 'kedua.pdf', jalur: second })
    assert.propertyVal(compared.terverifikasi, 'jalur', verified!.dokumen)
    const opened = async (path: string, session = token) =>
      (await client.get(`/${path}`).bearerToken(session)).status()
    assert.equal(await opened(second), 200)
    assert.equal(await opened(verified!.dokumen), 200)
    assert.notEqual(await opened(first), 200, 'no version has it any more')
    const other = await createRekanan({ status: 'A' })
    assert.notEqual(await opened(verified!.dokumen, other.token), 200)
    const verifier = await tokenFor({ peran: 'operatorULP' })
    assert.equal(await opened(verified!.dokumen, verifier), 200)
    const decision = { vendorId: rekanan.id, jenisStatus: 'Ijin', val: 'A' }
    const verify = client.post('/vendor/perusahaan/status').bearerToken(verifier).json(decision)
    ;(await verify).assertStatus(200)
    assert.notEqual(await opened(verified!.dokumen), 200, 'verified anew')
  })

  test("another vendor's and an unknown section look like nothing", async ({ client }) => {
    const { rekanan, token } = await createRekanan({ status: 'A' })
    const other = await createRekanan({ status: 'A' })
    const baca = (id: number, bagian: string) =>
      client.get(`/api/vendor/${id}/banding/${bagian}`).bearerToken(token)
    ;(await baca(other.rekanan.id, 'ijin')).assertStatus(404)
    ;(await baca(rekanan.id, 'dataPribadi')).assertStatus(404)
    ;(await baca(rekanan.id, 'tidak-ada')).assertStatus(404)
  })
})

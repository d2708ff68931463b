import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createRekanan, type RekananBuatan } from '@eproc/database/factories/dosir'
import { createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import type { StatusDosir } from '@eproc/domain/dosir/answers'
import type { BandingBagian } from '@eproc/domain/dosir/answers_banding'
import type { UndanganRow } from '@eproc/domain/tender/answers_peserta'
import { tender as teks } from '@eproc/i18n/id/tender'
import { data, message } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { lastJournal } from '../../lib/journal.ts'
import { tokenFor } from '../../lib/people.ts'
import { row, rows } from '../../lib/query.ts'
import { formDataPribadi, formIjin, formPerusahaan, idKbli, kirim } from './bantu.ts'

const AWAL = '41011'
const LAIN = '62011'

/** The vendor turns its NIB to another line of business. */
async function ubahKbli(client: ApiClient, { rekanan, token }: RekananBuatan): Promise<void> {
  const { id } = await row<{ id: number }>('select id from ijin_usaha where rekanan_id = ?', [
    rekanan.id,
  ])
  const { isian } = await formIjin({ kbli: String(await idKbli(LAIN)) })
  ;(await kirim(client, 'put', `/vendor/ijinusaha/${id}`, token, isian)).assertStatus(200)
}

const setujui = async (client: ApiClient, vendorId: number, jenisStatus: string) =>
  (
    await client
      .post('/vendor/perusahaan/status')
      .bearerToken(await tokenFor({ peran: 'operatorULP' }))
      .json({ vendorId, jenisStatus, val: 'A' })
  ).assertStatus(200)

const bagian = async (client: ApiClient, { rekanan, token }: RekananBuatan, key: string) =>
  data<StatusDosir>(await client.get(`/vendor/${rekanan.id}`).bearerToken(token)).bagian.find(
    (b) => b.kunci === key
  )!

test.group('The dossier as last verified', (group) => {
  group.each.setup(cleanSlate)

  test('DAFTAR asks the KBLI that were verified, not those that were typed', async ({
    assert,
    client,
  }) => {
    const awal = (await createPaketTerbit({ kbli: [AWAL] })).paket
    const lain = (await createPaketTerbit({ kbli: [LAIN] })).paket
    await keTahap(awal.id, 'dokumen')
    const penyedia = await createRekanan({ status: 'A' })
    const daftar = async (paketPenyediaId: number) => {
      const jawab = await client
        .post('/api/lelang/peserta/daftar')
        .bearerToken(penyedia.token)
        .json({ paketPenyediaId, vendorId: penyedia.rekanan.id, pakta: true })
      return [jawab.status(), message(jawab)]
    }
    await ubahKbli(client, penyedia)
    assert.deepEqual(await daftar(lain.id), [409, teks.daftar.tolak.kbli])
    assert.equal((await daftar(awal.id))[0], 200)
    await setujui(client, penyedia.rekanan.id, 'Ijin')
    assert.equal((await daftar(lain.id))[0], 200)
  })

  test('so do the candidates of an invitation', async ({ assert, client }) => {
    const { paket, pokja } = await createPaketTerbit({
      metode: 'PLA',
      kbli: [LAIN],
      isUsahaKecil: true,
    })
    const sesi = await signInAs(pokja[0]!)
    const calon = async () =>
      data<UndanganRow[]>(
        await client.get(`/api/lelang/undangan/${paket.id}/P`).bearerToken(sesi)
      ).map((b) => b.vendorId)
    const penyedia = await createRekanan({ status: 'A', ukuran: 'besar' })
    await ubahKbli(client, penyedia)
    const { isian } = formPerusahaan({ vendorId: penyedia.rekanan.id, ukuran: 'mikro' })
    const ubah = await kirim(
      client,
      'post',
      '/vendor/registrasi/perusahaan/update',
      penyedia.token,
      isian
    )
    ubah.assertStatus(200)
    assert.deepEqual(await calon(), [])
    await setujui(client, penyedia.rekanan.id, 'Ijin')
    assert.deepEqual(await calon(), [])
    await setujui(client, penyedia.rekanan.id, 'Perusahaan')
    assert.deepEqual(await calon(), [penyedia.rekanan.id])
  })

  test('the vendor reads which version counts while another waits', async ({ assert, client }) => {
    const penyedia = await createRekanan({ status: 'A' })
    assert.isNull((await bagian(client, penyedia, 'ijin')).versiBerlaku)
    await ubahKbli(client, penyedia)
    assert.equal((await bagian(client, penyedia, 'ijin')).versiBerlaku!.versi, 1)
    assert.isNull((await bagian(client, penyedia, 'akta')).versiBerlaku)
    await setujui(client, penyedia.rekanan.id, 'Ijin')
    assert.isNull((await bagian(client, penyedia, 'ijin')).versiBerlaku)
    await ubahKbli(client, penyedia)
    assert.equal((await bagian(client, penyedia, 'ijin')).versiBerlaku!.versi, 2)
  })

  test('a verification keeps the whole section; what was never verified has no such version', async ({
    assert,
    client,
  }) => {
    const penyedia = await createRekanan({ status: 'V' })
    const { id } = penyedia.rekanan
    assert.isNull((await bagian(client, penyedia, 'ijin')).versiBerlaku)
    for (const nama of ['Perusahaan', 'Ijin', 'Pengalaman']) await setujui(client, id, nama)
    const kept = await rows<{ bagian: string; isi: Record<string, unknown>[] }>(
      'select bagian, isi from bagian_terverifikasi where rekanan_id = ? order by bagian',
      [id]
    )
    assert.deepEqual(
      kept.map((k) => [k.bagian, k.isi.length]),
      [
        ['ijin', 1],
        ['pengalaman', 2],
        ['perusahaan', 1],
      ]
    )
    assert.deepEqual(kept[0]!.isi[0]!.kbli, [await idKbli('41011'), await idKbli('41012')])
    assert.equal(kept[2]!.isi[0]!.nama, penyedia.rekanan.nama)
  })

  for (const [jenis, form, path, section] of [
    ['V', formPerusahaan, '/vendor/registrasi/perusahaan/update', 'perusahaan'],
    ['O', formDataPribadi, '/vendor/person/data-pribadi', 'dataPribadi'],
  ] as const) {
    test(`a new name is the vendor's once a verifier has seen it (${jenis})`, async ({
      assert,
      client,
    }) => {
      const penyedia = await createRekanan({ jenis, status: 'A', nama: 'Nama Semula' })
      const { rekanan, token } = penyedia
      const rename = async (nama: string) => {
        const { isian } = form({ vendorId: rekanan.id, nama })
        const saved = await kirim(client, 'post', path, token, isian)
        saved.assertStatus(200)
        return data<{ nama: string; versi: number }>(saved)
      }
      const known = async () =>
        (await row<{ nama: string }>('select nama from rekanan where id = ?', [rekanan.id])).nama
      const compared = async () =>
        data<BandingBagian>(
          await client.get(`/api/vendor/${rekanan.id}/banding/${section}`).bearerToken(token)
        ).catatan[0]!.isi.find((b) => b.kolom === 'nama')!
      assert.equal((await rename('Nama Baru')).nama, 'Nama Baru', 'the form shows what was typed')
      assert.equal(await known(), 'Nama Semula')
      assert.containSubset(await compared(), { terverifikasi: 'Nama Semula', kini: 'Nama Baru' })
      await rename('Nama Semula')
      assert.isFalse((await compared()).berubah)
      const { versi } = await rename('Nama Akhir')
      await setujui(client, rekanan.id, 'Perusahaan')
      assert.equal(await known(), 'Nama Akhir')
      const told = await lastJournal({ aksi: 'verifikasi.setujui' })
      assert.deepEqual(told!.rincian.nama, ['Nama Semula', 'Nama Akhir'])
      const { isian } = form({ vendorId: rekanan.id, nama: 'Nama Akhir', versi })
      ;(await kirim(client, 'post', path, token, isian)).assertStatus(200)
      const kept = await row<{ isi: Record<string, unknown>[] }>(
        'select isi from bagian_terverifikasi where rekanan_id = ? and bagian = ?',
        [rekanan.id, section]
      )
      assert.equal(kept.isi[0]!.nama, 'Nama Akhir')
      assert.notProperty(kept.isi[0]!, 'nama_baru')
    })
  }

  test('before that its name is what it types', async ({ assert, client }) => {
    const { rekanan, token } = await createRekanan({ status: 'V' })
    const { isian } = formPerusahaan({ vendorId: rekanan.id, nama: 'PT Belum Diperiksa' })
    const saved = await kirim(client, 'post', '/vendor/registrasi/perusahaan/update', token, isian)
    saved.assertStatus(200)
    const { nama } = await row<{ nama: string }>('select nama from rekanan where id = ?', [
      rekanan.id,
    ])
    assert.equal(nama, 'PT Belum Diperiksa')
  })
})

import { test } from '@japa/runner'
import { createRekanan } from '@eproc/database/factories/dosir'
import { cleanSlate } from '../../lib/dates.ts'
import { journal } from '../../lib/journal.ts'
import { row, rows } from '../../lib/query.ts'
import { rekananRow } from '../../lib/rekanan.ts'
import { BAGIAN_LIST, formIjin, formPengurus, idKbli, kirim } from './bantu.ts'

const dossierJournal = (id: number) => journal<Record<string, unknown>>({ objek: 'rekanan', id })

test.group('Dossier: what the journal tells', (group) => {
  group.each.setup(cleanSlate)

  test('a new record: under the vendor, with its own id, names of files and masked numbers', async ({
    client,
    assert,
  }) => {
    const { rekanan, pengguna, token } = await createRekanan({ status: 'V' })
    const { isian: input, berkas } = formPengurus({ tglMulai: null })
    const baru = await kirim(client, 'post', BAGIAN_LIST.pengurus.tambah, token, input, berkas)
    baru.assertStatus(200)
    const [jejak] = (await dossierJournal(rekanan.id)).filter((j) => j.aksi === 'pengurus.tambah')
    assert.equal(jejak!.pelaku_id, pengguna.id)
    assert.deepEqual(jejak!.rincian, {
      bagian: 'pengurus',
      catatanId: baru.body().data.id,
      perubahan: {
        nama: [null, input.nama],
        noKtp: [null, `************${String(input.noKtp).slice(-4)}`],
        npwp: [null, '************8901'],
        alamat: [null, input.alamat],
        jabatan: [null, input.jabatan],
        dokKtp: [null, 'dokKtp.pdf'],
      },
    })
  })

  test('two numbers with the same ending do not look like no change', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await createRekanan({ status: 'V' })
    const { tambah, satu: ubah } = BAGIAN_LIST.pengurus
    const { isian: input, berkas } = formPengurus()
    const { id } = (await kirim(client, 'post', tambah, token, input, berkas)).body().data
    const jawaban = await kirim(client, 'put', ubah(id), token, {
      ...input,
      npwp: '9999012345678901',
    })
    jawaban.assertStatus(200)
    const jejak = (await dossierJournal(rekanan.id)).find((j) => j.aksi === 'pengurus.ubah')!
    assert.deepEqual(jejak.rincian.perubahan, {
      npwp: ['************8901', '************8901 *'],
    })
  })

  test('a section that stays as it stands: the vendor’s version moves, without a row of its own', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await createRekanan({ status: 'V' })
    const sebelum = await rekananRow(rekanan.id)
    const { isian: input, berkas } = await BAGIAN_LIST.pajak.form()
    const baru = await kirim(client, 'post', BAGIAN_LIST.pajak.tambah, token, input, berkas)
    baru.assertStatus(200)
    assert.deepEqual(
      (await dossierJournal(rekanan.id)).map((j) => j.aksi),
      ['pajak.tambah']
    )
    assert.equal((await rekananRow(rekanan.id)).versi, sebelum.versi + 1)
  })

  test('only the KBLI of a licence changed: told by their codes, and its version moves', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await createRekanan({ status: 'V' })
    const { isian: input, berkas } = await formIjin()
    const baru = await kirim(client, 'post', '/vendor/registrasi/ijinusaha', token, input, berkas)
    baru.assertStatus(200)
    const { id, versi } = baru.body().data
    const kbli = await idKbli('41012')
    const ubah = await kirim(client, 'put', `/vendor/ijinusaha/${id}`, token, { ...input, kbli })
    ubah.assertStatus(200)
    assert.deepEqual(ubah.body().data.kbli, [kbli])
    assert.equal(ubah.body().data.versi, versi + 1)
    const jejak = (await dossierJournal(rekanan.id)).find((j) => j.aksi === 'ijin_usaha.ubah')!
    assert.deepEqual(jejak.rincian.perubahan, { kbli: ['41011, 41012', '41012'] })
    assert.lengthOf(await rows('select 1 from ijin_kbli where ijin_id = ?', [id]), 1)
  })

  test('a deletion tells what was there', async ({ client, assert }) => {
    const { rekanan, token } = await createRekanan({ status: 'V' })
    const { id, keterangan } = await row<{ id: number; keterangan: string }>(
      'select id, keterangan from pengalaman order by id limit 1'
    )
    const hapus = await client.delete(`/vendor/pengalaman/${id}`).bearerToken(token)
    hapus.assertStatus(200)
    const jejak = (await dossierJournal(rekanan.id)).find((j) => j.aksi === 'pengalaman.hapus')!
    const { catatanId, perubahan } = jejak.rincian as {
      catatanId: number
      perubahan: Record<string, unknown[]>
    }
    assert.equal(catatanId, id)
    assert.deepEqual(perubahan.keterangan, [keterangan, null])
    assert.match(String(perubahan.dokumen![0]), /\.(pdf|jpg)$/)
    assert.notMatch(String(perubahan.dokumen![0]), /^berkas\//)
  })
})

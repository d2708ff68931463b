/** Import of the plan from a workbook: template, check, all rows or none. */
import { test } from '@japa/runner'
import { createKegiatan, createProgram } from '@eproc/database/factories/rup'
import type {
  ImporDiperiksa,
  ImporSelesai,
  Kegiatan,
  RincianKegiatan,
} from '@eproc/domain/rup/answers'
import { data, errorFields, fieldErrors, message } from '../../lib/answers.ts'
import { fetchBytes } from '../../lib/calls.ts'
import { budgetYear, cleanSlate } from '../../lib/dates.ts'
import { storedFiles } from '../../lib/files.ts'
import { journal } from '../../lib/journal.ts'
import { person, tokenFor, type Person } from '../../lib/people.ts'
import { count, row, rows } from '../../lib/query.ts'
import { fillXlsx, readXlsx } from '../../lib/xlsx.ts'
import { alamat, sha256, kirim, periksa, impor, rencana } from './bantu_impor.ts'

test.group('Impor kegiatan', (group) => {
  group.each.setup(cleanSlate)

  test('the template offers the year’s own choices, and what is filled in becomes drafts', async ({
    client,
    assert,
  }) => {
    const r = await rencana()
    const disimpan = storedFiles()
    await createProgram({ kode: 'PR-LAIN', divisi: '2010' })
    await createProgram({ kode: 'PR-TAHUN', tahunAnggaran: budgetYear() - 1 })
    const templat = await fetchBytes(alamat('/templat'), r.operator.token)
    const [isian, pilihan, petunjuk] = readXlsx(templat)
    assert.deepEqual(isian!.rows[0], [
      'Program *',
      'Kode *',
      'Kegiatan *',
      'Jenis Pengadaan *',
      'CoA *',
      'PPK *',
      'Pagu *',
      'Keterangan',
    ])
    assert.include(isian!.xml, 'type="list"')
    assert.include(isian!.xml, '<formula1>Pilihan!$A$2:$A$2</formula1>')
    assert.include(isian!.xml, 'type="whole" operator="greaterThan"')
    assert.deepEqual(
      pilihan!.rows.slice(1).flatMap((b) => b[0] ?? []),
      ['PR-1 Penataan Kawasan']
    )
    assert.equal(petunjuk!.rows.length, 9)

    const isi = await fillXlsx(templat, [r.baris(1), null, r.baris(2, { 0: 'pr-1', 3: 'kon' })])
    const hasil = await periksa(client, r.operator, isi)
    hasil.assertStatus(200)
    assert.deepEqual(data<ImporDiperiksa>(hasil), {
      sidik: sha256(isi),
      nama: 'rencana.xlsx',
      jumlah: 2,
      totalPagu: 1_500_000_000,
      errors: [],
      errorCount: 0,
      pernah: null,
    })
    assert.equal(await count('kegiatan'), 0)
    assert.deepEqual(storedFiles(), disimpan)

    const jadi = await impor(client, r.operator, isi)
    jadi.assertStatus(200)
    assert.equal(message(jadi), '2 kegiatan diimpor sebagai draf')
    const { id, jumlah } = data<ImporSelesai>(jadi)
    assert.equal(jumlah, 2)
    const daftar = await client
      .get(`/rest/kegiatan?filter=${encodeURIComponent(JSON.stringify({ impor: id }))}`)
      .bearerToken(r.operator.token)
    const [satu, dua] = daftar.body() as Kegiatan[]
    assert.containSubset(satu, {
      kode: 'KG-1',
      persetujuan: '',
      divisi: '2020',
      tahunAnggaran: budgetYear(),
      ppk: 'Bambang PPK',
      pagu: 750_000_000,
      keterangan: null,
      bisa: ['ubah', 'ajukan', 'hapus'],
    })
    assert.containSubset(dua, { kode: 'KG-2', jenisPengadaan: 'KON', keterangan: 'Tahap pertama' })

    const [deed, ...more] = await journal({ objek: 'impor_kegiatan', id })
    assert.deepEqual(more, [])
    assert.equal(deed!.aksi, 'kegiatan.impor')
    assert.containSubset(deed!.rincian, {
      jumlah: [null, 2],
      totalPagu: [null, 1_500_000_000],
      sidik: [null, sha256(isi)],
    })
    const rinci = await client.get(`/rest/kegiatan/${satu!.id}`).bearerToken(r.operator.token)
    assert.deepEqual(
      (rinci.body() as RincianKegiatan).riwayat.map((h) => [h.aksi, h.pelaku]),
      [['impor', 'Rina Operator']]
    )
    // The planner wrote these rows: somebody else has to approve them.
    const { penyunting } = await row<{ penyunting: number[] }>(
      'select penyunting from kegiatan where id = ?',
      [satu!.id]
    )
    assert.deepEqual(penyunting, [r.operator.pengguna.id])
  })

  test('errors name row and column, all at once, and nothing is half-imported', async ({
    client,
    assert,
  }) => {
    const r = await rencana()
    const disimpan = storedFiles()
    await createKegiatan({ program: r.program, kode: 'KG-ADA' })
    const rumus = { type: 'n', content: '<f>SUM(A1:A2)</f><v>10</v>' }
    const isi = await fillXlsx(r.templat, [
      r.baris(1),
      r.baris(2, { 0: 'PR-TIDAK-ADA', 6: '1.500' }),
      r.baris(3, { 1: 'kg-1' }),
      r.baris(4, { 1: 'Kg-Ada', 6: 0 }),
      r.baris(5, { 2: null, 6: rumus }),
      r.baris(6, { 2: 'n'.repeat(251), 5: 'Agus Manajer', 6: 1.5 }),
      r.baris(7, { 2: 'satu\ndua', 4: { type: 'e', content: '<v>#REF!</v>' } }),
    ])
    const hasil = await periksa(client, r.operator, isi)
    hasil.assertStatus(200)
    const { errors, jumlah, errorCount, totalPagu } = data<ImporDiperiksa>(hasil)
    assert.deepEqual(
      errors.map((g) => `${g.baris} ${g.kolom}: ${g.pesan}`),
      [
        '3 Program: Program tidak ada pada tahun anggaran ini, atau bukan program divisi Anda.',
        '3 Pagu: Isi dengan angka rupiah bulat tanpa titik atau koma.',
        '4 Kode: Kode sama dengan baris 2.',
        '5 Kode: Kode sudah dipakai pada tahun anggaran ini',
        '5 Pagu: Pagu harus lebih dari 0',
        '6 Kegiatan: Field harus diisi!.',
        '6 Pagu: Sel berisi rumus. Tempelkan hasilnya sebagai nilai.',
        '7 Kegiatan: Isian maksimal 250 karakter',
        '7 PPK: PPK tidak ada pada lembar Pilihan, atau tidak aktif.',
        '7 Pagu: Pagu dalam rupiah bulat',
        '8 Kegiatan: Isian harus satu baris',
        '8 CoA: Sel berisi galat Excel.',
      ]
    )
    assert.equal(errors[0]!.isi, 'PR-TIDAK-ADA')
    assert.deepEqual([jumlah, errorCount, totalPagu], [7, 12, 0])
    const ditolak = await impor(client, r.operator, isi)
    ditolak.assertStatus(400)
    assert.equal(errorFields(ditolak)[0], 'baris.3.Program')
    assert.equal(await count('kegiatan'), 1)
    assert.equal(await count('impor_kegiatan'), 0)
    assert.deepEqual(storedFiles(), disimpan)
  })

  test('only the bytes that were checked are imported, and the same ones twice only when asked', async ({
    client,
    assert,
  }) => {
    const r = await rencana()
    const isi = await fillXlsx(r.templat, [r.baris(1), r.baris(2)])
    const lain = await impor(client, r.operator, isi, { sidik: sha256(r.templat) })
    lain.assertStatus(409)
    assert.equal(message(lain), 'Berkas ini bukan berkas yang sudah diperiksa. Periksa dulu.')
    ;(await impor(client, r.operator, isi, { sidik: 'x' })).assertStatus(400)
    ;(await impor(client, r.operator, isi)).assertStatus(200)
    const lagi = await impor(client, r.operator, isi)
    lagi.assertStatus(409)
    assert.match(message(lagi), /^Berkas yang sama sudah diimpor pada .+ oleh Rina Operator\.$/)
    const { pernah, errorCount } = data<ImporDiperiksa>(await periksa(client, r.operator, isi))
    assert.containSubset(pernah, { oleh: 'Rina Operator', jumlah: 2 })
    assert.equal(errorCount, 2)
    const diminta = await impor(client, r.operator, isi, { ulang: 'true' })
    assert.deepEqual(fieldErrors(diminta)[0], {
      field: 'baris.2.Kode',
      rule: 'baris',
      message: 'Baris 2, Kode: Kode sudah dipakai pada tahun anggaran ini',
    })
    await rows('delete from kegiatan returning id')
    ;(await impor(client, r.operator, isi, { ulang: 'true' })).assertStatus(200)
    assert.equal(await count('kegiatan'), 2)
  })

  test('two imports at once: one after the other, no code twice', async ({ client, assert }) => {
    const r = await rencana()
    const lain = await person({ peran: 'operatorULP', divisi: '1040' })
    const satu = await fillXlsx(r.templat, [r.baris(1), r.baris(2), r.baris(3)])
    const dua = await fillXlsx(r.templat, [r.baris(4), r.baris(3)])
    const hasil = await Promise.all([
      impor(client, r.operator, satu),
      impor(client, r.operator, satu),
      impor(client, lain, dua),
    ])
    const jadi = hasil.filter((h) => h.status() === 200).map((h) => data<ImporSelesai>(h).jumlah)
    assert.equal(await count('impor_kegiatan'), jadi.length)
    assert.equal(
      await count('kegiatan'),
      jadi.reduce((n, j) => n + j, 0)
    )
    assert.lengthOf(jadi, 1)
  })

  test('two thousand rows are one import; one more is refused', async ({ client, assert }) => {
    const r = await rencana()
    const banyak = (n: number) => Array.from({ length: n }, (_, i) => r.baris(i + 1))
    const lebih = await periksa(client, r.operator, await fillXlsx(r.templat, banyak(2001)))
    lebih.assertStatus(400)
    assert.equal(message(lebih), 'Paling banyak 2.000 baris sekali impor. Bagi berkasnya.')
    const isi = await fillXlsx(r.templat, banyak(2000))
    const jadi = await impor(client, r.operator, isi)
    jadi.assertStatus(200)
    const { id } = data<ImporSelesai>(jadi)
    assert.equal(await count('kegiatan where impor_id = ?', [id]), 2000)
    assert.lengthOf(await journal({ objek: 'impor_kegiatan', id }), 1)
    const { berkas } = await row<{ berkas: string }>(
      'select berkas from impor_kegiatan where id = ?',
      [id]
    )
    assert.deepEqual(await fetchBytes(`/${berkas}`, await tokenFor({ peran: 'operatorULP' })), isi)
  })

  test('who may not plan is refused, and nobody plans for a division that is not theirs', async ({
    client,
    assert,
  }) => {
    const r = await rencana()
    const isi = await fillXlsx(r.templat, [r.baris(1)])
    for (const peran of ['manajer', 'ppk', 'pa', 'manajerULP', 'adminit'] as const) {
      const token = await tokenFor({ peran, divisi: '2020' })
      ;(await client.get(alamat('/templat')).bearerToken(token)).assertStatus(403)
      ;(await kirim(client, token, '/periksa', isi)).assertStatus(403)
      ;(await impor(client, { token } as Person, isi)).assertStatus(403)
    }
    const tetangga = await person({ peran: 'operator', divisi: '2010' })
    const hasil = data<ImporDiperiksa>(await periksa(client, tetangga, isi))
    assert.deepEqual(
      hasil.errors.map((g) => g.kolom),
      ['Program']
    )
    ;(await impor(client, tetangga, isi)).assertStatus(400)
    ;(
      await impor(client, await person({ peran: 'operatorULP', divisi: '1040' }), isi)
    ).assertStatus(200)
    ;(await client.get('/api/rup/impor/1999/templat').bearerToken(r.operator.token)).assertStatus(
      404
    )
  })
})

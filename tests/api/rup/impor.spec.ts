/** Import of the plan from a workbook: template, check, all rows or none, workbooks that mean harm. */
import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
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
import { changeXlsx, fillXlsx, readXlsx, zipOf, type FilledCell } from '../../lib/xlsx.ts'
import { unzip } from '../../lib/zip.ts'
import { jajaran, kegiatanInput } from './bantu.ts'

const alamat = (ekor = '') => `/api/rup/impor/${budgetYear()}${ekor}`
const sha256 = (isi: Buffer) => createHash('sha256').update(isi).digest('hex')
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const kirim = (
  client: ApiClient,
  token: string,
  ekor: string,
  isi: Buffer,
  nama = 'rencana.xlsx'
) =>
  client
    .post(alamat(ekor))
    .bearerToken(token)
    .file('file', isi, { filename: nama, contentType: XLSX })
const periksa = (client: ApiClient, { token }: Person, isi: Buffer) =>
  kirim(client, token, '/periksa', isi)
const impor = (
  client: ApiClient,
  { token }: Person,
  isi: Buffer,
  lain: Record<string, string> = {}
) => kirim(client, token, '', isi).fields({ sidik: sha256(isi), ...lain })

/** A planner of division 2020 with a program, the template and rows that fit. */
async function rencana() {
  const j = await jajaran()
  const program = await createProgram({ kode: 'PR-1', nama: 'Penataan Kawasan' })
  const { coaId } = await kegiatanInput(program, j.ppk.pengguna)
  const coa = await row<{ kode: string; nama: string }>('select kode, nama from coa where id = ?', [
    coaId,
  ])
  const templat = await fetchBytes(alamat('/templat'), j.operator.token)
  const baris = (n: number, isi: Partial<Record<number, FilledCell>> = {}): FilledCell[] =>
    [
      'PR-1 Penataan Kawasan',
      `KG-${n}`,
      `Pembangunan Taman ${n}`,
      'Konstruksi',
      `${coa.kode} ${coa.nama}`,
      'Bambang PPK',
      750_000_000,
      n % 2 ? null : 'Tahap pertama',
    ].map((sel, i) => (i in isi ? isi[i]! : sel))
  return { ...j, program, coa, templat, baris }
}

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
      r.baris(3, { 1: 'KG-1' }),
      r.baris(4, { 1: 'KG-ADA', 6: 0 }),
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

  test('headings may stand in any order; a missing, unknown or doubled one is told', async ({
    client,
    assert,
  }) => {
    const r = await rencana()
    const judul = (dari: string, ke: string) => (xml: string) => xml.replace(dari, ke)
    const lembar = 'xl/worksheets/sheet1.xml'
    const isi = await fillXlsx(r.templat, [r.baris(1)])
    const errors = async (ubah: (xml: string) => string) =>
      data<ImporDiperiksa>(
        await periksa(client, r.operator, await changeXlsx(isi, lembar, ubah))
      ).errors.map((g) => `${g.baris} ${g.kolom}: ${g.pesan}`)
    assert.deepEqual(await errors(judul('Pagu *', 'Anggaran')), [
      '1 Anggaran: Judul kolom tidak dikenal.',
      '1 Pagu: Kolom ini tidak ada. Pakai templat tahun anggaran ini.',
    ])
    assert.deepEqual(await errors(judul('Keterangan', 'kode')), [
      '1 Kode: Kolom ini ada lebih dari satu kali.',
      '1 Keterangan: Kolom ini tidak ada. Pakai templat tahun anggaran ini.',
    ])
    const tukar = await changeXlsx(isi, lembar, (xml) =>
      xml
        .replace('Kode *', '#')
        .replace('Kegiatan *', 'kode')
        .replace('>#<', '>KEGIATAN<')
        .replace('>KG-1<', '>#<')
        .replace('>Pembangunan Taman 1<', '>KG-1<')
        .replace('>#<', '>Pembangunan Taman 1<')
    )
    ;(await impor(client, r.operator, tukar)).assertStatus(200)
    assert.deepEqual(await rows('select kode, nama from kegiatan'), [
      { kode: 'KG-1', nama: 'Pembangunan Taman 1' },
    ])
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

  test('a workbook that Excel itself wrote: shared texts, runs, a prefix, blank rows', async ({
    client,
    assert,
  }) => {
    const r = await rencana()
    const entries = unzip(r.templat)
    const teks = [
      'Program',
      'Kode',
      'Kegiatan',
      'Jenis Pengadaan',
      'CoA',
      'PPK',
      'Pagu',
      'Keterangan',
    ]
    const isi = ['PR-1', 'KG-1', 'Taman & <Kota>', 'KON', r.coa.kode, 'Bambang PPK']
    const lolos = (s: string) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const si = [...teks, ...isi].map((s) => {
      const separuh = Math.ceil(s.length / 2)
      const runs = [s.slice(0, separuh), s.slice(separuh)].map(
        (t) => `<r><t xml:space="preserve">${lolos(t)}</t></r>`
      )
      return `<si>${runs.join('')}<rPh sb="0" eb="1"><t>lafal</t></rPh></si>`
    })
    const sel = (dari: number, banyak: number) =>
      Array.from({ length: banyak }, (_, i) => `<x:c t="s"><x:v>${dari + i}</x:v></x:c>`).join('')
    const ns = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
    entries.set('xl/sharedStrings.xml', `<sst xmlns="${ns}">${si.join('')}</sst>`)
    entries.set(
      'xl/_rels/workbook.xml.rels',
      entries
        .get('xl/_rels/workbook.xml.rels')!
        .replace(
          '</Relationships>',
          `<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`
        )
    )
    entries.set(
      'xl/worksheets/sheet1.xml',
      `<x:worksheet xmlns:x="${ns}"><x:sheetData><x:row>${sel(0, 8)}</x:row><x:row r="2"/><x:row r="7">${sel(8, 6)}<x:c><x:v>7.5E8</x:v></x:c></x:row></x:sheetData></x:worksheet>`
    )
    const hasil = await impor(client, r.operator, await zipOf(entries))
    hasil.assertStatus(200)
    assert.deepEqual(await rows('select nama, pagu::float8 as pagu from kegiatan'), [
      { nama: 'Taman & <Kota>', pagu: 750_000_000 },
    ])
  })

  test('what is no workbook, or unpacks to more than one, is refused with a reason', async ({
    client,
    assert,
  }) => {
    const r = await rencana()
    const disimpan = storedFiles()
    const lembar = 'xl/worksheets/sheet1.xml'
    const isi = await fillXlsx(r.templat, [r.baris(1)])
    const bom = await changeXlsx(isi, lembar, (xml) =>
      xml.replace('</sheetData>', `${' '.repeat(40_000_000)}</sheetData>`)
    )
    assert.isBelow(bom.length, 100_000)
    // The archive says that this part is small; what comes out of it is not.
    const bohong = Buffer.from(bom)
    const nama = Buffer.from(lembar)
    bohong.writeUInt32LE(1000, bohong.lastIndexOf(nama) - 46 + 24)
    const entitas = await changeXlsx(isi, lembar, (xml) =>
      xml
        .replace('?>\n', '?>\n<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>')
        .replace('KG-1', '&b;')
    )
    const { rusak, besar, kosong } = {
      rusak: 'Berkas tidak dapat dibaca sebagai XLSX. Simpan ulang sebagai Excel Workbook (.xlsx).',
      besar: 'Isi berkas terlalu besar untuk dibaca. Salin baris kegiatan ke templat baru.',
      kosong: 'Tidak ada baris kegiatan di bawah judul kolom.',
    }
    const salah: [string, Buffer, string][] = [
      ['bomb', bom, besar],
      ['lying size', bohong, rusak],
      ['entities', entitas, rusak],
      ['text', Buffer.from('kode;nama\n'), rusak],
      ['cut off', isi.subarray(0, isi.length - 40), rusak],
      ['no workbook', await zipOf(new Map([['a.txt', 'a']])), rusak],
      ['broken XML', await changeXlsx(isi, lembar, (xml) => xml.replace('</row>', '')), rusak],
      ['missing text', await fillXlsx(isi, [[{ type: 's', content: '<v>99</v>' }]]), rusak],
      ['only headings', r.templat, kosong],
    ]
    for (const [sebab, berkas, pesan] of salah) {
      for (const ekor of ['/periksa', '']) {
        const h = await kirim(client, r.operator.token, ekor, berkas).fields({
          sidik: sha256(berkas),
        })
        assert.equal(h.status(), 400, sebab)
        assert.deepEqual(
          fieldErrors(h).map((e) => [e.field, e.message]),
          [['file', pesan]],
          sebab
        )
      }
    }
    const raksasa = await kirim(client, r.operator.token, '/periksa', Buffer.alloc(3_200_000, 1))
    raksasa.assertStatus(413)
    const tanpa = await client.post(alamat('/periksa')).bearerToken(r.operator.token).json({})
    tanpa.assertStatus(400)
    assert.deepEqual(errorFields(tanpa), ['file'])
    assert.equal(await count('kegiatan'), 0)
    assert.deepEqual(storedFiles(), disimpan)
  })
})

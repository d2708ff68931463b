/** Workbooks of other makers, with other orders of columns, and those that mean harm. */
import { test } from '@japa/runner'
import type { ImporDiperiksa } from '@eproc/domain/rup/answers'
import { rupImpor } from '@eproc/i18n/id/rup_impor'
import { data, errorFields, fieldErrors } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { storedFiles } from '../../lib/files.ts'
import { count, rows } from '../../lib/query.ts'
import { changeXlsx, fillXlsx, zipOf } from '../../lib/xlsx.ts'
import { unzip } from '../../lib/zip.ts'
import { alamat, sha256, kirim, periksa, impor, rencana } from './bantu_impor.ts'

test.group('Impor kegiatan, workbooks', (group) => {
  group.each.setup(cleanSlate)

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

  test('a cell that its program made a date of is refused, whatever it stands for', async ({
    client,
    assert,
  }) => {
    const r = await rencana()
    const isi = await fillXlsx(r.templat, [r.baris(1, { 1: 46_054, 6: 46_054 })])
    const errors = async (style: number, format: string) => {
      const shown = await changeXlsx(isi, 'xl/worksheets/sheet1.xml', (xml) =>
        xml.replace(/<c r="([BG]2)"/g, `<c r="$1" s="${style}"`)
      )
      const known = await changeXlsx(shown, 'xl/styles.xml', (xml) =>
        xml.replace(/formatCode="dd[^"]*yyyy"/, `formatCode="${format}"`)
      )
      return data<ImporDiperiksa>(await periksa(client, r.operator, known)).errors.map(
        (g) => `${g.kolom}: ${g.pesan}`
      )
    }
    const refused = ['Kode', 'Pagu'].map((kolom) => `${kolom}: ${rupImpor.errors.tanggal}`)
    const DAY = 4
    for (const date of ['dd/mm/yyyy', '[$-421]d mmmm', 'hh:mm;@', '[h]']) {
      assert.deepEqual(await errors(DAY, date), refused, date)
    }
    for (const number of [
      '#,##0.00_);[Red]\\(#,##0.00\\)',
      '[$Rp-421]#,##0',
      '0 &quot;hari&quot;',
    ]) {
      assert.deepEqual(await errors(DAY, number), [], number)
    }
    assert.deepEqual(await errors(2, 'dd/mm/yyyy'), [], 'another style')
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

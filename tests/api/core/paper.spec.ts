import { test } from '@japa/runner'
import { listTable, paperPdf } from '@eproc/backend/app/core/files/pdf'
import { pdfRightmost, pdfText } from '../../lib/pdf.ts'

const WIDTH = 595 - 56

test.group('Papers', () => {
  test('a word longer than its column does not push the others off the page', async ({
    assert,
  }) => {
    const long = 'penawaran_administrasi_teknis_dan_harga_rumah_susun_kenanga_tahap_dua.pdf'
    const head = ['No', 'Nama', 'Nomor registrasi', 'Hasil', 'Keterangan']
    const rows = [
      ['1', `Berkas ${long}`, '2026-000001', 'Lulus', 'Lengkap'],
      ['2', { text: long }, '2026-000002', 'Gugur', long],
    ]
    const table = listTable(head, rows, ['auto', '*', '*', '*', '*'])
    const paper = { title: 'T', content: [table], address: 'https://contoh.id/c/1', footnote: 'F' }
    const pdf = await paperPdf(paper, { company: 'PT Properti Kota', lines: ['PT Properti Kota'] })
    assert.include(pdfText(pdf), 'Keterangan')
    assert.isAbove(pdfRightmost(pdf), 56)
    assert.isBelow(pdfRightmost(pdf), WIDTH)
  })
})

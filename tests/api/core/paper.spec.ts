import { test } from '@japa/runner'
import type { Content } from 'pdfmake/interfaces.js'
import { listTable, paperPdf, signed } from '@eproc/backend/app/core/files/pdf'
import { buatPdfCetakan } from '@eproc/backend/app/tender/cetakan/cetakan_pdf'
import { endDrawing, LIMITS } from '@eproc/backend/app/core/files/drawing/paper_thread'
import { inti } from '@eproc/i18n/id/core'
import { pdfRightmost, pdfText, withoutBlanks } from '../../lib/pdf.ts'

const WIDTH = 595 - 56
const HEAD = { company: 'PT Kota', lines: ['PT Kota'] }

const sheet = (content: Content[]) => ({
  title: 'T',
  content,
  address: 'https://contoh.id/c/1',
  footnote: 'F',
})

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

  test('a pokja of nine has all its scores on the paper', async ({ assert }) => {
    const members = Array.from({ length: 9 }, (_, i) => `Anggota${i + 1} Kusumawardhani`)
    const scores = members.map((_, i) => `8${i},25`)
    const isi = {
      judul: 'Berita Acara Evaluasi',
      fakta: [['Paket', 'Jalan']] as [string, string][],
      paragraf: [],
      tandaTangan: [],
      tabel: [
        {
          judul: 'Nilai teknis tiap anggota',
          kepala: ['Rekanan', ...members, 'Rata-rata'],
          baris: [['PT Satu', ...scores, '84,25']],
        },
      ],
    }
    const paper = { isi, nomor: '00001', pada: '2026-05-12T09:00:00+07:00' }
    const pdf = await buatPdfCetakan({ ...paper, alamat: 'https://contoh.id/c/1' })
    assert.isBelow(pdfRightmost(pdf), WIDTH)
    const text = pdfText(pdf)
    for (const part of [...members, ...scores, 'Rata-rata', '84,25'])
      assert.include(text, withoutBlanks(part))
  })

  test('a reason longer than a page goes on at the next one, and takes no other row along', async ({
    assert,
  }) => {
    const words = Array.from({ length: 280 }, (_, i) => `kata${i}`)
    const lines = Array.from({ length: 70 }, (_, i) => `butir${i}`)
    const rows = [
      ['PT Satu', 'Gugur', words.join(' '), 'Lulus', 'Lulus'],
      ['PT Dua', 'Gugur', 'Lulus', lines.join('\n'), 'Lulus'],
      ['PT Tiga', 'Lulus', 'Lulus', 'Lulus', 'Lulus'],
    ]
    const table = listTable(['Rekanan', 'K', 'A', 'T', 'H'], rows, ['auto', '*', '*', '*', '*'])
    const paper = { title: 'T', content: [table], address: 'https://contoh.id/c/1', footnote: 'F' }
    const text = pdfText(await paperPdf(paper, { company: 'PT Kota', lines: ['PT Kota'] }))
    for (const part of [...words, ...lines, 'PTSatu', 'PTDua', 'PTTiga']) assert.include(text, part)
  })

  test('who signs stands on it, however many they are', async ({ assert }) => {
    const people = Array.from({ length: 20 }, (_, i) => `Penandatangan${i + 1}.`)
    const lines = people.map((text) => ({
      text,
      margin: [0, 60, 0, 0] as [number, number, number, number],
    }))
    const content = signed({ text: 'Terbilang' }, lines)
    const paper = { title: 'T', content, address: 'https://contoh.id/c/1', footnote: 'F' }
    const text = pdfText(await paperPdf(paper, { company: 'PT Kota', lines: ['PT Kota'] }))
    for (const part of ['Terbilang', ...people]) assert.include(text, part)
  })

  test('what the font has no letter for is written by its like, or marked as missing', async ({
    assert,
  }) => {
    const rows = [['\uF0B7 Muḥammad ʿAli ✔', 'Gedung → Gudang 王 😀']]
    const paper = {
      title: 'Berita acara ▪',
      content: [listTable(['Nama', 'Catatan'], rows, ['*', '*'])],
      address: 'https://contoh.id/c/1',
      footnote: 'F',
    }
    const text = pdfText(await paperPdf(paper, { company: 'PT Kota', lines: ['PT Kota'] }))
    assert.include(text, withoutBlanks('• Muḥammad ‘Ali √'.normalize('NFD')))
    assert.include(text, withoutBlanks('Gedung -> Gudang \uFFFD \uFFFD'))
  })

  test('requests are answered while a large paper is drawn', async ({ client, assert }) => {
    await paperPdf(sheet(['satu']), HEAD)
    const rows = Array.from({ length: 1500 }, (_, i) => [`${i + 1}. Pekerjaan`, '1 m', 'Rp 1'])
    let drawn = false
    const large = paperPdf(sheet([listTable(['A', 'B', 'C'], rows, ['*', 80, 80])]), HEAD)
    void large.finally(() => (drawn = true))
    let answered = 0
    while (!drawn) {
      ;(await client.get('/api/sehat/hidup')).assertStatus(200)
      if (!drawn) answered++
    }
    assert.include(pdfText(await large), withoutBlanks('1500. Pekerjaan'))
    assert.isAbove(answered, 5)
  })

  test('a paper that cannot be drawn fails alone', async ({ assert }) => {
    const broken = paperPdf(sheet([{ image: 'data:image/png;base64,AAAA' }]), HEAD)
    const beside = paperPdf(sheet(['Kertas kedua']), HEAD)
    await assert.rejects(() => broken, /image/i)
    assert.include(pdfText(await beside), withoutBlanks('Kertas kedua'))
  })

  test('a paper that takes more memory than there is for papers says so, and fails alone', async ({
    assert,
    cleanup,
  }) => {
    const usual = { ...LIMITS }
    cleanup(async () => {
      Object.assign(LIMITS, usual)
      await endDrawing()
    })
    await endDrawing()
    LIMITS.maxOldGenerationSizeMb = 32
    const same = { columns: ['a', 'b', 'c', 'd'].map((text) => ({ text })) }
    const endless = paperPdf(sheet(Array.from({ length: 100_000 }, () => same)), HEAD)
    const beside = paperPdf(sheet(['Kertas kedua']), HEAD)
    await assert.rejects(() => endless, inti.kertasTerlaluBesar)
    assert.include(pdfText(await beside), withoutBlanks('Kertas kedua'))
  })
})

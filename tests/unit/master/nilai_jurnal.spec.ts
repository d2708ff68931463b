/** The audit view speaks in words: what a reader of the journal sees of codes, amounts, times and lists. */
import { test } from '@japa/runner'
import { isChange } from '@eproc/domain/master/jurnal'
import { fieldName, valueInWords, type ToldDeed } from '@eproc/domain/master/nilai_jurnal'

const deed = (aksi: string, objek: string, sebutan: ToldDeed['sebutan'] = {}): ToldDeed => ({
  aksi,
  objek,
  sebutan,
})
const paket = deed('paket.ubah', 'paket', {
  'kegiatan:11': 'KGT-011 Pematangan Lahan',
  'lokasi:7': 'Kawasan Hunian',
  'pengguna:3': 'Bambang',
  'tahap:pemasukan-1': 'Pemasukan Dokumen File 1',
})

test.group('Details of the journal in words', () => {
  const said: [ToldDeed, string, unknown, string][] = [
    [paket, 'statusPelaksanaan', 'G', 'Gagal'],
    [paket, 'status', 'AM', 'Disetujui Manajer'],
    [paket, 'status', '', 'Baru'],
    [paket, 'metodeEvaluasi', 'RENPSG', 'Harga Terendah dengan Ambang Batas'],
    [paket, 'metodeEvaluasi', 'KUA', 'Kualitas'],
    [paket, 'jenisPeserta', 'VO', 'Perusahaan dan perseorangan'],
    [paket, 'kualifikasi', null, '(kosong)'],
    [deed('kegiatan.setujui', 'kegiatan'), 'persetujuan', 'AU', 'Disetujui ULP'],
    [deed('dosir.hapus', 'rekanan'), 'bagian', 'pengalamanPerson', 'Pengalaman'],
    [deed('rekanan.status', 'rekanan'), 'status', 'E', 'Masa Berlaku Habis'],
    [deed('verifikasi.setujui', 'rekanan'), 'statusAkta', 'A', 'Sudah Verifikasi'],
    [deed('pengguna.status', 'pengguna'), 'status', 'S', 'Suspend'],
    [deed('penawaran.kirim', 'paket'), 'jenis', 'H', 'Harga'],
    [deed('undangan.kirim', 'paket'), 'tipe', 'L', 'Undangan Tender'],
    [deed('sanggah.kirim', 'sanggah'), 'tipe', 'BD', 'Sanggah Banding'],
    // Nobody's code: it is what was written.
    [deed('dosir.simpan', 'rekanan'), 'kualifikasi', 'Menengah', 'Menengah'],
    [paket, 'status', 'constructor', 'constructor'],
    [paket, 'tahap', 'pemasukan-1', 'Pemasukan Dokumen File 1'],
    [paket, 'anggota', [3, 4], 'Bambang, 4'],
    [paket, 'pencatatId', 3, 'Bambang'],
    [paket, 'file', 'berkas/4a/4a8656b9-7aa1-4f5a-9ce4-b84170e500b8.pdf', 'Berkas PDF (4a8656b9)'],
    [paket, 'pagu', 7_399_187_000, 'Rp\u00A07.399.187.000'],
    [paket, 'tahunAnggaran', 2026, '2026'],
    [paket, 'totalNilai', 95.95, '95,95'],
    [paket, 'kunciSpmk', true, 'Ya'],
    [paket, 'tglKontrak', '2026-11-24', '24 Nov 2026'],
    [
      paket,
      'Pemasukan Dokumen Penawaran',
      '2026-11-25T01:00:00.000Z – 2026-12-01T09:00:00.000Z',
      '25 Nov 2026 08:00 – 01 Des 2026 16:00',
    ],
    [paket, 'listJadwal', [], '(kosong)'],
    [
      paket,
      'listPendanaan',
      [
        { mak: null, pagu: 5, kegiatanId: 11, sumberDana: 'ekuitas' },
        { mak: 'A', pagu: 6, kegiatanId: 12, sumberDana: 'pmd' },
      ],
      '1. Pagu: Rp\u00A05, Kegiatan: KGT-011 Pematangan Lahan, Sumber dana: Ekuitas\n' +
        '2. MAK: A, Pagu: Rp\u00A06, Kegiatan: 12, Sumber dana: PMD',
    ],
    [
      paket,
      'listLokasiKerja',
      [{ detail: null, lokasiProyekId: 7 }],
      '1. Lokasi proyek: Kawasan Hunian',
    ],
    [
      deed('negosiasi.simpan', 'paket'),
      '2 CV Mitra',
      { negosiasiHarga: [null, 691_200_000], negosiasiTeknis: [null, 'Disepakati.'] },
      'Negosiasi harga: (kosong) → Rp\u00A0691.200.000, Negosiasi teknis: (kosong) → Disepakati.',
    ],
  ]
  test('row {$i} is told as a reader says it')
    .with(said)
    .run(({ assert }, [told, field, value, words]) => {
      assert.equal(valueInWords(told, field, value), words)
    })

  test('two vendors whose offers were opened are no change of one into the other', ({ assert }) => {
    assert.isFalse(isChange('dibuka', [1, 2]))
    assert.isTrue(isChange('status', ['S', 'AM']))
  })

  test('a field without a name of its own is called by its key', ({ assert }) => {
    assert.equal(fieldName('negosiasiTeknis'), 'Negosiasi teknis')
    assert.equal(fieldName('aktaUNotaris'), 'Notaris akta perubahan terakhir')
    assert.equal(fieldName('catatanId'), 'Nomor catatan')
    assert.equal(fieldName('pencatatId'), 'Pencatat')
    assert.equal(fieldName('constructor'), 'Constructor')
  })
})

import { test } from '@japa/runner'
import {
  jadwalAwal,
  kodeTemplat,
  nomorWajib,
  pemasukanPertama,
  tabStaf,
  tahapPendaftaran,
  TEMPLAT,
  templatUntuk,
} from '@eproc/domain/tahap/templat'
import { pilihanTahap } from '@eproc/domain/tahap/nama_tahap'
import { fileTab, uraiTab } from '@eproc/domain/tahap/tab'
import {
  GOLDEN_BANDING,
  GOLDEN_PANJANG,
  GOLDEN_TAB_REKANAN,
  GOLDEN_TEMPLAT,
  GOLDEN_WAJIB,
} from './golden/templat.ts'

const KODE = ['TLA', 'PLA', 'PTEN', 'KTEN', 'K2TEN', 'PSEL', 'KSEL'] as const

test.group('Stage templates', () => {
  test('offer each stage once as a choice, under the name that most of them give it', ({
    assert,
  }) => {
    const offered = pilihanTahap()
    const keys = new Set(
      Object.values(TEMPLAT)
        .flat()
        .map((t) => t.kunci)
    )
    assert.sameMembers(
      offered.map((t) => t.kode),
      [...keys]
    )
    const nameOf = (kode: string) => offered.find((t) => t.kode === kode)?.teks
    assert.equal(nameOf('penjelasan'), 'Penjelasan')
    assert.equal(nameOf('spk'), 'Penandatanganan SPK')
    assert.lengthOf(new Set(offered.map((t) => t.teks)), offered.length, 'two stages of one name')
  })

  test('have the lengths 12, 10, 34, 18, 22, 34, 18', ({ assert }) => {
    assert.deepEqual(
      KODE.map((k) => TEMPLAT[k].length),
      [...GOLDEN_PANJANG]
    )
  })

  for (const kode of KODE) {
    test(`${kode} has the stages and tabs of the golden table`, ({ assert }) => {
      const kini = TEMPLAT[kode].map((t) => [t.urut, t.nama, t.rekanan, [...t.staf]])
      assert.deepEqual(
        kini,
        GOLDEN_TEMPLAT[kode].map((b) => [...b])
      )
    })

    test(`${kode} shows vendors the stage numbers of the specification`, ({ assert }) => {
      const nomor = TEMPLAT[kode].filter((t) => t.rekanan !== null).map((t) => t.urut)
      assert.deepEqual(nomor, [...GOLDEN_TAB_REKANAN[kode]])
    })

    test(`${kode} has unique keys`, ({ assert }) => {
      assert.equal(new Set(TEMPLAT[kode].map((t) => t.kunci)).size, TEMPLAT[kode].length)
    })

    test(`${kode} leaves only appeal stages out by default`, ({ assert }) => {
      const banding = TEMPLAT[kode].filter((t) => t.banding).map((t) => t.urut)
      assert.deepEqual(banding, [...GOLDEN_BANDING[kode]])
    })
  }

  test('have the stages that belong together, appeals only where they can be', ({ assert }) => {
    const wajib = (...isi: Parameters<typeof nomorWajib>) => [...nomorWajib(...isi)]
    assert.deepEqual(wajib('TLA', null, 'KON'), [...GOLDEN_WAJIB.TLA])
    assert.deepEqual(wajib('PLA', null, 'BAR'), [...GOLDEN_WAJIB.PLA])
    assert.deepEqual(wajib('TEN', 'P', 'KON'), [...GOLDEN_WAJIB.PTEN])
    assert.deepEqual(wajib('TEN', 'K', 'KON'), [...GOLDEN_WAJIB.KTEN])
    assert.deepEqual(wajib('TEN', 'K2', 'KON'), [...GOLDEN_WAJIB.K2TEN])
    assert.deepEqual(wajib('SEL', 'P', 'KOL'), [...GOLDEN_WAJIB.PSEL])
    assert.deepEqual(wajib('SEL', 'K', 'KOL'), [...GOLDEN_WAJIB.KSEL])
    const barang = GOLDEN_WAJIB.K2TEN.filter((n) => n !== 15 && n !== 16)
    assert.deepEqual(wajib('TEN', 'K2', 'BAR'), barang)
  })

  test('are chosen by method and qualification', ({ assert }) => {
    assert.equal(kodeTemplat('TLA', null), 'TLA')
    assert.equal(kodeTemplat('PLA', 'K'), 'PLA')
    assert.equal(kodeTemplat('TEN', 'P'), 'PTEN')
    assert.equal(kodeTemplat('TEN', 'K'), 'KTEN')
    assert.equal(kodeTemplat('TEN', 'K2'), 'K2TEN')
    assert.equal(kodeTemplat('SEL', 'P'), 'PSEL')
    assert.equal(kodeTemplat('SEL', 'K'), 'KSEL')
    assert.isNull(kodeTemplat('SEL', 'K2'))
    assert.isNull(kodeTemplat('TEN', null))
    assert.isEmpty(templatUntuk('SEL', 'K2'))
  })

  test('include the appeal only in construction tenders, never in a selection', ({ assert }) => {
    const keluar = (metode: 'TEN' | 'SEL', kualifikasi: 'P' | 'K2', jenis: 'KON' | 'BAR') =>
      jadwalAwal(metode, kualifikasi, jenis)
        .filter((t) => !t.include)
        .map((t) => t.urut)
    assert.deepEqual(keluar('TEN', 'P', 'KON'), [])
    assert.deepEqual(keluar('TEN', 'P', 'BAR'), [27, 28])
    assert.deepEqual(keluar('TEN', 'K2', 'KON'), [])
    assert.deepEqual(keluar('TEN', 'K2', 'BAR'), [15, 16])
    assert.deepEqual(keluar('SEL', 'P', 'KON'), [27, 28])
  })

  test('number a new schedule from 1 without gaps', ({ assert }) => {
    for (const kode of KODE) {
      assert.deepEqual(
        TEMPLAT[kode].map((t) => t.urut),
        TEMPLAT[kode].map((_, i) => i + 1)
      )
    }
  })

  test('register vendors in stage 2 of tenders and selections, in stage 1 of the others', ({
    assert,
  }) => {
    const nomor = KODE.map((k) => tahapPendaftaran(TEMPLAT[k])?.urut)
    assert.deepEqual(nomor, [1, 1, 2, 2, 2, 2, 2])
    const pertama = KODE.map((k) => pemasukanPertama(TEMPLAT[k])?.urut)
    assert.deepEqual(pertama, [4, 4, 4, 4, 4, 4, 4])
  })

  test('let the staff of KTEN take an appeal for construction work only', ({ assert }) => {
    const jawaban = TEMPLAT.KTEN[11]!
    assert.deepEqual(tabStaf(jawaban, 'KON'), ['pengumuman', 'sanggah:BD'])
    assert.deepEqual(tabStaf(jawaban, 'BAR'), ['pengumuman'])
    assert.deepEqual(tabStaf(TEMPLAT.KSEL[11]!, 'KON'), ['pengumuman'])
  })

  test('open what was submitted, file by file and in order', ({ assert }) => {
    for (const kode of KODE) {
      const masuk = TEMPLAT[kode].flatMap((t) => fileTab(t.rekanan))
      const buka = TEMPLAT[kode]
        .flatMap((t) => t.staf.filter((s) => uraiTab(s).jenis === 'pembukaan'))
        .flatMap(fileTab)
      assert.deepEqual(buka, masuk)
      assert.sameMembers(masuk, ['K', 'A', 'T', 'H'])
    }
  })

  test('announce each part of the result once', ({ assert }) => {
    for (const kode of KODE) {
      const bagian = TEMPLAT[kode].flatMap((t) => t.umumkan ?? [])
      assert.sameMembers(bagian, ['K', 'A', 'T', 'H', 'pemenang'])
    }
  })
})

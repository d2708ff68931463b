/** Which stage prints what (decisions §5.1, §5.4), written down from the lists of stages and independent of the code. */
import { test } from '@japa/runner'
import { alamatCetakan, cetakanTahap, tahapTetap } from '@eproc/domain/tahap/cetakan'
import { KODE_TEMPLAT, TEMPLAT, type KodeTemplat } from '@eproc/domain/tahap/templat'

type Golden = Readonly<Record<number, string>>

const PASCA: Golden = {
  1: 'pengumuman',
  3: 'aanwizjing',
  5: 'pembukaan',
  6: 'evaluasi',
  7: 'undangan',
  8: 'pembuktian',
  9: 'penetapan',
  10: 'pengumuman',
  12: 'jawaban',
  13: 'undangan',
  14: 'negosiasi',
  15: 'ba-negosiasi',
  16: 'sppbj',
  17: 'spk',
  18: 'spmk',
}
const PRA: Golden = {
  1: 'pengumuman',
  3: 'aanwizjing',
  5: 'pembukaan',
  6: 'evaluasi',
  7: 'undangan',
  8: 'pembuktian',
  9: 'penetapan',
  10: 'pengumuman',
  12: 'jawaban',
  13: 'undangan',
  15: 'aanwizjing',
  17: 'pembukaan',
  18: 'evaluasi',
  19: 'undangan, pembuktian',
  20: 'pengumuman',
  22: 'pembukaan',
  23: 'evaluasi',
  24: 'penetapan',
  25: 'pengumuman',
  28: 'jawaban',
  29: 'undangan',
  30: 'ba-negosiasi',
  31: 'penetapan',
  32: 'sppbj',
  33: 'spk',
  34: 'spmk',
}
const GOLDEN: Readonly<Record<KodeTemplat, Golden>> = {
  TLA: {
    1: 'undangan',
    3: 'aanwizjing',
    5: 'pembukaan, evaluasi',
    6: 'undangan',
    7: 'negosiasi',
    8: 'ba-negosiasi',
    9: 'penetapan',
    10: 'ba-pl',
    11: 'sppbj',
    12: 'spk, spmk',
  },
  PLA: {
    1: 'undangan',
    3: 'aanwizjing',
    5: 'pembukaan, evaluasi, penetapan',
    6: 'pengumuman',
    7: 'undangan',
    8: 'negosiasi',
    9: 'ba-negosiasi',
    10: 'spk, spmk',
  },
  KTEN: PASCA,
  KSEL: PASCA,
  K2TEN: {
    1: 'pengumuman',
    3: 'aanwizjing',
    5: 'pembukaan',
    6: 'evaluasi',
    7: 'undangan',
    8: 'pengumuman',
    10: 'pembukaan',
    11: 'evaluasi',
    12: 'penetapan',
    13: 'pengumuman',
    16: 'jawaban',
    17: 'undangan',
    18: 'ba-negosiasi',
    19: 'penetapan',
    20: 'sppbj',
    21: 'spk',
    22: 'spmk',
  },
  PTEN: PRA,
  PSEL: PRA,
}

test.group('Documents of the stages', () => {
  for (const kode of KODE_TEMPLAT) {
    test(`${kode}: all of its stages that make one, and no other`, ({ assert }) => {
      const kini = TEMPLAT[kode]
        .map((t) => [t.urut, cetakanTahap(t).join(', ')] as const)
        .filter(([, jenis]) => jenis !== '')
      assert.deepEqual(Object.fromEntries(kini), GOLDEN[kode])
    })
  }

  test('the address of the winner and that of the proof mean one stage each', ({ assert }) => {
    const nomor = (jenis: 'penetapan' | 'pembuktian') =>
      Object.fromEntries(KODE_TEMPLAT.map((k) => [k, tahapTetap(TEMPLAT[k], jenis)?.urut ?? 0]))
    const winner = { TLA: 9, PLA: 5, KTEN: 9, KSEL: 9, K2TEN: 12, PTEN: 24, PSEL: 24 }
    const proof = { TLA: 0, PLA: 0, KTEN: 8, KSEL: 8, K2TEN: 0, PTEN: 8, PSEL: 8 }
    assert.deepEqual(nomor('penetapan'), winner)
    assert.deepEqual(nomor('pembuktian'), proof)
    const addresses = (kode: KodeTemplat, last: string) =>
      TEMPLAT[kode]
        .filter((t) => alamatCetakan(TEMPLAT[kode], t.kunci) === `/rpt/tender/p1/${last}?paketId=`)
        .map((t) => t.urut)
    assert.deepEqual(addresses('PTEN', 'penetapan-pemenang'), [24])
    assert.deepEqual(addresses('PTEN', 'pembuktian-kualifikasi'), [8])
    assert.deepEqual(addresses('K2TEN', 'penetapan-pemenang'), [12])
    assert.deepEqual(addresses('KTEN', 'pengumuman'), [1])
    assert.deepEqual(addresses('K2TEN', 'pembukaan-dokumen-penawaran'), [])
  })
})

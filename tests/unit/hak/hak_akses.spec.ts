import { test } from '@japa/runner'
import {
  bolehkah,
  bolehMenyetujui,
  dalamLingkup,
  HAK_AKSES,
  hakUntuk,
  lingkupHak,
  mungkinBoleh,
  SEMUA_HAK,
  type Hak,
} from '@eproc/domain/common/rights'
import { apakahInternal, PERAN, type Peran } from '@eproc/domain/common/roles'
import { GOLDEN_HAK } from './golden_hak.ts'

const LINGKUP = { s: 'semua', d: 'divisi', t: 'direktorat', p: 'paket', m: 'sendiri' } as const
const biasa = (peran: Peran) => ({ peran, unlada: false })

test.group('Rights', () => {
  for (const [hak, baris] of Object.entries(GOLDEN_HAK)) {
    test(`${hak} is held by exactly those of the golden table`, ({ assert }) => {
      const harapan = Object.fromEntries(
        Object.entries(baris).map(([p, l]) => [p, LINGKUP[l as keyof typeof LINGKUP]])
      )
      assert.deepEqual({ ...HAK_AKSES[hak as Hak] }, harapan)
    })
  }

  test('answer no to an unknown action, also to names that every object has', ({ assert }) => {
    for (const hak of ['', 'kegiatan', 'toString', 'constructor', '__proto__']) {
      for (const peran of PERAN) assert.isFalse(bolehkah(biasa(peran), hak))
    }
  })

  test('of relative principals are given only to who stands in the relation', ({ assert }) => {
    const ppk = biasa('ppk')
    assert.isFalse(bolehkah(ppk, 'kontrak.sppbj'))
    assert.isTrue(bolehkah({ ...ppk, ppkPaket: true }, 'kontrak.sppbj'))
    assert.isFalse(bolehkah(biasa('operatorULP'), 'tender.buka'))
    assert.isTrue(bolehkah({ ...biasa('operatorULP'), pokja: true }, 'tender.buka'))
    assert.isFalse(bolehkah(biasa('operator'), 'rekanan.verifikasi'))
    assert.isTrue(bolehkah({ peran: 'operator', unlada: true }, 'rekanan.verifikasi'))
  })

  test('never reach a vendor by way of a division, a package or a committee', ({ assert }) => {
    for (const peran of ['vendor', 'person'] as const) {
      const dasar = hakUntuk(biasa(peran))
      const semua = hakUntuk({ peran, unlada: true, ppkPaket: true, pokja: true })
      assert.deepEqual(semua, dasar)
      assert.isFalse(mungkinBoleh({ peran, unlada: true }, 'tender.buka'))
    }
  })

  test('of vendors reach only their own things', ({ assert }) => {
    for (const peran of ['vendor', 'person'] as const) {
      for (const hak of hakUntuk(biasa(peran))) {
        assert.deepEqual(lingkupHak(biasa(peran), hak), ['sendiri'])
      }
    }
  })

  test('let adminit read dossiers but verify, remark and blacklist nothing', ({ assert }) => {
    assert.isTrue(bolehkah(biasa('adminit'), 'rekanan.dosir.baca'))
    for (const hak of [
      'rekanan.verifikasi',
      'rekanan.sertifikat',
      'rekanan.blacklist',
      'rekanan.dataPribadi.baca',
    ]) {
      assert.isFalse(bolehkah(biasa('adminit'), hak))
    }
  })

  test('at a route open for whoever could stand in the relation', ({ assert }) => {
    assert.isTrue(mungkinBoleh(biasa('ppk'), 'kontrak.sppbj'))
    assert.isTrue(mungkinBoleh({ peran: 'operator', unlada: true }, 'tender.buka'))
    assert.isFalse(mungkinBoleh(biasa('operator'), 'tender.buka'))
    assert.isFalse(mungkinBoleh(biasa('manajer'), 'kontrak.sppbj'))
  })

  test('give every logged-in user the own profile', ({ assert }) => {
    for (const peran of PERAN) assert.isTrue(bolehkah(biasa(peran), 'profil.sendiri'))
  })

  test('give monitors to every internal role and to no vendor', ({ assert }) => {
    for (const peran of PERAN) {
      assert.equal(bolehkah(biasa(peran), 'pantauan.baca'), apakahInternal(peran))
    }
  })

  test('list for the apps what bolehkah says', ({ assert }) => {
    for (const peran of PERAN) {
      const daftar = new Set(hakUntuk(biasa(peran)))
      for (const hak of SEMUA_HAK) assert.equal(daftar.has(hak), bolehkah(biasa(peran), hak))
    }
  })

  test('refuse the approval of what one wrote oneself', ({ assert }) => {
    assert.isFalse(bolehMenyetujui(7, [3, 7]))
    assert.isTrue(bolehMenyetujui(7, [3, null]))
  })

  test('reach objects of the own unit only, unless the scope is all', ({ assert }) => {
    const saya = { divisi: '1010', direktorat: '10' }
    assert.isTrue(dalamLingkup(['divisi'], saya, { divisi: '1010', direktorat: '10' }))
    assert.isFalse(dalamLingkup(['divisi'], saya, { divisi: '1020', direktorat: '10' }))
    assert.isTrue(dalamLingkup(['direktorat'], saya, { divisi: '1020', direktorat: '10' }))
    assert.isFalse(dalamLingkup(['direktorat'], saya, { divisi: '2010', direktorat: '20' }))
    assert.isTrue(dalamLingkup(['semua'], saya, { divisi: '2010', direktorat: '20' }))
    const tanpa = { divisi: null, direktorat: null }
    assert.isFalse(dalamLingkup(['divisi', 'direktorat'], tanpa, tanpa))
    assert.isFalse(dalamLingkup([], saya, saya))
  })
})

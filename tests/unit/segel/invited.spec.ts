/** Before a later submission a vendor's browser asks the log whether it passed (ADR 0027). */
import { test } from '@japa/runner'
import { KODE_TEMPLAT, pemasukanPertama, TEMPLAT } from '@eproc/domain/tahap/templat'
import { NEVER_FIRST, uninvited } from '@eproc/sealing/offer/invited'
import { ENTITLED, entitledText } from '@eproc/sealing/offer/entitled'
import type { LogProof } from '@eproc/sealing/log/proof'

const OWN = 'a'.repeat(64)
const OTHER = 'b'.repeat(64)
const START = '2026-11-24T02:00:00.000Z'
const SAID = { instalasi: 'eproc.test', paket: '42', samaran: OWN, rantai: [] }
const LEAF = {
  installation: 'eproc.test',
  package: '42',
  stage: 'pemasukan-2',
  start: START,
  vendors: [OTHER, OWN],
}

/** Only what is judged here: the rest of a proof is `checkHolderSet`'s. */
const shown = (change: Partial<typeof LEAF> = {}, jenis: string = ENTITLED) => ({
  hakMasuk: {
    mulai: START,
    bukti: { jenis, isi: entitledText({ ...LEAF, ...change }) } as LogProof & { tercatat: true },
  },
})
type Shown = Parameters<typeof uninvited>[2]
const said = (answer: object, tahap = 'pemasukan-2', more: object = {}) =>
  uninvited({ ...SAID, ...more }, tahap, answer as Shown)

test.group('Sealed offers: a later submission', () => {
  test('is sealed for by whom the log names', ({ assert }) => {
    assert.isNull(said(shown()))
    assert.isNull(said({ hakMasuk: null }, 'pemasukan'), 'a first one follows no result')
    assert.isNull(said({ hakMasuk: null }, 'pemasukan-1'))
  })

  test('is not where the log leaves the vendor out, or speaks of something else', ({ assert }) => {
    assert.equal(said(shown({ vendors: [OTHER] })), 'outside')
    assert.equal(said(shown({ package: '43' })), 'unlogged')
    assert.equal(said(shown({ installation: 'lain.test' })), 'unlogged')
    assert.equal(said(shown({ stage: 'pemasukan-1' })), 'unlogged')
    assert.equal(said(shown({ start: '2026-11-24T03:00:00.000Z' })), 'unlogged', 'was moved')
    assert.equal(said(shown({}, 'penutupan')), 'unlogged', 'another leaf')
    assert.equal(said({ hakMasuk: { mulai: START, bukti: null } }), 'unlogged')
  })

  test('a server that is silent about the result is found out where one must precede', ({
    assert,
  }) => {
    assert.equal(said({ hakMasuk: null }), 'unlogged')
    assert.equal(said({}), 'unlogged', 'an order of an older version')
    const rantai = [{ tahap: 'pemasukan-pra', jenis: 'K', versi: 1, sebelum: '-', ditarik: false }]
    assert.equal(said({ hakMasuk: null }, 'pemasukan-1', { rantai }), 'unlogged')
    for (const kode of KODE_TEMPLAT) {
      assert.notEqual(pemasukanPertama(TEMPLAT[kode])?.kunci, NEVER_FIRST, kode)
    }
  })
})

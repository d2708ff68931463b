import { test } from '@japa/runner'
import { masaBlacklist } from '@eproc/domain/dosir/masa_blacklist'

test.group('The period of a blacklisting', () => {
  test('is told in words, with either end open', ({ assert }) => {
    assert.equal(masaBlacklist('2026-01-02', '2027-03-04'), '02 Jan 2026 sampai 04 Mar 2027')
    assert.equal(masaBlacklist('2026-01-02', null), 'sejak 02 Jan 2026, tanpa batas')
    assert.equal(masaBlacklist(null, '2027-03-04'), 'sampai 04 Mar 2027')
    assert.equal(masaBlacklist(null, null), 'tanpa batas')
  })
})

import { test } from '@japa/runner'
import { pastedNumber } from '@eproc/domain/common/pasted_number'

test.group('A pasted number', () => {
  test('of English or of a program keeps its meaning', ({ assert }) => {
    assert.equal(pastedNumber('1,234,567', 0), '1234567')
    assert.equal(pastedNumber(' IDR 1,234,567.89 ', 0), '1234567,89')
    assert.equal(pastedNumber('1,500', 0), '1500')
    assert.equal(pastedNumber('1234567.89', 0), '1234567,89')
    assert.equal(pastedNumber('1234.567', 2), '1234,567')
    assert.equal(pastedNumber('12.5%', 2), '12,5')
    assert.equal(pastedNumber('0.750', 4), '0,750')
    assert.equal(pastedNumber('100.00', 2), '100,00')
  })

  test('in our own writing, or none at all, is left to the field', ({ assert }) => {
    for (const text of ['Rp 1.234.567,89', 'Rp1.500.000,-', '1.500', '1234567', 'seribu', '']) {
      assert.isNull(pastedNumber(text, 2), text)
    }
    assert.isNull(pastedNumber('1,500', 4), 'a fraction where the field has them')
  })
})

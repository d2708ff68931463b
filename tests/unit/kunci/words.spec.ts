/** The words of generated passphrases: as many and as different as their strength is told. */
import { test } from '@japa/runner'
import { WORDS } from '@eproc/backoffice/src/pemegang/sendiri/words.ts'
import { drawPassphrase } from '@eproc/backoffice/src/pemegang/sendiri/passphrase.ts'

test.group('Words of passphrases', () => {
  test('1,296 different words of three to eight small letters', ({ assert }) => {
    assert.lengthOf(new Set(WORDS), 6 ** 4)
    assert.isEmpty(WORDS.filter((word) => !/^[a-z]{3,8}$/.test(word)))
  })

  test('six words a passphrase, none like the one before, from the whole list', ({ assert }) => {
    const drawn = Array.from({ length: 3000 }, drawPassphrase)
    assert.isTrue(drawn.every((phrase) => phrase.split(' ').length === 6))
    assert.lengthOf(new Set(drawn), drawn.length)
    // 18,000 draws miss one of 1,296 words once in a thousand runs; five of them never.
    assert.isAbove(new Set(drawn.join(' ').split(' ')).size, WORDS.length - 5)
  })
})

/** Which files a command line means. */
import { test } from '@japa/runner'
import { chooseTests } from '../../../scripts/lib/test_choice.ts'

test.group('Files of a command line', () => {
  test('a comma too many is refused: it would mean every file', ({ assert }) => {
    assert.throws(() => chooseTests(['--files=tests/unit/runner,']), /jalur kosong/)
    assert.throws(() => chooseTests(['--files']), /jalur kosong/)
  })

  test('a folder stands for what is in it', ({ assert }) => {
    const { berkas, lengkap } = chooseTests(['--files=tests/unit/runner'])
    assert.isFalse(lengkap)
    assert.isAtLeast([...berkas.biasa1, ...berkas.biasa2].length, 2)
    assert.lengthOf([...berkas.peramban1, ...berkas.peramban2, ...berkas.gangguan], 0)
  })
})

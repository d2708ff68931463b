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
    const { biasa1, biasa2, biasa3, biasa4, ...others } = berkas
    assert.isAtLeast([biasa1, biasa2, biasa3, biasa4].flat().length, 2)
    assert.isEmpty(Object.values(others).flat())
  })

  test('each file of the suite runs in one group', ({ assert }) => {
    const files = Object.values(chooseTests([]).berkas).flat()
    assert.isAtLeast(files.length, 200)
    assert.lengthOf(new Set(files), files.length)
  })

  test('a lot puts the same files into another order, and the same order again', ({ assert }) => {
    const drawn = (...args: string[]) => Object.values(chooseTests(args).berkas).flat()
    const first = drawn('--lot=1')
    assert.notDeepEqual(first, drawn('--lot=2'))
    assert.notDeepEqual(first, drawn())
    assert.deepEqual(first, drawn('--lot=1'))
    assert.sameMembers(first, drawn())
  })
})

/** A text is counted, never cut (vendor-portal/ui/README.md): what is pasted would lose its end without a word. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from '@japa/runner'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDERS = ['backoffice/src', 'vendor-portal/src', 'vendor-portal/ui/src']
/** Words that are searched for, a day, an hour: nobody keeps them. */
const NOT_KEPT = ['SearchBox.tsx', 'TableToolbar.tsx', 'DayField.tsx', 'MomentField.tsx']

test.group('Lengths of texts', () => {
  test('no field of a form cuts what is pasted', ({ assert }) => {
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => join(folder, file))
    )
    assert.isAbove(files.length, 300, 'the screens are found at all')
    const cutting = files.filter((file) =>
      /\bmaxLength['"]?\s*[:=]/.test(readFileSync(join(ROOT, file), 'utf8'))
    )
    assert.deepEqual(
      cutting.filter((file) => !NOT_KEPT.some((name) => file.endsWith(`/${name}`))),
      []
    )
    assert.lengthOf(cutting, NOT_KEPT.length)
  })
})

/** What could not be read offers to be read again: who is told of a broken line need not load the page anew. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

const ROOT = join(import.meta.dirname, '../..')

/** Those that tell a failure without that button, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'backoffice/src/instalasi/InstalasiPage.tsx':
    'Segarkan stands above, and it asks again by itself',
  'vendor-portal/src/akun/kode_masuk/SetUpDialog.tsx': 'every asking makes another secret',
  'vendor-portal/src/tender/paket/PaktaDialog.tsx': 'a deed: its own button sends it again',
  'vendor-portal/src/tender/pemasukan/Withdraw.tsx': 'a deed: its own button sends it again',
}

const TOLD = /<(MessageBox|EmptyState)\b[^<]*(errorMessage\(error\)|ui\.errors\.muatData)/

test.group('What could not be read', () => {
  test('offers to be read again wherever it is told', ({ assert }) => {
    const files = globSync('{backoffice,vendor-portal}/src/**/*.tsx', { cwd: ROOT })
    const silent = files.filter((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8')
      return TOLD.test(text) && !/cobaLagi|<Unread\b|<Loaded\b/.test(text)
    })
    assert.isAbove(files.length, 300)
    assert.sameMembers(silent, Object.keys(WITHOUT))
  })
})

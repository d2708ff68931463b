/** What the staff type at length is kept until it is sent: no dialog of a deed and no form of a stage is forgotten. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

const OFFICE = join(import.meta.dirname, '../../backoffice/src')

/** Those that keep nothing, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'pemegang/CheckShares.tsx': 'a passphrase',
  'pemegang/ConfirmKey.tsx': 'a passphrase',
  'pemegang/sendiri/MakeKey.tsx': 'a passphrase',
  'pemegang/sendiri/OtherPassphrase.tsx': 'a passphrase',
  'pemegang/sendiri/SaveRecovery.tsx': 'the end of a secret',
  'pemegang/sendiri/TryPassphrase.tsx': 'a passphrase',
  'tender/informasi/perintah/OrderStepDialog.tsx': 'a passphrase',
  'tender/panel/pembukaan/PembukaanDialog.tsx': 'a passphrase',
  'paket/deeds/FileJadwalDialog.tsx': 'files',
  'panitia/tender/InformasiTab.tsx': 'a file',
  'tender/panel/surat/BaPlPanel.tsx': 'files',
  'paket/deeds/RegistrationDialog.tsx': 'one moment',
  'paket/deeds/SerahDialog.tsx': 'one choice',
  'pengguna/BulkStatus.tsx': 'one choice, of rows that nobody has selected after a reload',
  'pengguna/StatusDialog.tsx': 'one choice among those that the status leaves now',
  'tender/panel/EvaluasiPanel.tsx': 'RowsDraft, vendor by vendor',
  'tender/panel/NegosiasiPanel.tsx': 'RowsDraft, vendor by vendor',
}

test.group('What is typed in the back office', () => {
  test('every deed and every stage that asks for words keeps them', ({ assert }) => {
    const forgotten = globSync('**/*.tsx', { cwd: OFFICE }).filter((file) => {
      const text = readFileSync(join(OFFICE, file), 'utf8')
      const forms = text.match(/<(DeedDialog|PanelForm)\b/g)?.length ?? 0
      return forms > (text.match(/\bdraft(=|: )/g)?.length ?? 0)
    })
    assert.sameMembers(forgotten, Object.keys(WITHOUT))
    const secret = globSync('**/*.tsx', { cwd: OFFICE }).filter((file) => {
      const text = readFileSync(join(OFFICE, file), 'utf8')
      return text.includes('<SecretInput') && /\bdraft(=|: )/.test(text)
    })
    assert.deepEqual(secret, [])
  })
})

/**
 * What the public log looks for before each of its batches, which time alone or a start has brought about: a line each.
 * What people do is committed to in the transaction of the deed.
 */
import { beforeBatch } from '#core/log/sequencer'
import { witnesses } from '#core/log/witness'

// One that is written wrongly stops the start, not the log in the night.
await witnesses()

beforeBatch(async () =>
  (await import('#app/tender/pembukaan/hak_masuk/catat_hak_masuk')).catatHakMasuk()
)
beforeBatch(async () => (await import('#app/tender/penutupan/tutup_pemasukan')).tutupPemasukan())
beforeBatch(async () => (await import('#core/log/journal_head')).logJournalHead())
beforeBatch(async () => (await import('#core/log/pages/served_pages')).logServedPages())

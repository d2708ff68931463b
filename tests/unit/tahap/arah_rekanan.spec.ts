/** Where the portal leads a vendor in a stage that has no tab for it. */
import { test } from '@japa/runner'
import type { TabAnswer, TabTahap } from '@eproc/domain/tender/answers'
import type { InformasiPaket } from '@eproc/domain/tender/answers_paket'
import { TEMPLAT } from '@eproc/domain/tahap/templat'
import { timelineRows } from '@eproc/vendor-portal/src/tender/paket/timeline_rows.ts'

test.group('A stage without a tab for the vendor', () => {
  for (const kode of ['TLA', 'PLA', 'KTEN'] as const) {
    test(`the negotiation leads who was invited to it to the invitation, nobody else (${kode})`, ({
      assert,
    }) => {
      const listJadwal = TEMPLAT[kode].map(({ urut, nama }) => ({ urut, tahap: nama }))
      const info = { listJadwal } as unknown as InformasiPaket
      const led = (invited: boolean) => {
        const tab = TEMPLAT[kode]
          .filter((t) => t.rekanan && (invited || t.rekanan !== 'undangan:N'))
          .map((t) => ({ urut: t.urut, kunci: t.kunci, tab: [t.rekanan] }) as unknown as TabTahap)
        return timelineRows(info, { tab } as unknown as TabAnswer)
          .filter((row) => row.undangan)
          .map((row) => [TEMPLAT[kode][row.urut - 1]!.kunci, row.undangan!.kunci])
      }
      assert.deepEqual(led(true), [['negosiasi', 'undangan-negosiasi']])
      assert.deepEqual(led(false), [])
    })
  }
})

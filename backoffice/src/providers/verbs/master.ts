import type {
  DasborAdminAnswer,
  InstalasiAnswer,
  JournalHeadAnswer,
} from '@eproc/domain/master/answers'
import type { LatihanAnswer } from '@eproc/domain/latihan/answers'
import { api } from '@eproc/ui/api/api.ts'
import { download } from './download.ts'

/** What the administrator's pages show beside records. */
export const masterVerbs = {
  adminDashboard: () => api.get<DasborAdminAnswer>('/api/admin/dasbor'),
  /** Refreshed by itself, so without the progress bar. */
  rehearsal: () => api.get<LatihanAnswer>('/api/latihan', { bar: false }),
  installation: () => api.get<InstalasiAnswer>('/api/instalasi', { bar: false }),
  /** The journal's last seal; null before the first. */
  journalHead: () => api.get<JournalHeadAnswer | null>('/api/audit/kepala'),
  downloadJournalHeads: () => download('/api/audit/kepala/berkas', 'kepala-jurnal.jsonl'),
}

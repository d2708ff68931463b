import type { DasborAdminAnswer, InstalasiAnswer } from '@eproc/domain/master/answers'
import { api } from '@eproc/ui/api/api.ts'

/** What the administrator's home pages show; they are no records. */
export const masterVerbs = {
  adminDashboard: () => api.ambil<DasborAdminAnswer>('/api/admin/dasbor'),
  /** Refreshed by itself, so without the progress bar. */
  installation: () => api.ambil<InstalasiAnswer>('/api/instalasi', { bilah: false }),
}

import { api } from '@eproc/ui/api/api.ts'

/** Deeds on one's own notices. */
export const notifikasiVerbs = {
  markNoticesRead: (ids: readonly number[]) => api.put('/api/notification/read', { ids }),
  markAllNoticesRead: () => api.put('/api/notification/read-semua'),
}

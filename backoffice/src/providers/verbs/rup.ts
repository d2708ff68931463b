import type { AcuanRup, ButirKotak, Kegiatan } from '@eproc/domain/rup/answers'
import { api } from '@eproc/ui/api/api.ts'

/** A kegiatan as it was read: a decision about an older version is refused. */
type Read = Pick<Kegiatan, 'id' | 'versi'>

const decide = ({ id, versi }: Read, verb: string, more: object = {}) =>
  api.post<Kegiatan>(`/api/rup/kegiatan/${id}/${verb}`, { versi, ...more })

/** The annual plan: the approval of a kegiatan, and the reads that are no record. */
export const rupVerbs = {
  ajukanKegiatan: (kegiatan: Read) => decide(kegiatan, 'ajukan'),
  setujuiKegiatan: (kegiatan: Read) => decide(kegiatan, 'setujui'),
  tolakKegiatan: (kegiatan: Read, catatan: string) => decide(kegiatan, 'tolak', { catatan }),
  /** What the forms of one budget year choose from; for planners only. */
  acuanRup: (tahun: number) => api.get<AcuanRup>(`/api/rup/acuan/${tahun}`),
  /** What waits for the user. */
  kotakMasuk: () => api.get<ButirKotak[]>('/api/pekerjaan'),
}

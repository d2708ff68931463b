import type { LaporanDivisi } from '@eproc/domain/laporan/answers'
import type {
  AcuanRup,
  ButirKotak,
  ImporDiperiksa,
  ImporSelesai,
  Kegiatan,
} from '@eproc/domain/rup/answers'
import { api } from '@eproc/ui/api/api.ts'
import { download } from './download.ts'

/** A kegiatan as it was read: a decision about an older version is refused. */
type Read = Pick<Kegiatan, 'id' | 'versi'>

const decide = ({ id, versi }: Read, verb: string, more: object = {}) =>
  api.post<Kegiatan>(`/api/rup/kegiatan/${id}/${verb}`, { versi, ...more })

const fileForm = (file: File, fields: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return form
}

type Progress = (part: number) => void

/** The annual plan: the approval of a kegiatan, and the reads that are no record. */
export const rupVerbs = {
  ajukanKegiatan: (kegiatan: Read) => decide(kegiatan, 'ajukan'),
  setujuiKegiatan: (kegiatan: Read) => decide(kegiatan, 'setujui'),
  tolakKegiatan: (kegiatan: Read, catatan: string) => decide(kegiatan, 'tolak', { catatan }),
  /** What the forms of one budget year choose from; for planners only. */
  acuanRup: (tahun: number) => api.get<AcuanRup>(`/api/rup/acuan/${tahun}`),
  /** The workbook to fill in for an import into this year. */
  templatImpor: (tahun: number, name: string) => download(`/api/rup/impor/${tahun}/templat`, name),
  /** What an import would do, or every cell that keeps it from it; writes nothing. */
  periksaImpor: async (tahun: number, file: File, progress: Progress) =>
    (
      await api.post<ImporDiperiksa>(`/api/rup/impor/${tahun}/periksa`, fileForm(file), {
        progress,
      })
    ).data,
  /** All rows of the checked file; `ulang`: although it was imported before. */
  imporKegiatan: (
    tahun: number,
    { file, sidik, ulang }: { file: File; sidik: string; ulang: boolean }
  ) =>
    api.post<ImporSelesai>(
      `/api/rup/impor/${tahun}`,
      fileForm(file, { sidik, ulang: String(ulang) })
    ),
  /** Sums a division, of what the user may read. */
  jumlahDivisi: (tahun: number) => api.get<LaporanDivisi[]>(`/api/rup/jumlah-divisi/${tahun}`),
  /** What waits for the user: at most `batas` of each kind; `total` counts all. */
  kotakMasuk: (batas: number) => api.list<ButirKotak>('/api/pekerjaan', { batas }),
}

import type { TautanBerkas } from '@eproc/domain/common/answers'
import type { LokasiProyekAnswer } from '@eproc/domain/master/answers'
import type {
  AcuanPaket,
  CalonPokja,
  CalonPpk,
  DurasiTemplat,
  JadwalRow,
  PerubahanPaket,
  PokjaTerakhir,
  RevisiRow,
  RincianPaket,
  UsulJadwal,
} from '@eproc/domain/paket/answers'
import type { TahunLain } from '@eproc/domain/tender/answers_paket'
import type { RevisiInput } from '@eproc/domain/paket/isian_paket'
import { api } from '@eproc/ui/api/api.ts'
import { everyRow } from '@eproc/ui/api/every_row.ts'
import { openDownload } from './download.ts'

/** A package as it was read: who decides on an older version is refused. */
type Read = Pick<RincianPaket, 'id' | 'versi'>

const decide = (name: string) => (p: Read, catatan?: string) =>
  api.post<RincianPaket>(`/api/paket/${p.id}/${name}`, { versi: p.versi, catatan })
const proceed =
  (name: string) =>
  ({ id, versi }: Read, alasan?: string) =>
    api.put<RincianPaket>(`/api/rup/lelang/${name}/${id}`, { versi, alasan })

/** Deeds on packages and their schedules (S3 §2.2–2.4). */
export const paketVerbs = {
  ajukanPaket: decide('ajukan'),
  setujuiPaket: decide('setujui'),
  tolakPaket: decide('tolak'),
  terbitkanPaket: ({ id, versi }: Read) =>
    api.post<RincianPaket>('/api/rup/paket/publish', { paketPenyediaId: id, versi }),
  selesaikanPaket: proceed('selesai'),
  gagalkanPaket: proceed('gagal'),
  batalkanPaket: proceed('batal'),
  tundaPaket: proceed('tunda'),
  lanjutkanPaket: proceed('lanjutkan'),
  ulangiPaket: proceed('ulang'),
  aturPendaftaran: (id: number, input: { versi: number; selesaiDaftar: string }) =>
    api.put<RincianPaket>(`/api/paket/${id}/pendaftaran`, input),

  /** By a signed address: an archive may be larger than what a page can hold. */
  unduhArsip: async (id: number) => {
    const { data } = await api.post<TautanBerkas>(`/api/tender/arsip/${id}`)
    openDownload(data.url)
  },

  tetapkanPokja: (
    id: number,
    input: { versi: number; nomor: string; tanggal: string; anggota: number[] }
  ) => api.put<RincianPaket>(`/api/paket/${id}/pokja`, input),
  setujuiPokja: (id: number, usulId: number) =>
    api.post<RincianPaket>(`/api/paket/${id}/pokja/setujui`, { id: usulId }),
  tolakPokja: (id: number, usulId: number, alasan: string) =>
    api.post<RincianPaket>(`/api/paket/${id}/pokja/tolak`, { id: usulId, alasan }),
  /** Who may be appointed to the pokja of a package. */
  calonPokja: (id: number) => api.get<CalonPokja[]>(`/api/paket/${id}/calon-pokja`),
  /** Whom the pokja of the last package proposes; null where there is none. */
  pokjaTerakhir: (id: number) => api.get<PokjaTerakhir | null>(`/api/paket/${id}/pokja-terakhir`),

  usulkanPpk: (
    id: number,
    input: { versi: number; ppkId: number | null; nomor: string; tanggal: string; sebab: string }
  ) => api.post<RincianPaket>(`/api/paket/${id}/ppk`, input),
  setujuiPpk: (id: number, usulId: number) =>
    api.post<RincianPaket>(`/api/paket/${id}/ppk/setujui`, { id: usulId }),
  tolakPpk: (id: number, usulId: number, alasan: string) =>
    api.post<RincianPaket>(`/api/paket/${id}/ppk/tolak`, { id: usulId, alasan }),
  /** Who may become PPK of a package instead. */
  calonPpk: (id: number) => api.get<CalonPpk[]>(`/api/paket/${id}/calon-ppk`),

  ajukanRevisi: (
    { id, versi }: Read,
    listRevisiJadwal: RevisiInput[],
    files: readonly FileJadwal[] = []
  ) => {
    const input = { paketPenyediaId: id, versi, listRevisiJadwal }
    const body = files.length === 0 ? input : withFiles({ data: JSON.stringify(input) }, files)
    return api.post<RevisiRow[]>('/api/rup/jadwal/revisi', body)
  },
  setujuiRevisi: ({ id, versi }: Read) =>
    api.post<JadwalRow[]>(`/api/rup/jadwal/revisi/approve/${id}`, { versi }),
  tolakRevisi: ({ id, versi }: Read, catatan: string) =>
    api.post<JadwalRow[]>(`/api/rup/jadwal/revisi/tolak/${id}`, { versi, catatan }),
  /** The waiting revision; empty when there is none. */
  revisiMenunggu: (id: number) => api.get<RevisiRow[]>(`/api/rup/jadwal/revisi/${id}`),
  unggahFileJadwal,

  /** What changed since the last approval. */
  perubahanPaket: (id: number) => api.get<PerubahanPaket[]>(`/api/paket/${id}/perubahan`),
  /**
   * What a package of this year can be made of: kegiatan that were looked for (`q`) and those of `id`; the own money of
   * the package `paketId` counts as free.
   */
  acuanPaket: (tahun: number, query: { paketId?: number | undefined; q?: string; id?: string }) =>
    api.get<AcuanPaket>(`/api/paket/acuan/${tahun}`, { query }),
  /** Of the years beside `tahun`: how many packages are not finished. */
  belumSelesaiTahunLain: (tahun: number, query: { status?: string | undefined }) =>
    api.get<TahunLain[]>(`/api/paket/belum-selesai/${tahun}`, { query }),
  usulkanJadwal: (input: {
    jenisPengadaan: string | null
    metodePemilihan: string | null
    kualifikasi: string | null
    mulai: string | null
    tahap: { urut: number; include: boolean }[]
  }) => api.post<UsulJadwal[]>('/api/paket/usul-jadwal', input),
  templatDurasi: () => api.get<DurasiTemplat[]>('/api/rup/templat-durasi'),
  kbliPaket: () => api.get<{ id: number; kode: string; nama: string }[]>('/api/rup/kbli'),
  lokasiPaket: () =>
    everyRow((query) => api.list<LokasiProyekAnswer>('/api/rup/lokasiproyek', query)),
}

export interface FileJadwal {
  /** number of the stage */
  urut: string
  file: File | null
  showVendor: boolean
}

/** Files of the schedule, each with its stage and who sees it. */
function unggahFileJadwal(id: number, files: FileJadwal[], progress: (part: number) => void) {
  const fields = { paketPenyediaId: String(id), fileCount: String(files.length) }
  return api.post<JadwalRow[]>('/api/rup/jadwal/upload', withFiles(fields, files), {
    progress: progress,
  })
}

/** The server reads a file's stage before the file: fields first. */
function withFiles(fields: Record<string, string>, files: readonly FileJadwal[]): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const [i, f] of files.entries()) {
    body.append(`uruts[${i}]`, f.urut)
    body.append(`showVendors[${i}]`, String(f.showVendor))
  }
  for (const [i, f] of files.entries()) if (f.file) body.append(`uploadFiles[${i}]`, f.file)
  return body
}

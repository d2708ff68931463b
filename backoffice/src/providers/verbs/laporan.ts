import type {
  BerkasLaporan,
  DasborLaporan,
  LaporanDivisi,
  LaporanRekanan,
} from '@eproc/domain/laporan/answers'
import type { JenisCetakan } from '@eproc/domain/tahap/cetakan'
import type { BerkasCetakan, CetakanTahap } from '@eproc/domain/tender/answers_cetakan'
import { api } from '@eproc/ui/api/api.ts'
import { download } from './download.ts'

/** Reports beside their lists (S3 §7.4). */
export const laporanVerbs = {
  dasborLaporan: (tahun: number) => api.get<DasborLaporan>(`/api/laporan/dasbor/${tahun}`),
  ringkasDivisi: (tahun: number) =>
    api.get<LaporanDivisi[]>(`/laporan/laporan-rup-summary-divisi/${tahun}`),
  /** Counts by status; the rows are a list of their own. */
  jumlahRekanan: async () =>
    (await api.get<LaporanRekanan>('/laporan/laporan-vendor', { query: { perHalaman: 1 } })).status,
  /** Documents of a package's stages, with the printout in force. */
  cetakanPaket: (paketId: number) => api.get<CetakanTahap[]>(`/api/tender/cetakan/${paketId}`),
  /** Prints what the stage says now; the same paper again while nothing changed. */
  cetakTahap: (paketId: number, tahap: string, jenis: JenisCetakan) =>
    api.post<BerkasCetakan>(`/api/tender/cetakan/${paketId}`, { tahap, jenis }),
  /** Without another in its place. */
  cabutCetakan: (paketId: number, tahap: string, jenis: JenisCetakan, alasan: string) =>
    api.post<BerkasCetakan>(`/api/tender/cetakan/cabut/${paketId}`, { tahap, jenis, alasan }),
  /** Has the workbook made, then hands it to the browser. `path` as below `/laporan/xls`. */
  unduhLaporan: async (path: string) => {
    const { file, nama } = await api.get<BerkasLaporan>(`/laporan/xls/${path}`, { bar: false })
    await download(`/${file}`, nama)
  },
}

import { KELAS_LAPORAN } from '#app/laporan/xls/buat_laporan_xls'
import { forgetFiles } from '#core/files/sweeper'

/** Reports are made anew whenever they are asked for: after a day they go. Answers how many. */
export const sapuLaporan = (): Promise<number> => forgetFiles(KELAS_LAPORAN, 24)

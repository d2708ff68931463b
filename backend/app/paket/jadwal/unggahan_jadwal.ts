/** The files of schedule stages as a multipart request brings them (S3 §2.4). */
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { paket as teks } from '@eproc/i18n/id/paket'
import type { UnggahJadwal } from '#app/paket/jadwal/unggah_berkas_jadwal'
import type { BerkasBaru } from '#core/files/receive_files'
import { invalidField } from '#core/http/errors'

export const ATURAN_UNGGAHAN = {
  'uploadFiles[*]': { jenis: [...JENIS_BERKAS_UMUM], maks: 'MAKS_UKURAN_TENDER' },
} as const

/**
 * `uploadFiles[i]` belongs to the stage at place i of the schedule, unless `uruts[i]` names the stage's number;
 * `showVendors[i]` shows it to vendors.
 */
export const unggahanJadwal = (
  input: Record<string, unknown>,
  berindeks: ReadonlyMap<number, BerkasBaru>
): UnggahJadwal[] =>
  [...berindeks].map(([i, berkas]) => {
    const urut = Number(berbaris(input, 'uruts', i) ?? i + 1)
    if (!Number.isInteger(urut)) throw invalidField('uruts', 'number', teks.aturan.tahapJadwal)
    const tampak = String(berbaris(input, 'showVendors', i) ?? 'false')
    return { urut, berkas, showVendor: tampak === 'true' || tampak === '1' }
  })

/** `nama[i]` of a multipart body, which the parser may have gathered to a list. */
function berbaris(input: Record<string, unknown>, nama: string, i: number): unknown {
  const langsung = input[`${nama}[${i}]`]
  if (langsung !== undefined) return langsung
  const daftar = input[nama] as Record<string, unknown> | unknown[] | undefined
  return daftar === undefined ? undefined : (daftar as Record<string, unknown>)[String(i)]
}

/** What a vendor learns whose files came too late. */
import type { Finding } from '@eproc/domain/common/checker'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { diterimaSejauhIni } from '#app/tender/penawaran/pemasukan_query'
import { BIDANG } from '#app/tender/penawaran/penawaran_validator'
import { HttpError } from '#core/http/errors'
import type { Koneksi } from '#core/database/sql'

/** Adds to a 409 what was and what was not received. */
export async function jelaskanTerlambat(
  connection: Koneksi,
  error: unknown,
  paketId: number,
  rekananId: number,
  kiriman: readonly KategoriFile[]
): Promise<unknown> {
  if (!(error instanceof HttpError) || error.status !== 409 || error.errors) return error
  const sudah = await diterimaSejauhIni(connection, paketId, rekananId)
  const errors: Finding[] = [
    ...sudah.map((s) => ({
      field: BIDANG[s.jenis],
      rule: 'diterima',
      message: teks.tolak.sudahDiterima(teks.jenis[s.jenis], tanggalWaktu(s.pada)),
    })),
    ...kiriman.map((jenis) => ({
      field: BIDANG[jenis],
      rule: 'ditolak',
      message: teks.tolak.tidakDiterima(teks.jenis[jenis]),
    })),
  ]
  const pesan = teks.tolak.terlambat(error.message)
  return new HttpError(409, [pesan, ...errors.map((e) => e.message)].join(' · '), errors)
}

import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { tahunTanpaLibur } from '@eproc/domain/common/working_days'
import { usulkanJadwal } from '@eproc/domain/paket/jadwal'
import { jadwalAwal, kodeTemplat } from '@eproc/domain/tahap/templat'
import { liburKosong } from '@eproc/i18n/id/hari_libur'
import { paket as teks } from '@eproc/i18n/id/paket'
import { durasiUntuk, hariLibur } from '#app/paket/jadwal/durasi_query'
import type { usulJadwalValidator } from '#app/paket/paket_validator'
import { today } from '#core/clock/clock'
import { invalidField } from '#core/http/errors'

/**
 * A schedule by the usual durations of its stages in working days; from tomorrow on unless said. `pesan`: it runs into
 * years whose holidays nobody has filled in.
 */
export async function usulJadwal(input: Infer<typeof usulJadwalValidator>) {
  const { metodePemilihan, jenisPengadaan } = input
  const kualifikasi = input.kualifikasi ?? null
  const templat = kodeTemplat(metodePemilihan, kualifikasi)
  if (templat === null) throw invalidField('kualifikasi', 'enum', teks.aturan.pilihan)
  const pilihan = new Map((input.tahap ?? []).map((t) => [t.urut, t.include]))
  const langkah = jadwalAwal(metodePemilihan, kualifikasi, jenisPengadaan).map(
    ({ urut, tahap, include }) => ({ urut, tahap, include: pilihan.get(urut) ?? include })
  )
  const [durasi, libur] = await Promise.all([durasiUntuk(templat), hariLibur()])
  const mulai = input.mulai ?? DateTime.fromISO(today()).plus({ days: 1 }).toISODate()!
  const usul = usulkanJadwal(langkah, durasi, mulai, libur)
  const akhir = usul.findLast((l) => l.selesai)?.selesai ?? mulai
  const tahun = tahunTanpaLibur(mulai, akhir, libur)
  return { usul, pesan: tahun.length > 0 ? liburKosong(tahun) : undefined }
}

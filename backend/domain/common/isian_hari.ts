/** A day as people type it (dd/MM/yyyy, '17 Agustus 2026') to and from the `yyyy-MM-dd` of the API. */
import { umum } from '@eproc/i18n/id/umum'
import { hariSah, keHari, keMs } from './format.ts'

const ANGKA = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/
const RAPAT = /^(\d{2})(\d{2})(\d{4})$/
const NAMA = /^(\d{1,2})[\s/.-]*([a-z]+)[\s/.,-]*(\d{4})$/i

/** 1–12 of a month's name, in full or by three letters and more; 0 when it is none. */
function nomorBulan(nama: string): number {
  const kecil = nama.toLowerCase()
  const sama = umum.waktu.bulan.findIndex(
    (b, i) =>
      umum.waktu.bulanPendek[i]!.toLowerCase() === kecil ||
      (kecil.length >= 3 && b.toLowerCase().startsWith(kecil))
  )
  return sama + 1
}

/** The typed day as `yyyy-MM-dd`; null while it is none (31/02/2026, a year of two digits). */
export function bacaHari(teks: string): string | null {
  const bersih = teks.trim()
  if (hariSah(bersih)) return bersih
  const cocok = ANGKA.exec(bersih) ?? RAPAT.exec(bersih) ?? NAMA.exec(bersih)
  if (!cocok) return null
  const [, tanggal = '', bulan = '', tahun = ''] = cocok
  const nomor = /^\d/.test(bulan) ? Number(bulan) : nomorBulan(bulan)
  const hari = `${tahun}-${String(nomor).padStart(2, '0')}-${tanggal.padStart(2, '0')}`
  return hariSah(hari) ? hari : null
}

/** '17/08/2026' of '2026-08-17'; what is no day stays as it was typed. */
export function tulisHari(nilai: string): string {
  if (!hariSah(nilai)) return nilai
  const [tahun, bulan, tanggal] = nilai.split('-')
  return `${tanggal}/${bulan}/${tahun}`
}

/** Puts the slashes in while digits are typed one after the other; deleting and pasting stay untouched. */
export function rapikanHari(ketikan: string, sebelum: string): string {
  if (ketikan.length !== sebelum.length + 1 || !ketikan.startsWith(sebelum)) return ketikan
  return ketikan.replace(/^(\d{2})(\d)$/, '$1/$2').replace(/^(\d{1,2}\/\d{2})(\d)$/, '$1/$2')
}

/** Day and time of Jakarta that a moment shows; a day or time that is none stays as it was typed. */
export function pecahWaktu(nilai: string | null | undefined): { hari: string; jam: string } {
  if (!nilai) return { hari: '', jam: '' }
  const ms = keMs(nilai)
  if (ms !== null) return { hari: keHari(ms)!, jam: jamJakarta(ms) }
  const [, hari = nilai, jam = ''] = /^(.*)T(.{0,5}):00\+07:00$/s.exec(nilai) ?? []
  return { hari, jam }
}

/** The moment of a day and a time of Jakarta; null without a day. */
export const gabungWaktu = (hari: string, jam: string): string | null =>
  hari.trim() === '' ? null : `${hari}T${jam}:00+07:00`

const jamJakarta = (ms: number): string => new Date(ms + 7 * 3_600_000).toISOString().slice(11, 16)

/** '930' → '09:30', '9.05' → '09:05'; null for what is no time of a day. */
export function bacaJam(ketikan: string): string | null {
  const [, jam, menit] = /^(\d{1,2})[:.]?(\d{2})$/.exec(ketikan.trim()) ?? []
  if (jam === undefined || Number(jam) > 23 || Number(menit) > 59) return null
  return `${jam.padStart(2, '0')}:${menit}`
}

/** The same while it is typed: null, too, while more digits may follow ('103' may become '1030', '930' nothing else). */
export const jamLengkap = (ketikan: string): string | null =>
  /[:.]|^.{4}$/.test(ketikan.trim()) || Number(ketikan.trim().slice(0, 2)) > 23
    ? bacaJam(ketikan)
    : null

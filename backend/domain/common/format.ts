/**
 * The single place where dates, money and numbers become text (S1 §9). Times are shown in Asia/Jakarta, which
 * has been UTC+7 without daylight saving since 1964, so a fixed shift is exact and the same everywhere.
 */
import { umum } from '@eproc/i18n/id/umum'

/** A moment (ISO 8601 with offset, epoch ms, Date) or a calendar day `yyyy-MM-dd`. */
export type Kapan = string | number | Date | null | undefined

interface Panel {
  tahun: number
  /** 1–12 */
  bulan: number
  tanggal: number
  jam: number
  menit: number
  /** 0 = Sunday */
  hari: number
}

const GESER_JAKARTA = 7 * 3_600_000
const HARI = /^(\d{4})-(\d{2})-(\d{2})$/
const KOSONG = umum.tanpaNilai
const dua = (n: number) => String(n).padStart(2, '0')

/** Epoch milliseconds of a moment; a bare day is its midnight in Jakarta; null when it is no date. */
export function keMs(nilai: Kapan): number | null {
  if (nilai === null || nilai === undefined || nilai === '') return null
  if (typeof nilai === 'number') return Number.isFinite(nilai) ? nilai : null
  if (typeof nilai !== 'string') {
    const ms = nilai.getTime()
    return Number.isNaN(ms) ? null : ms
  }
  if (HARI.test(nilai)) {
    return hariSah(nilai) ? Date.parse(`${nilai}T00:00:00Z`) - GESER_JAKARTA : null
  }
  // Date.parse would also read '12/13/2026', the American way, and take 31 February as 3 March.
  if (!hariSah(nilai.slice(0, 10))) return null
  // A time without an offset is Jakarta's: Date.parse would take the machine's own zone.
  const berzona = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(nilai)
  const ms = Date.parse(berzona ? nilai : `${nilai.replace(' ', 'T')}+07:00`)
  return Number.isNaN(ms) ? null : ms
}

/** The same as a whole second, as stages keep their times (decisions §5). */
export function keDetikMs(nilai: Kapan): number | null {
  const ms = keMs(nilai)
  return ms === null ? null : Math.floor(ms / 1000) * 1000
}

/** Is this text an existing day `yyyy-MM-dd`? 31 February is not. */
export function hariSah(teks: string): boolean {
  const cocok = HARI.exec(teks)
  if (!cocok) return false
  const [, t, b, h] = cocok
  const d = new Date(Date.UTC(Number(t), Number(b) - 1, Number(h)))
  return d.getUTCMonth() === Number(b) - 1 && d.getUTCDate() === Number(h) && Number(t) >= 1900
}

function bagian(nilai: Kapan): Panel | null {
  const ms = keMs(nilai)
  if (ms === null) return null
  const d = new Date(ms + GESER_JAKARTA)
  return {
    tahun: d.getUTCFullYear(),
    bulan: d.getUTCMonth() + 1,
    tanggal: d.getUTCDate(),
    jam: d.getUTCHours(),
    menit: d.getUTCMinutes(),
    hari: d.getUTCDay(),
  }
}

/** The day `yyyy-MM-dd` in Jakarta of a moment. */
export function keHari(nilai: Kapan): string | null {
  const b = bagian(nilai)
  return b ? `${String(b.tahun).padStart(4, '0')}-${dua(b.bulan)}-${dua(b.tanggal)}` : null
}

/** The moment as ISO 8601 with Jakarta's offset, `2026-05-12T09:00:00+07:00`. */
export function keIso(nilai: Kapan): string | null {
  const ms = keMs(nilai)
  if (ms === null) return null
  return `${new Date(ms + GESER_JAKARTA).toISOString().slice(0, 19)}+07:00`
}

/** '12 Mei 2026' */
export function tanggal(nilai: Kapan): string {
  const b = bagian(nilai)
  return b ? `${dua(b.tanggal)} ${umum.waktu.bulanPendek[b.bulan - 1]} ${b.tahun}` : KOSONG
}

/** '12 Mei 2026 09:00' */
export function tanggalWaktu(nilai: Kapan): string {
  const b = bagian(nilai)
  return b ? `${tanggal(nilai)} ${dua(b.jam)}:${dua(b.menit)}` : KOSONG
}

/** '12-05-2026', for objection periods and news. */
export function tanggalAngka(nilai: Kapan): string {
  const b = bagian(nilai)
  return b ? `${dua(b.tanggal)}-${dua(b.bulan)}-${b.tahun}` : KOSONG
}

/** '12-05-2026 09:00', for the chat. */
export function tanggalAngkaWaktu(nilai: Kapan): string {
  const b = bagian(nilai)
  return b ? `${tanggalAngka(nilai)} ${dua(b.jam)}:${dua(b.menit)}` : KOSONG
}

/** 'Selasa, 12 Mei 2026', for letters. */
export function tanggalPanjang(nilai: Kapan): string {
  const b = bagian(nilai)
  if (!b) return KOSONG
  return `${umum.waktu.hari[b.hari]}, ${b.tanggal} ${umum.waktu.bulan[b.bulan - 1]} ${b.tahun}`
}

/** '2 hari lagi', '3 jam yang lalu'; under a minute 'sebentar lagi' or 'baru saja'. */
export function relatif(nilai: Kapan, present: Kapan): string {
  const ms = keMs(nilai)
  const kini = keMs(present)
  if (ms === null || kini === null) return KOSONG
  const menit = Math.floor(Math.abs(ms - kini) / 60_000)
  const teks = umum.waktu
  if (menit < 1) return ms > kini ? teks.sebentarLagi : teks.baruSaja
  const [jumlah, satuan] =
    menit < 60
      ? [menit, teks.satuan.menit]
      : menit < 1440
        ? [Math.floor(menit / 60), teks.satuan.jam]
        : [Math.floor(menit / 1440), teks.satuan.hari]
  return ms > kini ? teks.lagi(jumlah, satuan) : teks.lalu(jumlah, satuan)
}

const titik = (digit: string) => digit.replace(/\B(?=(\d{3})+(?!\d))/g, '.')

/** '1.234.567' or '1.234,5': dot thousands, decimal comma (German style), at most `desimal` decimals. */
export function angka(nilai: number | bigint | null | undefined, desimal = 0): string {
  if (nilai === null || nilai === undefined) return KOSONG
  if (typeof nilai === 'bigint') {
    return nilai < 0n ? `-${titik(String(-nilai))}` : titik(String(nilai))
  }
  if (!Number.isFinite(nilai)) return KOSONG
  const [integer = '0', pecahan = ''] = Math.abs(nilai).toFixed(desimal).split('.')
  const sisa = pecahan.replace(/0+$/, '')
  const teks = sisa === '' ? titik(integer) : `${titik(integer)},${sisa}`
  return nilai < 0 && /[1-9]/.test(teks) ? `-${teks}` : teks
}

/** 'Rp 1.234.567', whole rupiah; the amount never leaves its currency at the end of a line. */
export function rupiah(nilai: number | bigint | null | undefined): string {
  const teks = angka(nilai)
  if (teks === KOSONG) return KOSONG
  return teks.startsWith('-') ? `-Rp\u00A0${teks.slice(1)}` : `Rp\u00A0${teks}`
}

export const hanyaDigit = (teks: string): string => teks.replace(/\D/g, '')

/**
 * NPWP as it is typed and shown: up to 15 digits as ##.###.###.#-###.### (S2 §3); the 16-digit form in force
 * since 2024 as plain digits (decisions §7). Too many stay, for the rule to say so.
 */
export function npwp(teks: string | null | undefined): string {
  const d = hanyaDigit(teks ?? '')
  if (d.length > 15) return d
  const potong: [number, number, string][] = [
    [0, 2, ''],
    [2, 5, '.'],
    [5, 8, '.'],
    [8, 9, '.'],
    [9, 12, '-'],
    [12, 15, '.'],
  ]
  return potong
    .filter(([awal]) => d.length > awal)
    .map(([awal, akhir, pemisah]) => pemisah + d.slice(awal, akhir))
    .join('')
}

/** NIK as typed: digits; how many is the rule's to say. */
export const nik = (teks: string | null | undefined): string => hanyaDigit(teks ?? '')

/** '************1234': for NIK and NPWP in lists; separators go, only the last four characters stay. */
export function samarkan(teks: string | null | undefined): string {
  const bersih = (teks ?? '').replace(/[^0-9A-Za-z]/g, '')
  if (bersih === '') return KOSONG
  const tampak = bersih.length > 4 ? 4 : 0
  return '*'.repeat(bersih.length - tampak) + bersih.slice(bersih.length - tampak)
}

/** '512 B', '1,5 KB', '3 MB' with 1 KB = 1024 bytes. */
export function ukuranBerkas(byte: number | null | undefined): string {
  if (byte === null || byte === undefined || !Number.isFinite(byte)) return KOSONG
  const satuan = ['B', 'KB', 'MB', 'GB']
  let nilai = Math.max(0, byte)
  let i = 0
  while (nilai >= 1024 && i < satuan.length - 1) {
    nilai /= 1024
    i++
  }
  return `${angka(nilai, i === 0 ? 0 : 1)} ${satuan[i]}`
}

/** A size beside the limit that it exceeds: '3 MB + 1 byte' where rounding would make both the same. */
export function ukuranLebih(byte: number, batas: number): string {
  const ukuran = ukuranBerkas(byte)
  if (ukuran !== ukuranBerkas(batas)) return ukuran
  const lebih = byte - batas
  return `${ukuran} + ${lebih < 1024 ? `${lebih} byte` : ukuranBerkas(lebih)}`
}

/** How many characters a text has, as its limits count them: one for an emoji, one for the end of a line. */
export const jumlahKarakter = (teks: string): number => [...teks.replace(/\r\n?/g, '\n')].length

/** 'SW' of 'Sari Wulandari': two words that begin with a letter or digit once quotes and brackets are off. */
export const inisial = (nama: string): string =>
  nama
    .split(/\s+/)
    .map((kata) => kata.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter(Boolean)
    .slice(0, 2)
    .map((kata) => [...kata][0]!.toUpperCase())
    .join('')

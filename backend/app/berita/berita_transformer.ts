import { DateTime } from 'luxon'
import type { BeritaInformasi } from '@eproc/domain/jawaban/publik'
import type { BarisBerita } from '#app/berita/berita_query'
import { ZONA } from '#inti/waktu'

/** ISO 8601 with Jakarta's offset. */
export const iso = (saat: Date): string => DateTime.fromJSDate(saat, { zone: ZONA }).toISO()!

export function bentukBerita(b: BarisBerita): BeritaInformasi {
  return {
    id: b.id,
    title: b.judul,
    content: b.isi,
    type: b.tipe,
    fileAttachment: b.lampiran ?? '',
    lampiran: b.lampiran
      ? { jalur: b.lampiran, nama: b.nama_asli ?? '', ukuran: Number(b.ukuran ?? 0) }
      : null,
    createdAt: iso(b.dibuat_pada),
    updatedAt: iso(b.diubah_pada),
    versi: b.versi,
  }
}

import type { BeritaInformasi } from '@eproc/domain/publik/answers'
import type { BeritaRow } from '#app/berita/berita_query'
import { iso } from '#core/clock/iso'

export function bentukBerita(b: BeritaRow): BeritaInformasi {
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

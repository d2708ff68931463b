import db from '@adonisjs/lucid/services/db'
import { FILE_KEBIJAKAN, type FileKebijakan } from '@eproc/domain/berita/aturan_kebijakan'
import type { KebijakanVendor, LampiranPublik } from '@eproc/domain/publik/answers'
import { iso } from '#core/clock/iso'
import { sql } from '#core/database/sql'

interface Baris extends Record<FileKebijakan, string | null> {
  isi: string
  versi: number
  dibuat_pada: Date
  diubah_pada: Date
  lampiran: LampiranPublik[]
}

export async function bacaKebijakan(): Promise<KebijakanVendor> {
  const hasil = await sql<Baris>(
    db,
    `select k.*, (select coalesce(json_agg(json_build_object(
         'jalur', f.jalur, 'nama', f.nama_asli, 'ukuran', f.ukuran)), '[]'::json)
       from berkas f where f.jalur in (k.file1, k.file2, k.file3)) as lampiran
     from kebijakan_vendor k where k.id = 1`
  )
  const k = hasil[0]!
  return {
    id: 1,
    content: k.isi,
    file1: k.file1 ?? '',
    file2: k.file2 ?? '',
    file3: k.file3 ?? '',
    lampiran: FILE_KEBIJAKAN.flatMap((f, i) => {
      const berkas = k.lampiran.find((l) => l.jalur === k[f])
      return berkas ? [{ ...berkas, ke: (i + 1) as 1 | 2 | 3 }] : []
    }),
    createdAt: iso(k.dibuat_pada),
    updatedAt: iso(k.diubah_pada),
    versi: k.versi,
  }
}

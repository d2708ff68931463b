/** Reads and saves the vendor policy; its row is fixed (id 1). */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { aturanKebijakan, FILE_KEBIJAKAN, type FileKebijakan } from '@eproc/domain/aturan_kebijakan'
import type { KebijakanVendor, LampiranPublik } from '@eproc/domain/jawaban/publik'
import { iso } from '#app/berita/berita_transformer'
import { versiUsang } from '#inti/galat'
import { tegakkan } from '#inti/isian'
import { beda, catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { type BerkasBaru, lepasBerkas, rekamBerkas } from '#inti/terima_berkas'
import { hariIni, sqlSekarang } from '#inti/waktu'

type Tersimpan = { isi: string; versi: number } & Record<FileKebijakan, string | null>

interface Baris extends Tersimpan {
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

export interface IsiKebijakan {
  content?: string | null | undefined
  versi?: number | null | undefined
  hapusFile1?: boolean | null | undefined
  hapusFile2?: boolean | null | undefined
  hapusFile3?: boolean | null | undefined
}

export async function simpanKebijakan(
  ctx: HttpContext,
  isian: IsiKebijakan,
  berkas: Partial<Record<FileKebijakan, BerkasBaru>>
): Promise<void> {
  tegakkan(aturanKebijakan({ content: isian.content }, { hariIni: hariIni() }))
  const hapus = { file1: isian.hapusFile1, file2: isian.hapusFile2, file3: isian.hapusFile3 }
  await db.transaction(async (trx) => {
    const lama = (
      await sql<Tersimpan>(
        trx,
        'select isi, file1, file2, file3, versi from kebijakan_vendor where id = 1 for update'
      )
    )[0]!
    if (isian.versi && isian.versi !== lama.versi) throw versiUsang()
    const baru = { isi: isian.content!, file1: lama.file1, file2: lama.file2, file3: lama.file3 }
    for (const f of FILE_KEBIJAKAN) {
      const kiriman = berkas[f]
      if (!kiriman && !hapus[f]) continue
      await lepasBerkas(trx, lama[f])
      baru[f] = kiriman
        ? await rekamBerkas(trx, kiriman, {
            kelas: 'kebijakan',
            objek: 'kebijakan_vendor',
            objekId: 1,
            pengunggahId: ctx.pelaku.id,
          })
        : null
    }
    await sql(
      trx,
      `update kebijakan_vendor set isi = ?, file1 = ?, file2 = ?, file3 = ?, versi = versi + 1,
         diubah_pada = ${sqlSekarang()} where id = 1`,
      [baru.isi, baru.file1, baru.file2, baru.file3]
    )
    await catat(trx, sumberDari(ctx), {
      aksi: 'kebijakan_vendor.ubah',
      objek: 'kebijakan_vendor',
      objekId: 1,
      rincian: beda<typeof baru>(lama, baru),
    })
  })
}

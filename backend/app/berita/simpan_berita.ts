/** Adds, changes and removes a news item, with its attachment and journal row in one transaction. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { aturanBerita } from '@eproc/domain/aturan_master'
import type { TipeBerita } from '@eproc/domain/pilihan'
import type { IsiBerita } from '#app/berita/berita_validator'
import { tidakDitemukan, versiUsang } from '#inti/galat'
import { tegakkan } from '#inti/isian'
import { beda, catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { type BerkasBaru, lepasBerkas, rekamBerkas } from '#inti/terima_berkas'
import { hariIni, sqlSekarang } from '#inti/waktu'

interface Tersimpan {
  id: number
  judul: string
  isi: string
  tipe: TipeBerita
  lampiran: string | null
  versi: number
}

/** Saves the item `id` (null: a new one) and answers its id. */
export async function simpanBerita(
  ctx: HttpContext,
  id: number | null,
  isian: IsiBerita,
  berkas: BerkasBaru | undefined
): Promise<number> {
  tegakkan(aturanBerita({ ...isian, fileAttachment: null }, { hariIni: hariIni() }))
  return db.transaction(async (trx) => {
    const lama = id === null ? null : await kunci(trx, id)
    if (lama && isian.versi && isian.versi !== lama.versi) throw versiUsang()
    const baru = {
      judul: isian.title!,
      isi: isian.content!,
      tipe: (isian.type as TipeBerita | null | undefined) || (lama?.tipe ?? 'I'),
    }
    const hasil = lama
      ? await sql<{ id: number }>(
          trx,
          `update berita set judul = ?, isi = ?, tipe = ?, versi = versi + 1,
             diubah_pada = ${sqlSekarang()} where id = ? returning id`,
          [baru.judul, baru.isi, baru.tipe, lama.id]
        )
      : await sql<{ id: number }>(
          trx,
          `insert into berita (judul, isi, tipe, pembuat_id, dibuat_pada, diubah_pada)
           values (?, ?, ?, ?, ${sqlSekarang()}, ${sqlSekarang()}) returning id`,
          [baru.judul, baru.isi, baru.tipe, ctx.pelaku.id]
        )
    const idBaru = hasil[0]!.id
    let lampiran = lama?.lampiran ?? null
    if (berkas || isian.hapusFileAttachment) {
      await lepasBerkas(trx, lampiran)
      lampiran = berkas
        ? await rekamBerkas(trx, berkas, {
            kelas: 'berita',
            objek: 'berita',
            objekId: idBaru,
            pengunggahId: ctx.pelaku.id,
          })
        : null
      await sql(trx, 'update berita set lampiran = ? where id = ?', [lampiran, idBaru])
    }
    await catat(trx, sumberDari(ctx), {
      aksi: lama ? 'berita.ubah' : 'berita.tambah',
      objek: 'berita',
      objekId: idBaru,
      rincian: beda<Partial<Tersimpan>>(lama, { ...baru, lampiran }),
    })
    return idBaru
  })
}

/** Removes the item; its attachment can no longer be downloaded but is kept as evidence. */
export async function hapusBerita(ctx: HttpContext, id: number): Promise<void> {
  await db.transaction(async (trx) => {
    const lama = await kunci(trx, id)
    await sql(trx, 'delete from berita where id = ?', [id])
    await lepasBerkas(trx, lama.lampiran)
    const { judul, isi, tipe, lampiran } = lama
    await catat(trx, sumberDari(ctx), {
      aksi: 'berita.hapus',
      objek: 'berita',
      objekId: id,
      rincian: { judul, isi, tipe, lampiran },
    })
  })
}

async function kunci(trx: Parameters<typeof catat>[0], id: number): Promise<Tersimpan> {
  const ada = await sql<Tersimpan>(
    trx,
    'select id, judul, isi, tipe, lampiran, versi from berita where id = ? for update',
    [id]
  )
  if (!ada[0]) throw tidakDitemukan()
  return ada[0]
}

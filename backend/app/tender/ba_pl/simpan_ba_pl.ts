import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { BERKAS_BA_PL, type BerkasBaPl, type JawabanBaPl } from '@eproc/domain/jawaban/tender_hasil'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { kunciBarisPaket, paketUntuk, wajibHakPaket } from '#app/paket/pelaku_paket'
import { wajibTahapTerbuka } from '#app/paket/tahap_paket'
import { milikPaket } from '#app/tender/berkas_hasil'
import { bidangSalah } from '#inti/galat'
import { beda, catat, sumberDari } from '#inti/jurnal'
import { sql, type Koneksi } from '#inti/sql'
import { lepasBerkas, rekamBerkas, type BerkasBaru } from '#inti/terima_berkas'
import { sqlSekarang } from '#inti/waktu'

const KOLOM: Readonly<Record<BerkasBaPl, string>> = {
  fileEvaluasiKualifikasi: 'file_evaluasi_kualifikasi',
  fileEvaluasiAdministrasiTeknis: 'file_evaluasi_administrasi_teknis',
  fileEvaluasiHarga: 'file_evaluasi_harga',
  fileHasilNegosiasi: 'file_hasil_negosiasi',
  fileSPPBJ: 'file_sppbj',
  fileSPK: 'file_spk',
  fileSPMK: 'file_spmk',
}

/** Stored paths; all null before the first upload. */
export async function bacaBaPl(koneksi: Koneksi, paketId: number): Promise<JawabanBaPl> {
  const [ada] = await sql<Record<string, string | null>>(
    koneksi,
    'select * from ba_pl where paket_id = ?',
    [paketId]
  )
  const isi = BERKAS_BA_PL.map((b) => [b, ada?.[KOLOM[b]] ?? null] as const)
  return Object.fromEntries(isi) as JawabanBaPl
}

/** Stores the files that were sent; the others stay. */
export const simpanBaPl = (
  ctx: HttpContext,
  paketPenyediaId: number,
  berkas: Partial<Record<BerkasBaPl, BerkasBaru>>
): Promise<JawabanBaPl> =>
  db.transaction(async (trx) => {
    const { id } = await paketUntuk(ctx, paketPenyediaId)
    await wajibHakPaket(ctx, id, 'tender.baPl', trx)
    const paket = await kunciBarisPaket(trx, id)
    await wajibTahapTerbuka(trx, paket, 'ba-pl', null, { sisi: 'staf' })
    const baru = BERKAS_BA_PL.filter((b) => berkas[b])
    if (baru.length === 0) {
      throw bidangSalah(BERKAS_BA_PL[0], 'required', tenderHasil.baPl.kosong)
    }
    const lama = await bacaBaPl(trx, id)
    await sql(trx, 'insert into ba_pl (paket_id) values (?) on conflict do nothing', [id])
    for (const b of baru) {
      await lepasBerkas(trx, lama[b])
      const jalur = await rekamBerkas(trx, berkas[b]!, milikPaket('tender.baPl', id, ctx.pelaku.id))
      await sql(
        trx,
        `update ba_pl set ${KOLOM[b]} = ?, diubah_pada = ${sqlSekarang()} where paket_id = ?`,
        [jalur, id]
      )
    }
    const kini = await bacaBaPl(trx, id)
    await catat(trx, sumberDari(ctx), {
      aksi: 'baPl.simpan',
      objek: 'paket',
      objekId: id,
      rincian: beda(lama, kini),
    })
    return kini
  })

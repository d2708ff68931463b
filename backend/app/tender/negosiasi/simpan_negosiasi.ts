/** Results of the negotiation: with the winner, or before a determination with those who passed (decisions §5). */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { aturanNegosiasi } from '@eproc/domain/aturan_negosiasi'
import { lulusSemua } from '@eproc/domain/aturan_evaluasi'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import type Paket from '#app/paket/paket'
import { kunciBarisPaket, paketUntuk, wajibHakPaket } from '#app/paket/pelaku_paket'
import { wajibTahapTerbuka } from '#app/paket/tahap_paket'
import { bobotPaket, muatNilai } from '#app/tender/evaluasi/nilai_query'
import type { IsianNegosiasi } from '#app/tender/negosiasi/negosiasi_controller'
import { wajibBebasSanggah } from '#app/tender/sanggah/keadaan_sanggah'
import { bidangSalah, isianSalah, versiUsang, type GalatIsian } from '#inti/galat'
import { beda, catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

const teks = tenderHasil.negosiasi

export const simpanNegosiasi = (ctx: HttpContext, isian: IsianNegosiasi): Promise<Paket> =>
  db.transaction(async (trx) => {
    const { id } = await paketUntuk(ctx, isian.paketPenyediaId)
    await wajibHakPaket(ctx, id, 'tender.negosiasi', trx)
    const paket = await kunciBarisPaket(trx, id)
    await wajibTahapTerbuka(trx, paket, 'negosiasi', null, { sisi: 'staf' })
    await wajibBebasSanggah(trx, id)
    const nilai = await muatNilai(trx, id)
    const bobot = bobotPaket(paket)
    const adaPemenang = nilai.some((n) => n.urutan === 1)
    const galat: GalatIsian[] = []
    const rincian: Record<string, unknown> = {}
    const tulis: { vendorId: number; teknis: string | null; harga: number | null }[] = []
    for (const [i, baris] of isian.listEvaluasi.entries()) {
      const teknis = baris.negosiasiTeknis?.trim() || null
      const harga = baris.negosiasiHarga ?? null
      const n = nilai.find((x) =>
        baris.vendorId ? x.vendorId === baris.vendorId : x.id !== null && x.id === baris.id
      )
      // The screen sends every evaluated row; those without content say nothing.
      const berubah =
        !n || teknis !== (n.negosiasiTeknis ?? null) || harga !== (n.negosiasiHarga ?? null)
      if (!berubah) continue
      const boleh = n && !n.gugur && (adaPemenang ? n.urutan === 1 : lulusSemua(n, bobot))
      if (!boleh) {
        throw bidangSalah(`listEvaluasi.${i}.vendorId`, 'unknown', teks.bukanCalon)
      }
      if (baris.versi && baris.versi !== n.versi) throw versiUsang()
      galat.push(
        ...aturanNegosiasi(
          { nama: n.nama, negosiasiTeknis: teknis, negosiasiHarga: harga },
          { nilaiPenawaran: n.nilaiPenawaran, hps: paket.totalPagu }
        ).map((g) => ({ ...g, field: `listEvaluasi.${i}.${g.field}` }))
      )
      rincian[`${n.vendorId} ${n.nama}`] = beda(
        { negosiasiTeknis: n.negosiasiTeknis, negosiasiHarga: n.negosiasiHarga },
        { negosiasiTeknis: teknis, negosiasiHarga: harga }
      )
      tulis.push({ vendorId: n.vendorId, teknis, harga })
    }
    if (galat.length > 0) throw isianSalah(galat)
    if (tulis.length === 0 && isian.listEvaluasi.length === 0) {
      throw bidangSalah('listEvaluasi', 'required', teks.kosong)
    }
    for (const t of tulis) {
      await sql(
        trx,
        `update evaluasi set negosiasi_teknis = ?, negosiasi_harga = ?, versi = versi + 1,
                diubah_pada = ${sqlSekarang()} where paket_id = ? and rekanan_id = ?`,
        [t.teknis, t.harga, id, t.vendorId]
      )
    }
    if (tulis.length > 0) {
      await catat(trx, sumberDari(ctx), {
        aksi: 'negosiasi.simpan',
        objek: 'paket',
        objekId: id,
        rincian,
      })
    }
    return paket
  })

import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanKontrak } from '@eproc/domain/aturan_kontrak'
import { keHari } from '@eproc/domain/format'
import type { JenisHari } from '@eproc/domain/pilihan'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import type Paket from '#app/paket/paket'
import { kunciBarisPaket, paketUntuk, wajibHakPaket } from '#app/paket/pelaku_paket'
import { keadaanPaket, wajibTahapTerbuka } from '#app/paket/tahap_paket'
import { sppbjTerkirim } from '#app/tender/kiriman_query'
import type { IsianSurat } from '#app/tender/kontrak/kontrak_controller'
import { wajibBebasSanggah } from '#app/tender/sanggah/keadaan_sanggah'
import { bentrok, versiUsang } from '#inti/galat'
import { tegakkan } from '#inti/isian'
import { beda, catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

const teks = tenderHasil.kontrak

const potret = (p: Paket) => ({
  lamaPekerjaan: p.lamaPekerjaan,
  jenisHari: p.jenisHari,
  tglKontrak: p.tglKontrak,
  mulaiKontrak: p.mulaiKontrak,
  selesaiKontrak: p.selesaiKontrak,
  nilaiKontrak: p.nilaiKontrak,
})

/** The award letter is sent where the schedule has one; without one the minutes are. */
async function wajibSurat(trx: TransactionClientContract, paket: Paket): Promise<void> {
  const { templat, jadwal } = await keadaanPaket(paket, trx)
  const ada = (tab: 'sppbj' | 'ba-negosiasi') =>
    templat.some(
      (t) => t.staf.includes(tab) && jadwal.some((b) => b.kunci === t.kunci && b.include)
    )
  if (ada('sppbj')) {
    if (!(await sppbjTerkirim(paket.id, trx))) throw bentrok(teks.belumSppbj)
    return
  }
  if (!ada('ba-negosiasi')) return
  const [ba] = await sql(trx, 'select 1 from ba_negosiasi where paket_id = ? limit 1', [paket.id])
  if (!ba) throw bentrok(teks.belumBa)
}

/** Stores the contract form; open until SPMK is finished. */
export const simpanKontrak = (ctx: HttpContext, isian: IsianSurat): Promise<number> =>
  db.transaction(async (trx) => {
    const { id } = await paketUntuk(ctx, isian.paketPenyediaId)
    await wajibHakPaket(ctx, id, 'kontrak.surat', trx)
    const paket = await kunciBarisPaket(trx, id)
    if (isian.versi && isian.versi !== paket.versi) throw versiUsang()
    await wajibTahapTerbuka(trx, paket, 'spk', null, { sisi: 'staf' })
    await wajibBebasSanggah(trx, id)
    await wajibSurat(trx, paket)
    const baru = {
      lamaPekerjaan: isian.lamaPekerjaan ?? null,
      jenisHari: (isian.jenisHari ?? null) as JenisHari | null,
      tglKontrak: keHari(isian.tglKontrak),
      mulaiKontrak: keHari(isian.mulaiKontrak),
      selesaiKontrak: keHari(isian.selesaiKontrak),
      nilaiKontrak: isian.nilaiKontrak ?? null,
    }
    tegakkan(aturanKontrak(baru, { totalPagu: paket.totalPagu }))
    const rincian = beda(potret(paket), baru)
    paket.merge({ ...baru, versi: paket.versi + 1 })
    await paket.save()
    await catat(trx, sumberDari(ctx), {
      aksi: 'kontrak.simpan',
      objek: 'paket',
      objekId: id,
      rincian,
    })
    return id
  })

/** Locks the contract form for good (S3 §2.3). */
export const selesaikanSmpk = (ctx: HttpContext, paketId: number | null): Promise<void> =>
  db.transaction(async (trx) => {
    const { id } = await paketUntuk(ctx, paketId)
    await wajibHakPaket(ctx, id, 'kontrak.spmk', trx)
    const paket = await kunciBarisPaket(trx, id)
    await wajibTahapTerbuka(trx, paket, 'spmk', null, { sisi: 'staf' })
    if (aturanKontrak(potret(paket), { totalPagu: paket.totalPagu }).length > 0) {
      throw bentrok(teks.belumDisimpan)
    }
    await sql(
      trx,
      `update paket set kunci_spmk = true, versi = versi + 1, diubah_pada = ${sqlSekarang()} where id = ?`,
      [id]
    )
    await catat(trx, sumberDari(ctx), {
      aksi: 'spmk.selesai',
      objek: 'paket',
      objekId: id,
      rincian: { kunciSpmk: [false, true] },
    })
  })

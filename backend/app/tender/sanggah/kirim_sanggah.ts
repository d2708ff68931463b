/** A vendor objects, or staff enter a paper appeal (decisions §5, §5.1 KTEN 12). One a vendor, type and round. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TipeSanggah } from '@eproc/domain/pilihan'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { anggotaPokja, kabariStaf } from '#app/paket/kabari_paket'
import Paket from '#app/paket/paket'
import { wajibHakPaket } from '#app/paket/pelaku_paket'
import { paketRekanan, rekananSendiri } from '#app/paket/paket_rekanan'
import { wajibTahapRekanan, wajibTahapTerbuka } from '#app/paket/tahap_paket'
import { milikPaket, type BerkasBaru } from '#app/tender/berkas_hasil'
import { bentrok, bidangSalah, tidakDitemukan } from '#inti/galat'
import { catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { rekamBerkas } from '#inti/terima_berkas'
import { sqlSekarang } from '#inti/waktu'

const teks = tenderHasil.sanggah

interface IsianSanggah {
  paketPenyediaId: number
  vendorId: number
  tipe: TipeSanggah
}

export const kirimSanggah = (
  ctx: HttpContext,
  isian: IsianSanggah,
  berkas: BerkasBaru | undefined
): Promise<void> =>
  db.transaction(async (trx) => {
    const rekananId = rekananSendiri(ctx, isian.vendorId)
    const paket = await paketRekanan(rekananId, isian.paketPenyediaId, trx)
    await wajibTahapRekanan(trx, paket, rekananId, 'sanggah', isian.tipe)
    await simpan(ctx, trx, paket, rekananId, isian.tipe, berkas)
  })

/** Staff only where the stage has their own tab for appeals beside no vendor tab: KTEN 12, construction. */
export const catatBanding = (
  ctx: HttpContext,
  isian: Omit<IsianSanggah, 'tipe'>,
  berkas: BerkasBaru | undefined
): Promise<void> =>
  db.transaction(async (trx) => {
    await wajibHakPaket(ctx, isian.paketPenyediaId, 'tender.sanggah.jawab', trx)
    const paket = await Paket.findOrFail(isian.paketPenyediaId, { client: trx })
    const { baris } = await wajibTahapTerbuka(trx, paket, 'sanggah', 'BD', { sisi: 'staf' })
    const [kini] = await sql<{ dalam: boolean }>(
      trx,
      `select ${sqlSekarang()} < selesai as dalam from jadwal where id = ?`,
      [baris.id]
    )
    // Replies may come later than the stage's end, new appeals not.
    if (!kini!.dalam) throw bentrok(tenderHasil.penetapan.lewat)
    await simpan(ctx, trx, paket, isian.vendorId, 'BD', berkas)
  })

async function simpan(
  ctx: HttpContext,
  trx: TransactionClientContract,
  paket: Paket,
  rekananId: number,
  tipe: TipeSanggah,
  berkas: BerkasBaru | undefined
): Promise<void> {
  const [rekanan] = await sql<{ nama: string; masuk: boolean; dijawab: boolean; ada: boolean }>(
    trx,
    `select r.nama,
            exists (select 1 from penawaran w where w.paket_id = x.p and w.rekanan_id = r.id) as masuk,
            exists (select 1 from sanggah s where s.paket_id = x.p and s.rekanan_id = r.id and s.tipe = 'B'
                       and s.tgl_kirim_admin is not null and s.ditutup_pada is null) as dijawab,
            exists (select 1 from sanggah s where s.paket_id = x.p and s.rekanan_id = r.id and s.tipe = ?
                       and s.ditutup_pada is null) as ada
       from rekanan r, (select ?::int as p) x where r.id = ?`,
    [tipe, paket.id, rekananId]
  )
  if (!rekanan) throw tidakDitemukan()
  if (!rekanan.masuk) throw bentrok(teks.bukanPenawar)
  if (tipe === 'BD' && !rekanan.dijawab) throw bentrok(teks.bandingTanpaSanggah)
  if (rekanan.ada) throw bentrok(teks.sudahDikirim)
  if (!berkas) throw bidangSalah('fileSanggahVendor', 'required', teks.tanpaFileVendor)
  const jalur = await rekamBerkas(
    trx,
    berkas,
    milikPaket('tender.sanggah', paket.id, ctx.pelaku.id, rekananId)
  )
  const pencatat = ctx.pelaku.rekananId === rekananId ? null : ctx.pelaku.id
  const [baru] = await sql(
    trx,
    `insert into sanggah (paket_id, rekanan_id, tipe, file_sanggah_vendor, tgl_kirim_vendor, pencatat_id)
     values (?, ?, ?, ?, ${sqlSekarang()}, ?)
     on conflict (paket_id, rekanan_id, tipe) where ditutup_pada is null do nothing returning id`,
    [paket.id, rekananId, tipe, jalur, pencatat]
  )
  if (!baru) throw bentrok(teks.sudahDikirim)
  await catat(trx, sumberDari(ctx), {
    aksi: 'sanggah.kirim',
    objek: 'paket',
    objekId: paket.id,
    rincian: { vendorId: rekananId, nama: rekanan.nama, tipe, file: jalur, sha256: berkas.sha256 },
  })
  await kabariStaf(
    trx,
    [paket.ppkId, ...(await anggotaPokja(trx, paket.id))],
    '/ppk/tender',
    { pesan: teks.kabarMasuk(rekanan.nama, `${paket.kode} ${paket.nama}`) },
    ctx.pelaku.id
  )
}

import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import vine from '@vinejs/vine'
import { TIPE_UNDANGAN, kodePilihan, type TipeUndangan } from '@eproc/domain/pilihan'
import { tender as teks } from '@eproc/i18n/id/tender'
import type Paket from '#app/paket/paket'
import { wajibTahapTerbuka } from '#app/paket/tahap_paket'
import { kabariRekananPaket } from '#app/tender/kabar'
import { wajibBebasSanggah } from '#app/tender/sanggah/keadaan_sanggah'
import { periksaCalon } from '#app/tender/undangan/calon_query'
import { bentrok, bidangSalah, isianSalah, type GalatIsian } from '#inti/galat'
import { catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { rekamBerkas, type BerkasBaru } from '#inti/terima_berkas'
import { sqlSekarang } from '#inti/waktu'

/** `listUndangan` is JSON; entry i belongs to `listUploadFile[i]`. `userId` and `count` are of no weight. */
export const undanganValidator = vine.create({
  paketPenyediaId: vine.number().withoutDecimals().min(1).max(2147483647),
  tipe: vine.enum(kodePilihan(TIPE_UNDANGAN)),
  userId: vine.number().optional(),
  count: vine.number().optional(),
  listUndangan: vine.string().maxLength(200_000),
})

const barisValidator = vine.create(
  vine
    .array(
      vine.object({
        vendorId: vine.number().withoutDecimals().min(1).max(2147483647),
        /** false: not ticked */
        include: vine.boolean().optional(),
      })
    )
    .maxLength(100)
)

export interface CentangUndangan {
  vendorId: number
  berkas: BerkasBaru | undefined
  indeks: number
}

/** The ticked rows with their files. */
export async function bacaCentang(
  daftar: string,
  berkas: ReadonlyMap<number, BerkasBaru>
): Promise<CentangUndangan[]> {
  let mentah: unknown
  try {
    mentah = JSON.parse(daftar)
  } catch {
    throw bidangSalah('listUndangan', 'json', teks.undangan.daftarSalah)
  }
  const baris = await barisValidator.validate(mentah)
  return baris.flatMap((b, indeks) =>
    b.include === false ? [] : [{ vendorId: b.vendorId, berkas: berkas.get(indeks), indeks }]
  )
}

/** Sends invitations while the stage is open: one a vendor and type, each with its own letter. */
export async function kirimUndangan(
  trx: TransactionClientContract,
  ctx: HttpContext,
  paket: Paket,
  tipe: TipeUndangan,
  centang: readonly CentangUndangan[]
): Promise<void> {
  if (centang.length === 0) throw bidangSalah('listUndangan', 'minLength', teks.undangan.minimal)
  const terbuka = await wajibTahapTerbuka(trx, paket, 'undangan', tipe, { sisi: 'staf' })
  // Nobody negotiates while an objection is unanswered or was upheld (decisions §5 'Objections').
  if (tipe === 'N') await wajibBebasSanggah(trx, paket.id)
  const calon = await periksaCalon(
    trx,
    paket,
    tipe,
    centang.map((c) => c.vendorId)
  )
  const galat: GalatIsian[] = []
  const ditemui = new Set<number>()
  for (const c of centang) {
    const nama = calon.get(c.vendorId)?.nama ?? String(c.vendorId)
    const field = `listUndangan.${c.indeks}`
    const keluhan = (rule: string, message: string) => galat.push({ field, rule, message })
    if (ditemui.has(c.vendorId)) keluhan('ganda', teks.undangan.ganda(nama))
    else if (calon.get(c.vendorId)?.terkirim) throw bentrok(teks.undangan.sudahDikirim(nama))
    else if (!calon.get(c.vendorId)?.boleh) keluhan('calon', teks.undangan.bukanCalon(nama))
    else if (!c.berkas) keluhan('required', teks.undangan.tanpaFile(nama))
    ditemui.add(c.vendorId)
  }
  if (galat.length > 0) throw isianSalah(galat)
  for (const { vendorId, berkas } of centang) {
    const file = await rekamBerkas(trx, berkas!, {
      kelas: 'tender.undangan',
      objek: 'paket',
      objekId: paket.id,
      rekananId: vendorId,
      pengunggahId: ctx.pelaku.id,
    })
    const tersimpan = await sql(
      trx,
      `insert into undangan (paket_id, tipe, rekanan_id, file_undangan, tgl_kirim, pengirim_id)
       values (?, ?, ?, ?, ${sqlSekarang()}, ?)
       on conflict (paket_id, tipe, rekanan_id) do nothing returning id`,
      [paket.id, tipe, vendorId, file, ctx.pelaku.id]
    )
    const { nama } = calon.get(vendorId)!
    if (tersimpan.length === 0) throw bentrok(teks.undangan.sudahDikirim(nama))
    await catat(trx, sumberDari(ctx), {
      aksi: 'undangan.kirim',
      objek: 'paket',
      objekId: paket.id,
      rincian: { tipe, tahap: terbuka.tahap.kunci, rekananId: vendorId, nama, file },
    })
  }
  const jenis = teks.undangan.jenis[tipe]
  await kabariRekananPaket(
    trx,
    paket,
    centang.map((c) => c.vendorId),
    {
      kabar: teks.undangan.kabar(jenis, paket.nama),
      perihal: teks.undangan.perihal(jenis, paket.nama),
      paragraf: [teks.undangan.isi(jenis)],
    }
  )
}

import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { JenisDokumenTender } from '@eproc/domain/jawaban/tender'
import { tender as teks } from '@eproc/i18n/id/tender'
import type Paket from '#app/paket/paket'
import { kunciBarisPaket } from '#app/paket/pelaku_paket'
import { keadaanPaket, konteksRekanan, type KeadaanPaket } from '#app/paket/tahap_paket'
import { kabariRekananPaket, pesertaAktif } from '#app/tender/kabar'
import {
  pilihTahapDokumen,
  wajibBolehUnggah,
  type TahapDokumen,
} from '#app/tender/dokumen/tahap_dokumen'
import { versiDokumen } from '#app/tender/dokumen/dokumen_query'
import { tampakRekanan } from '@eproc/domain/tahap/akses'
import { isianSalah } from '#inti/galat'
import { catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { rekamBerkas, type BerkasBaru } from '#inti/terima_berkas'
import { sqlSekarang } from '#inti/waktu'

const JENIS: readonly JenisDokumenTender[] = ['fileSDP', 'fileTambahan']

export interface KirimanDokumen {
  berkas: Partial<Record<JenisDokumenTender, BerkasBaru>>
  /** key of the pick-up stage; null: the current one */
  tahap: string | null
  keterangan: string | null
}

/**
 * Stores a new version of one or both documents; the earlier ones stay. An addendum is told to everybody who takes
 * part and may see the documents.
 * @returns is it an addendum?
 */
export async function simpanDokumen(
  trx: TransactionClientContract,
  ctx: HttpContext,
  paket: Paket,
  { berkas, tahap: kunci, keterangan }: KirimanDokumen
): Promise<boolean> {
  const jenis = JENIS.filter((j) => berkas[j])
  if (jenis.length === 0) {
    const galat = { rule: 'required', message: teks.dokumen.minimal }
    throw isianSalah(JENIS.map((field) => ({ field, ...galat })))
  }
  await kunciBarisPaket(trx, paket.id)
  const k = await keadaanPaket(paket, trx)
  const t = pilihTahapDokumen(k, kunci)
  const ada = (await versiDokumen(trx, paket.id)).filter((v) => v.tahap === t.tahap.kunci)
  let addendum = false
  for (const j of jenis) {
    const lama = ada.find((v) => v.jenis === j)
    addendum = wajibBolehUnggah(k, t, lama !== undefined) || addendum
    const file = await rekamBerkas(trx, berkas[j]!, {
      kelas: 'tender.dokumen',
      objek: 'paket',
      objekId: paket.id,
      pengunggahId: ctx.pelaku.id,
    })
    const versiKe = (lama?.versiKe ?? 0) + 1
    await sql(
      trx,
      `insert into paket_dokumen (paket_id, tahap, jenis, versi_ke, file, keterangan, oleh_id, pada)
       values (?, ?, ?, ?, ?, ?, ?, ${sqlSekarang()})`,
      [paket.id, t.tahap.kunci, j, versiKe, file, keterangan, ctx.pelaku.id]
    )
    await catat(trx, sumberDari(ctx), {
      aksi: 'dokumen.simpan',
      objek: 'paket',
      objekId: paket.id,
      rincian: { tahap: t.tahap.kunci, [j]: [lama?.file ?? null, file], versiKe },
      alasan: keterangan,
    })
  }
  if (addendum) await kabariAddendum(trx, paket, k, t, jenis, keterangan)
  return addendum
}

async function kabariAddendum(
  trx: TransactionClientContract,
  paket: Paket,
  k: KeadaanPaket,
  t: TahapDokumen,
  jenis: readonly JenisDokumenTender[],
  keterangan: string | null
): Promise<void> {
  const penerima: number[] = []
  for (const rekananId of await pesertaAktif(trx, paket.id)) {
    const konteks = await konteksRekanan(paket, rekananId, trx, k)
    if (tampakRekanan(t.tahap, t.baris, k.status, konteks)) penerima.push(rekananId)
  }
  await kabariRekananPaket(trx, paket, penerima, {
    kabar: teks.dokumen.kabar(paket.nama),
    perihal: teks.dokumen.perihal(paket.nama),
    paragraf: [
      teks.dokumen.isi(jenis.map((j) => teks.dokumen.nama[j])),
      ...(keterangan ? [keterangan] : []),
    ],
  })
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Hak } from '@eproc/domain/common/rights'
import { bacaWaktu, petaPasangan } from '@eproc/domain/panitia/jadwal_tender'
import { lewatPenjelasan } from '@eproc/domain/panitia/tahap_tender'
import { panitia as teks } from '@eproc/i18n/id/panitia'
import { terlambatDiperlihatkan } from '#app/paket_berjalan/jadwal/perlihatkan_berkas'
import { keadaanPaket, type KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { pasangBerkasTahap, salinBerkas } from '#app/panitia/berkas/simpan_berkas_tender'
import { paketTender, tenderUntuk } from '#app/panitia/tender_untuk'
import type { Pelaku } from '#core/auth/actor'
import type { BerkasBaru } from '#core/files/receive_files'
import { conflict, invalidField } from '#core/http/errors'

const berlangsung = (p: Paket): boolean => 'AS'.includes(p.statusPelaksanaan)

const penjelasanLewat = (p: Paket, { jadwal, kini }: KeadaanPaket): boolean =>
  lewatPenjelasan(bacaWaktu(petaPasangan(p.metodePemilihan, p.kualifikasi), jadwal), kini)

const HAK: Hak = 'tender.penjelasan'

/**
 * Would every running package of the tender take the minutes now: from who has the right on it, after its explanation,
 * until its offers are in?
 */
export function beritaAcaraDiterima(
  keadaan: ReadonlyMap<Paket, KeadaanPaket>,
  berhak: (hak: Hak) => readonly { id: number }[]
): boolean {
  const milik = new Set(berhak(HAK).map((p) => p.id))
  const berjalan = [...keadaan].filter(([p]) => berlangsung(p))
  return (
    berjalan.length > 0 &&
    berjalan.every(([p, k]) => {
      const { PemberianPenjelasan: kunci } = petaPasangan(p.metodePemilihan, p.kualifikasi)
      const tahap = k.templat.find((t) => t.kunci === kunci)
      return (
        milik.has(p.id) && penjelasanLewat(p, k) && !(tahap && terlambatDiperlihatkan(k, tahap))
      )
    })
  )
}

/** The minutes of the explanation, for each running package, once its explanation has passed (S3 §4.4). */
export async function unggahBeritaAcara(
  trx: TransactionClientContract,
  actor: Pelaku,
  { tenderId, berkas }: { tenderId: number | null; berkas: BerkasBaru | undefined }
): Promise<void> {
  const tender = await tenderUntuk(trx, { tenderId }, 'jalan')
  const paket = (await paketTender(tender)).filter(berlangsung)
  if (paket.length === 0) throw conflict(teks.errors.tanpaPaket)
  if (!berkas) throw invalidField('BeritaAcaraPenjelasan', 'required', teks.aturan.berkas)
  for (const [i, p] of paket.entries()) {
    await paketUntukTindakan(trx, actor, { paketId: p.id }, { hak: HAK })
    if (!penjelasanLewat(p, await keadaanPaket(p, trx))) {
      throw conflict(teks.errors.penjelasanBelum)
    }
    const milik = i === 0 ? berkas : await salinBerkas(berkas)
    await pasangBerkasTahap(trx, actor, p, 'BeritaAcaraPenjelasan', milik)
  }
}

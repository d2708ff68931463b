import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bacaWaktu, petaPasangan } from '@eproc/domain/panitia/jadwal_tender'
import { lewatPenjelasan } from '@eproc/domain/panitia/tahap_tender'
import { panitia as teks } from '@eproc/i18n/id/panitia'
import { bacaLangkah, kiniBasisData } from '#app/paket/jadwal/jadwal_query'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { pasangBerkasTahap, salinBerkas } from '#app/panitia/berkas/simpan_berkas_tender'
import { paketTender, tenderUntuk } from '#app/panitia/tender_untuk'
import type { Pelaku } from '#core/auth/actor'
import type { BerkasBaru } from '#core/files/receive_files'
import { conflict, invalidField } from '#core/http/errors'

/** The minutes of the explanation, for each running package, once its explanation has passed (S3 §4.4). */
export async function unggahBeritaAcara(
  trx: TransactionClientContract,
  actor: Pelaku,
  { tenderId, berkas }: { tenderId: number | null; berkas: BerkasBaru | undefined }
): Promise<void> {
  const tender = await tenderUntuk(trx, { tenderId }, 'jalan')
  const paket = (await paketTender(tender)).filter((p) => 'AS'.includes(p.statusPelaksanaan))
  if (paket.length === 0) throw conflict(teks.errors.tanpaPaket)
  if (!berkas) throw invalidField('BeritaAcaraPenjelasan', 'required', teks.aturan.berkas)
  for (const [i, p] of paket.entries()) {
    await paketUntukTindakan(trx, actor, { paketId: p.id }, { hak: 'tender.penjelasan' })
    const jadwal = await bacaLangkah(trx, p.id)
    const waktu = bacaWaktu(petaPasangan(p.metodePemilihan, p.kualifikasi), jadwal)
    const kini = (await kiniBasisData(trx)).getTime()
    if (!lewatPenjelasan(waktu, kini)) throw conflict(teks.errors.penjelasanBelum)
    const milik = i === 0 ? berkas : await salinBerkas(berkas)
    await pasangBerkasTahap(trx, actor, p, 'BeritaAcaraPenjelasan', milik)
  }
}

/** A failed package is tendered again (decisions §5): a new package is drafted from it, the old one reads U. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanPaket } from '@eproc/domain/paket/aturan_paket'
import { paket as teks } from '@eproc/i18n/id/paket'
import { catatRilis } from '#app/ocds/catat_rilis'
import { newBagian, paketValues, type PaketValues } from '#app/paket/isi/bentuk_paket'
import { lockKegiatan, paguPla } from '#app/paket/acuan/pagu_kegiatan_query'
import { kodeBaru } from '#app/paket/isi/simpan_paket'
import { jadwalTemplat, tulisBagian } from '#app/paket/isi/tulis_bagian'
import { wajibAlasan } from '#app/paket/proses/hentikan_paket'
import type Jadwal from '#app/paket_berjalan/jadwal/jadwal'
import { roles } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage, packageVendors } from '#app/paket_berjalan/package_message'
import Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import Kegiatan from '#app/rup/kegiatan/kegiatan'
import type { Pelaku } from '#core/auth/actor'
import { conflict } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

/** Answers the new package's id and code. Its schedule has no times yet, its pokja is appointed anew. */
export async function ulangPaket(
  trx: TransactionClientContract,
  actor: Pelaku,
  { alasan, ...dibaca }: PaketDibaca & { alasan?: string | null | undefined }
): Promise<{ id: number; kode: string }> {
  const previous = await paketUntukTindakan(trx, actor, dibaca, { tindakan: 'ulang' })
  const sebab = wajibAlasan(alasan)
  if (await sudahDiulang(trx, previous)) throw conflict(teks.errors.sudahUlang)
  const isi = { ...(await paketValues(previous)), listJadwal: [] }
  const ids = [...new Set(isi.listPendanaan!.map((p) => p.kegiatanId!))]
  const kegiatan = await lockKegiatan(trx, ids, previous.id)
  enforce(aturanPaket(isi, { kegiatan, paguPla: await paguPla() }))

  const kode = await kodeBaru(trx, previous.tahunAnggaran)
  await previous.tenderUlang(actor, sebab, kode)
  await catatRilis(trx, previous.id)
  const baru = await previous.salin(actor, sebab, kode)
  await tulisBagian(trx, baru, newBagian(isi, await jadwalSama(previous, isi)))
  await Kegiatan.segarkanStatus(trx, ids)
  await kabariUlang(trx, actor, { previous, baru, sebab })
  return { id: baru.id, kode }
}

/** The vendors, and the planners: the draft is theirs to complete and to submit. */
async function kabariUlang(
  trx: TransactionClientContract,
  actor: Pelaku,
  { previous, baru, sebab }: { previous: Paket; baru: Paket; sebab: string }
): Promise<void> {
  const { id, kode, nama } = previous
  const paragraphs = [teks.kabar.alasan(sebab)]
  const kabar = packageMessage(teks.kabar.ulang(kode, nama), packagePage(id), paragraphs)
  await tell(trx, { who: packageVendors(previous) }, kabar)
  const draf = teks.kabar.drafUlang(kode, nama, baru.kode)
  await tell(
    trx,
    { who: [roles('operatorULP')], except: [actor.id] },
    packageMessage(draf, `/rup/paket/penyedia/${baru.id}/show`, paragraphs)
  )
}

/** Was it tendered again already, as a package that was not cancelled? */
async function sudahDiulang(trx: TransactionClientContract, previous: Paket): Promise<boolean> {
  const ulangan = Paket.query({ client: trx }).where('paketAsalId', previous.id)
  return (await ulangan.whereNot('statusPelaksanaan', 'B').first()) !== null
}

/** The stages of the template, those left out that were left out before. */
async function jadwalSama(previous: Paket, isi: PaketValues): Promise<Jadwal[]> {
  const ikut = new Map(
    (await previous.related('jadwal').query()).map(({ kunci: key, include }) => [key, include])
  )
  const jadwal = jadwalTemplat(isi)
  for (const langkah of jadwal) langkah.include = ikut.get(langkah.kunci) ?? langkah.include
  return jadwal
}

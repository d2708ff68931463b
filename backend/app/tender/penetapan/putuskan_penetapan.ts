/** The ppk of the package confirms or rejects what the pokja proposed (decisions §2). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanUrutan } from '@eproc/domain/tender/aturan_urutan'
import { hargaAkhir, lulusBagian } from '@eproc/domain/tender/nilai_rekanan'
import { bolehMenyetujui } from '@eproc/domain/common/rights'
import { batasPenetapan } from '@eproc/domain/tahap/susulan'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { catatRilis } from '#app/ocds/catat_rilis'
import { pokja } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import Evaluasi from '#app/tender/evaluasi/evaluasi'
import { bobotPaket, muatNilai } from '#app/tender/evaluasi/nilai_query'
import Penetapan from '#app/tender/penetapan/penetapan'
import type { PutusanInput } from '#app/tender/penetapan/penetapan_validator'
import type { Pelaku } from '#core/auth/actor'
import { conflict, invalidField, forbidden, staleVersion } from '#core/http/errors'

const teks = tenderHasil.penetapan
type Putusan = PutusanInput & { paketId: number | null }

/** Makes the proposal effective: the ranks are written, at most one of each. */
export async function tegaskanPenetapan(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: Putusan
): Promise<void> {
  const { paket, usul } = await usulUntuk(trx, actor, input)
  await wajibMasihWaktu(trx, paket, usul)
  await wajibMasihSah(trx, paket, usul)
  const previous = await Penetapan.berstatus(trx, paket.id, 'tegas')
  for (const p of previous.filter((x) => x.tahap === usul.tahap)) await p.gantikan(actor)
  await usul.tegaskan(actor)
  if (usul.jenis === 'pengganti') {
    const evaluasi = await Evaluasi.menurutRekanan(trx, paket.id)
    const pemenang = [...evaluasi.values()].find((e) => e.urutan === 1)
    await pemenang?.gugurkan(actor, usul.alasan!)
  }
  if (usul.jenis !== 'kualifikasi') await Evaluasi.urutkan(trx, actor, paket.id, usul.isi)
  await catatRilis(trx, paket.id)
  await kabariPokja(trx, actor, paket, teks.kabarTegas(`${paket.kode} ${paket.nama}`))
}

/** Sends the proposal back with the reason. */
export async function tolakPenetapan(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: Putusan
): Promise<void> {
  const { paket, usul } = await usulUntuk(trx, actor, input)
  const alasan = input.alasan?.trim()
  if (!alasan) throw invalidField('alasan', 'required', teks.alasanTolak)
  await usul.tolak(actor, alasan)
  await kabariPokja(trx, actor, paket, teks.kabarTolak(`${paket.kode} ${paket.nama}`, alasan))
}

/** The proposal that waits, as the caller has read it; nobody decides on their own. */
async function usulUntuk(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, id }: Putusan
): Promise<{ paket: Paket; usul: Penetapan }> {
  const hak = 'tender.penetapan.tegaskan'
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { hak })
  const [usul] = await Penetapan.berstatus(trx, paket.id, 'usul')
  if (!usul) throw conflict(teks.tanpaUsul)
  if (id && id !== usul.id) throw staleVersion(usul.changedRecord())
  if (!bolehMenyetujui(actor.id, [usul.pengusulId])) throw forbidden(teks.sendiri)
  return { paket, usul }
}

/**
 * A proposal is confirmed until the objection after it begins, one that replaces a confirmed one until the next stage
 * that vendors see; a substitute any time.
 */
async function wajibMasihWaktu(
  trx: TransactionClientContract,
  paket: Paket,
  usul: Penetapan
): Promise<void> {
  const k = await keadaanPaket(paket, trx)
  if (k.status !== 'A') throw conflict(teks.lewat)
  if (usul.jenis === 'pengganti') return
  const tahap = k.templat.find((t) => t.kunci === usul.tahap)
  if (!tahap) throw conflict(teks.lewat)
  const limit = batasPenetapan(k.templat, k.jadwal, tahap, k.ditegaskan.has(tahap.kunci))
  if (k.suratTerkirim || (limit !== null && k.kini >= limit)) throw conflict(teks.lewat)
}

/** The evaluation may have changed since the proposal was made. */
async function wajibMasihSah(
  trx: TransactionClientContract,
  paket: Paket,
  usul: Penetapan
): Promise<void> {
  const nilai = await muatNilai(trx, paket.id)
  if (usul.jenis === 'kualifikasi') {
    const sama = nilai.every(
      (n) =>
        (usul.isi.find((i) => i.vendorId === n.vendorId)?.lulus ?? false) ===
        (lulusBagian(n, 'K') === true)
    )
    if (!sama) throw conflict(teks.usang)
    return
  }
  const error = aturanUrutan(
    usul.isi.map(({ vendorId, urutan }) => ({ vendorId, urutan })),
    { nilai, bobot: bobotPaket(paket), hps: paket.totalPagu, alasan: usul.alasan }
  ).filter((g) => g.field !== 'alasan')
  const harga = usul.isi.every((i) => {
    const n = nilai.find((x) => x.vendorId === i.vendorId)
    return !n || i.urutan === 0 || hargaAkhir(n) === i.nilai
  })
  if (error.length > 0 || !harga) throw conflict(teks.usang)
}

const kabariPokja = (
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  pesan: string
): Promise<void> =>
  tell(
    trx,
    { who: [pokja(paket.id)], except: [actor.id] },
    packageMessage(pesan, packagePage(paket.id))
  )

/** The ppk of the package confirms or rejects what the pokja proposed (decisions §2). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { catatRilis } from '#app/ocds/catat_rilis'
import { pokja } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { keadaanPaket, type KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import Evaluasi from '#app/tender/evaluasi/evaluasi'
import { muatNilai } from '#app/tender/evaluasi/nilai_query'
import PengumumanHasil from '#app/tender/hasil/pengumuman_hasil'
import { halanganTegas, halanganTolak, usulSendiri } from '#app/tender/penetapan/boleh_putus'
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
  const nilai = await muatNilai(trx, paket.id)
  const keadaan = await keadaanPaket(paket, trx)
  const halangan = halanganTegas(paket, keadaan, usul, nilai)
  if (halangan) throw conflict(halangan)
  const previous = await Penetapan.berstatus(trx, paket.id, 'tegas')
  for (const p of previous.filter((x) => tergantikan(keadaan, usul, x))) await p.gantikan(actor)
  await usul.tegaskan(actor)
  if (usul.jenis === 'pengganti') {
    const evaluasi = await Evaluasi.menurutRekanan(trx, paket.id)
    const pemenang = [...evaluasi.values()].find((e) => e.urutan === 1)
    await pemenang?.gugurkan(actor, { alasan: usul.alasan!, sebab: usul.sebab })
    // Whoever was told of the lost winner is told of who follows.
    const umum = keadaan.templat.filter((t) => t.umumkan?.includes('pemenang'))
    const kunci = umum.map((t) => t.kunci)
    if (usul.isi.some((i) => i.urutan > 0)) await PengumumanHasil.lupakan(trx, paket.id, kunci)
  }
  if (usul.jenis !== 'kualifikasi') await Evaluasi.urutkan(trx, actor, paket.id, usul.isi)
  await catatRilis(trx, paket.id)
  await kabariPokja(trx, actor, paket, teks.kabarTegas(`${paket.kode} ${paket.nama}`))
}

/** Who follows has still to become the provider where that is determined in a later stage. */
function tergantikan({ templat }: KeadaanPaket, usul: Penetapan, lama: Penetapan): boolean {
  if (lama.tahap === usul.tahap) return true
  const urut = (kunci: string) => templat.find((t) => t.kunci === kunci)?.urut ?? 0
  return usul.jenis === 'pengganti' && urut(lama.tahap) > urut(usul.tahap)
}

/** Sends the proposal back with the reason. */
export async function tolakPenetapan(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: Putusan
): Promise<void> {
  const { paket, usul } = await usulUntuk(trx, actor, input)
  const halangan = halanganTolak(await keadaanPaket(paket, trx))
  if (halangan) throw conflict(halangan)
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
  const sendiri = usulSendiri(usul, actor.id)
  if (sendiri) throw forbidden(sendiri)
  return { paket, usul }
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

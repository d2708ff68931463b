/** Who has a vendor in hand, so that two verifiers don't do the same work: taken, renewed, taken over, given back. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PemeriksaVerifikasi } from '@eproc/domain/verifikasi/answers'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import type Rekanan from '#app/dosir/rekanan'
import { users, verifiers } from '#app/notifikasi/audience'
import { hint, tell } from '#app/notifikasi/tell'
import Pemeriksaan from '#app/verifikasi/pemeriksaan/pemeriksaan'
import { giliranBerikut } from '#app/verifikasi/pemeriksaan/giliran_query'
import { lockRekanan } from '#app/verifikasi/rekanan/rekanan_terkunci'
import type { Actor, Pelaku } from '#core/auth/actor'
import { conflict } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'

const teks = verifikasi.pemeriksaan

/** Throws 409 while another verifier has the vendor in hand. Who has it keeps it with every decision. */
export async function hanyaPemeriksa(
  trx: TransactionClientContract,
  source: Actor,
  rekanan: Rekanan
): Promise<void> {
  const kini = await Pemeriksaan.berlaku(rekanan.id, trx)
  if (!kini) return
  if (kini.penggunaId !== source.id) throw conflict(teks.dipegang(kini.pengguna.nama))
  await Pemeriksaan.pegang(trx, rekanan.id, source.id)
}

/** @param paksa takes it from the one who has it, who is told */
export async function ambilRekanan(
  trx: TransactionClientContract,
  pelaku: Pelaku,
  { id, paksa }: { id: number | null; paksa: boolean }
): Promise<PemeriksaVerifikasi> {
  const rekanan = await lockRekanan(trx, id)
  const dulu = await Pemeriksaan.berlaku(rekanan.id, trx)
  const lain = dulu && dulu.penggunaId !== pelaku.id ? dulu : null
  if (lain && !paksa) throw conflict(teks.dipegang(lain.pengguna.nama))
  if (lain) {
    const dari = lain.pengguna.nama
    await writeJournal(trx, pelaku, {
      aksi: 'verifikasi.ambilAlih',
      objek: 'rekanan',
      objekId: rekanan.id,
      rincian: { pemeriksa: [dari, pelaku.nama] },
    })
    await tell(
      trx,
      { who: [users(lain.penggunaId)] },
      {
        from: pelaku.nama,
        text: teks.diambilAlih(rekanan.nama),
        link: `/admin/vendor/${rekanan.id}/show`,
      }
    )
  }
  const baru = await Pemeriksaan.pegang(trx, rekanan.id, pelaku.id)
  if (!dulu || lain) await beriTahu(trx, rekanan.id)
  await baru.load('pengguna')
  return baru.untuk(pelaku.id)
}

export async function tinggalkanRekanan(
  trx: TransactionClientContract,
  pelaku: Pelaku,
  id: number | null
): Promise<void> {
  const rekanan = await lockRekanan(trx, id)
  const kini = await Pemeriksaan.berlaku(rekanan.id, trx)
  if (kini?.penggunaId !== pelaku.id) return
  await kini.useTransaction(trx).delete()
  await beriTahu(trx, rekanan.id)
}

/** Takes the vendor that waits longest and that nobody else has in hand, none of `lewati`; null: nothing waits. */
export async function ambilBerikutnya(
  trx: TransactionClientContract,
  pelaku: Pelaku,
  lewati: readonly number[]
): Promise<number | null> {
  const id = await giliranBerikut(trx, pelaku.id, lewati)
  if (id === null) return null
  await Pemeriksaan.pegang(trx, id, pelaku.id)
  await beriTahu(trx, id)
  return id
}

const beriTahu = (trx: TransactionClientContract, rekananId: number) =>
  hint(trx, { who: [verifiers] }, { jenis: 'verifikasi', rekananId })

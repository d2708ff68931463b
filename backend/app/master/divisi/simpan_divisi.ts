/** Creating, changing and deleting a division; answers its id. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanDivisi, type IsianDivisi } from '@eproc/domain/master/aturan_master'
import { master as teks } from '@eproc/i18n/id/master'
import Divisi from '#app/master/divisi/divisi'
import type { Actor } from '#core/auth/actor'
import { foundLocked } from '#core/database/found'
import { terlarang } from '#core/http/errors'
import { tegakkan } from '#core/http/input'

type Isian = IsianDivisi & { versi?: number | null | undefined }

/** Judges the form and answers what is stored. */
async function periksa(trx: TransactionClientContract, isian: Isian, lama: Divisi | null) {
  const direktorat = await Divisi.query({ client: trx }).withScopes((s) => s.direktorat())
  tegakkan(
    aturanDivisi(isian, {
      direktorat: direktorat.map((d) => d.kode),
      ...(lama ? { kodeLama: lama.kode, punyaBawahan: await lama.punyaBawahan() } : {}),
    })
  )
  const { kode, nama, nick, parent } = isian
  return { kode: kode!, nama: nama!, nick: nick!, parent: parent || null }
}

export async function tambahDivisi(
  trx: TransactionClientContract,
  actor: Actor,
  isian: Isian
): Promise<number> {
  const divisi = new Divisi().useTransaction(trx).merge(await periksa(trx, isian, null))
  return (await divisi.by(actor, 'divisi.tambah').save()).id
}

export async function ubahDivisi(
  trx: TransactionClientContract,
  actor: Actor,
  isian: Isian & { id: number | null }
): Promise<number> {
  const divisi = (await foundLocked(Divisi, trx, isian.id)).asRead(isian.versi)
  const nickBerubah = isian.nick?.toLowerCase() !== divisi.nick.toLowerCase()
  // The nickname gives rights (unlada), and nobody widens their own.
  if (nickBerubah && (await divisi.beranggota(actor.id))) throw terlarang(teks.galat.nickSendiri)
  divisi.merge(await periksa(trx, isian, divisi))
  return (await divisi.by(actor, 'divisi.ubah').save()).id
}

export async function hapusDivisi(
  trx: TransactionClientContract,
  actor: Actor,
  id: number | null
): Promise<void> {
  await (await foundLocked(Divisi, trx, id)).by(actor, 'divisi.hapus').delete()
}

/** Creating, changing and deleting a division; answers its id. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanDivisi, type DivisiInput } from '@eproc/domain/master/aturan_master'
import { master as teks } from '@eproc/i18n/id/master'
import Divisi from '#app/master/divisi/divisi'
import type { Actor } from '#core/auth/actor'
import { foundLocked } from '#core/database/found'
import { forbidden } from '#core/http/errors'
import { enforce } from '#core/http/input'

type FormInput = DivisiInput & { versi?: number | null | undefined }

/** Judges the form and answers what is stored. */
async function periksa(trx: TransactionClientContract, input: FormInput, previous: Divisi | null) {
  const direktorat = await Divisi.query({ client: trx }).withScopes((s) => s.direktorat())
  enforce(
    aturanDivisi(input, {
      direktorat: direktorat.map((d) => d.kode),
      ...(previous ? { kodeLama: previous.kode, punyaBawahan: await previous.punyaBawahan() } : {}),
    })
  )
  const { kode, nama, nick, parent } = input
  return { kode: kode!, nama: nama!, nick: nick!, parent: parent || null }
}

export async function tambahDivisi(
  trx: TransactionClientContract,
  actor: Actor,
  input: FormInput
): Promise<number> {
  const divisi = new Divisi().useTransaction(trx).merge(await periksa(trx, input, null))
  return (await divisi.by(actor, 'divisi.tambah').save()).id
}

export async function ubahDivisi(
  trx: TransactionClientContract,
  actor: Actor,
  input: FormInput & { id: number | null }
): Promise<number> {
  const divisi = (await foundLocked(Divisi, trx, input.id)).asRead(input.versi)
  const nickBerubah = input.nick?.toLowerCase() !== divisi.nick.toLowerCase()
  // The nickname gives rights (unlada), and nobody widens their own.
  if (nickBerubah && (await divisi.beranggota(actor.id))) throw forbidden(teks.errors.nickSendiri)
  divisi.merge(await periksa(trx, input, divisi))
  return (await divisi.by(actor, 'divisi.ubah').save()).id
}

export async function hapusDivisi(
  trx: TransactionClientContract,
  actor: Actor,
  id: number | null
): Promise<void> {
  await (await foundLocked(Divisi, trx, id)).by(actor, 'divisi.hapus').delete()
}

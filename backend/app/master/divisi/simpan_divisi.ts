/** Creating, changing and deleting a division. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanDivisi, type DivisiInput } from '@eproc/domain/master/aturan_master'
import { akses } from '@eproc/i18n/id/akses'
import { master } from '@eproc/i18n/id/master'
import { isAskedDivisi } from '#app/akun/akses/divisi_diminta_query'
import PerubahanAkses from '#app/akun/akses/perubahan_akses'
import { mintaAkses } from '#app/master/akses/minta_akses'
import Divisi from '#app/master/divisi/divisi'
import type { Actor } from '#core/auth/actor'
import { foundLocked } from '#core/database/found'
import { conflict, forbidden } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

type FormInput = DivisiInput & {
  versi?: number | null | undefined
  /** it is the procurement unit; changed by two administrators */
  unitPengadaan?: boolean | null | undefined
}

/** The division's id, and that of the request when its flag waits for a second administrator. */
export interface HasilDivisi {
  id: number
  menunggu: number | null
}

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
): Promise<HasilDivisi> {
  const divisi = new Divisi().useTransaction(trx).merge(await periksa(trx, input, null))
  await divisi.by(actor, 'divisi.tambah').save()
  return { id: divisi.id, menunggu: await mintaUnit(trx, actor, divisi, input) }
}

export async function ubahDivisi(
  trx: TransactionClientContract,
  actor: Actor,
  input: FormInput & { id: number | null }
): Promise<HasilDivisi> {
  const divisi = (await foundLocked(Divisi, trx, input.id)).asRead(input.versi)
  const { kode } = divisi
  divisi.merge(await periksa(trx, input, divisi))
  await divisi.by(actor, 'divisi.ubah').save()
  if (divisi.kode !== kode) await PerubahanAkses.renameDivisi(trx, kode, divisi.kode)
  return { id: divisi.id, menunggu: await mintaUnit(trx, actor, divisi, input) }
}

/** The flag gives rights: it waits for a second administrator, and nobody widens their own. */
async function mintaUnit(
  trx: TransactionClientContract,
  actor: Actor,
  divisi: Divisi,
  { unitPengadaan }: FormInput
): Promise<number | null> {
  const kini = divisi.unitPengadaan === true
  if (typeof unitPengadaan !== 'boolean' || unitPengadaan === kini) return null
  if (await divisi.beranggota(actor.id)) throw forbidden(akses.errors.unitSendiri)
  return mintaAkses(trx, actor, {
    objek: 'divisi',
    divisiId: divisi.id,
    nama: divisi.nama,
    semula: { unitPengadaan: kini },
    isi: { unitPengadaan },
  })
}

export async function hapusDivisi(
  trx: TransactionClientContract,
  actor: Actor,
  { id, versi }: { id: number | null; versi?: number | null | undefined }
): Promise<void> {
  const divisi = (await foundLocked(Divisi, trx, id)).asRead(versi)
  if (divisi.unitPengadaan) throw conflict(akses.errors.unitDihapus)
  if (await isAskedDivisi(trx, divisi.kode)) {
    const { dipakai, pemakai } = master.errors
    throw conflict(dipakai(Divisi.noun, pemakai.perubahan_akses!))
  }
  await divisi.by(actor, 'divisi.hapus').delete()
}

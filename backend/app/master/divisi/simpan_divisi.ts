/** Creating, changing and deleting a division. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanDivisi, type DivisiInput } from '@eproc/domain/master/aturan_master'
import { akses } from '@eproc/i18n/id/akses'
import { master } from '@eproc/i18n/id/master'
import { isAskedDivisi } from '#app/akun/akses/divisi_diminta_query'
import PerubahanAkses from '#app/akun/akses/perubahan_akses'
import { mintaAkses } from '#app/master/akses/minta_akses'
import Divisi from '#app/master/divisi/divisi'
import { bekerjaDi } from '#app/master/divisi/pindah_divisi_query'
import { tellMove } from '#app/master/divisi/tell_move'
import type { Actor } from '#core/auth/actor'
import { foundLocked } from '#core/database/found'
import { conflict, forbidden } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

type FormInput = DivisiInput & {
  versi?: number | null | undefined
  /** it is the procurement unit; changed by two administrators */
  unitPengadaan?: boolean | null | undefined
}

/** The division's id, and that of the request when flag or directorate wait for a second administrator. */
export interface HasilDivisi {
  id: number
  menunggu: number | null
}

/** Judges the form and answers what is stored. */
export async function periksaDivisi(
  trx: TransactionClientContract,
  input: DivisiInput,
  previous: Divisi | null
) {
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
  const divisi = new Divisi().useTransaction(trx).merge(await periksaDivisi(trx, input, null))
  await divisi.by(actor, 'divisi.tambah').save()
  return {
    id: divisi.id,
    menunggu: await mintaKewenangan(trx, actor, divisi, { unitPengadaan: input.unitPengadaan }),
  }
}

export async function ubahDivisi(
  trx: TransactionClientContract,
  actor: Actor,
  input: FormInput & { id: number | null }
): Promise<HasilDivisi> {
  const divisi = (await foundLocked(Divisi, trx, input.id)).asRead(input.versi)
  const { kode, parent: semula } = divisi
  const { parent, ...diminta } = await periksaDivisi(trx, input, divisi)
  const pindah = parent !== semula && (await bekerjaDi(trx, kode))
  divisi.merge({ ...diminta, parent: pindah ? semula : parent })
  await divisi.by(actor, 'divisi.ubah').save()
  if (divisi.kode !== kode) await PerubahanAkses.renameDivisi(trx, kode, divisi.kode)
  const menunggu = await mintaKewenangan(trx, actor, divisi, {
    unitPengadaan: input.unitPengadaan,
    ...(pindah ? { parent } : {}),
  })
  if (pindah) await tellMove(trx, actor, divisi, { semula, menjadi: parent })
  return { id: divisi.id, menunggu }
}

/**
 * What gives powers waits for a second administrator: the flag, which nobody sets on the own division, and the directorate
 * of who works there, whose PA decides for them.
 */
async function mintaKewenangan(
  trx: TransactionClientContract,
  actor: Actor,
  divisi: Divisi,
  diminta: Pick<FormInput, 'unitPengadaan'> & { parent?: string | null }
): Promise<number | null> {
  const semula: Record<string, string | boolean | null> = {}
  const isi: Record<string, string | boolean | null> = {}
  const kini = divisi.unitPengadaan === true
  if (typeof diminta.unitPengadaan === 'boolean' && diminta.unitPengadaan !== kini) {
    if (await divisi.beranggota(actor.id)) throw forbidden(akses.errors.unitSendiri)
    semula.unitPengadaan = kini
    isi.unitPengadaan = diminta.unitPengadaan
  }
  if (diminta.parent !== undefined) {
    semula.parent = divisi.parent
    isi.parent = diminta.parent
  }
  if (Object.keys(isi).length === 0) return null
  const { id: divisiId, nama } = divisi
  return mintaAkses(trx, actor, { objek: 'divisi', divisiId, nama, semula, isi })
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

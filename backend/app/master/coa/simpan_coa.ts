/** Creating, changing and deleting an account. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanCoa, type CoaInput } from '@eproc/domain/master/aturan_master'
import Coa from '#app/master/coa/coa'
import type { Actor } from '#core/auth/actor'
import { foundLocked } from '#core/database/found'
import { enforce } from '#core/http/input'

type FormInput = CoaInput & { versi?: number | null | undefined }

/** Judges the form and answers what is stored. */
function periksa(input: FormInput) {
  enforce(aturanCoa(input))
  return { kode: input.kode!, nama: input.nama! }
}

export function tambahCoa(
  trx: TransactionClientContract,
  actor: Actor,
  input: FormInput
): Promise<Coa> {
  const coa = new Coa().useTransaction(trx).merge(periksa(input))
  return coa.by(actor, 'coa.tambah').save()
}

export async function ubahCoa(
  trx: TransactionClientContract,
  actor: Actor,
  input: FormInput & { id: number | null }
): Promise<Coa> {
  const coa = (await foundLocked(Coa, trx, input.id)).asRead(input.versi)
  return coa.merge(periksa(input)).by(actor, 'coa.ubah').save()
}

export async function hapusCoa(
  trx: TransactionClientContract,
  actor: Actor,
  id: number | null
): Promise<Coa> {
  const coa = await foundLocked(Coa, trx, id)
  await coa.by(actor, 'coa.hapus').delete()
  return coa
}

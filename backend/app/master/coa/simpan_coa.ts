/** Creating, changing and deleting an account. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanCoa, type IsianCoa } from '@eproc/domain/master/aturan_master'
import Coa from '#app/master/coa/coa'
import type { Actor } from '#core/auth/actor'
import { foundLocked } from '#core/database/found'
import { tegakkan } from '#core/http/input'

type Isian = IsianCoa & { versi?: number | null | undefined }

/** Judges the form and answers what is stored. */
function periksa(isian: Isian) {
  tegakkan(aturanCoa(isian))
  return { kode: isian.kode!, nama: isian.nama! }
}

export function tambahCoa(
  trx: TransactionClientContract,
  actor: Actor,
  isian: Isian
): Promise<Coa> {
  const coa = new Coa().useTransaction(trx).merge(periksa(isian))
  return coa.by(actor, 'coa.tambah').save()
}

export async function ubahCoa(
  trx: TransactionClientContract,
  actor: Actor,
  isian: Isian & { id: number | null }
): Promise<Coa> {
  const coa = (await foundLocked(Coa, trx, isian.id)).asRead(isian.versi)
  return coa.merge(periksa(isian)).by(actor, 'coa.ubah').save()
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

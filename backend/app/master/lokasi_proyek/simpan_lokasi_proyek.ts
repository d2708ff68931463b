/** Creating, changing and deleting a project location. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanLokasiProyek, type IsianLokasiProyek } from '@eproc/domain/master/aturan_master'
import LokasiProyek from '#app/master/lokasi_proyek/lokasi_proyek'
import type { Actor } from '#core/auth/actor'
import { foundLocked } from '#core/database/found'
import { tegakkan } from '#core/http/input'

type Isian = IsianLokasiProyek & { versi?: number | null | undefined }

/** Judges the form and answers what is stored. */
function periksa(isian: Isian) {
  tegakkan(aturanLokasiProyek(isian))
  return { kode: isian.kode!, nama: isian.nama!, lokasi: isian.lokasi! }
}

export function tambahLokasiProyek(
  trx: TransactionClientContract,
  actor: Actor,
  isian: Isian
): Promise<LokasiProyek> {
  const lokasi = new LokasiProyek().useTransaction(trx).merge(periksa(isian))
  return lokasi.by(actor, 'lokasi_proyek.tambah').save()
}

export async function ubahLokasiProyek(
  trx: TransactionClientContract,
  actor: Actor,
  isian: Isian & { id: number | null }
): Promise<LokasiProyek> {
  const lokasi = (await foundLocked(LokasiProyek, trx, isian.id)).asRead(isian.versi)
  return lokasi.merge(periksa(isian)).by(actor, 'lokasi_proyek.ubah').save()
}

export async function hapusLokasiProyek(
  trx: TransactionClientContract,
  actor: Actor,
  id: number | null
): Promise<LokasiProyek> {
  const lokasi = await foundLocked(LokasiProyek, trx, id)
  await lokasi.by(actor, 'lokasi_proyek.hapus').delete()
  return lokasi
}

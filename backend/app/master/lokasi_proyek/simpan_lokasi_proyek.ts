/** Creating, changing and deleting a project location. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanLokasiProyek, type LokasiProyekInput } from '@eproc/domain/master/aturan_master'
import LokasiProyek from '#app/master/lokasi_proyek/lokasi_proyek'
import type { Actor } from '#core/auth/actor'
import { foundLocked } from '#core/database/found'
import { enforce } from '#core/http/input'

type FormInput = LokasiProyekInput & { versi?: number | null | undefined }

/** Judges the form and answers what is stored. */
function periksa(input: FormInput) {
  enforce(aturanLokasiProyek(input))
  return { kode: input.kode!, nama: input.nama!, lokasi: input.lokasi! }
}

export function tambahLokasiProyek(
  trx: TransactionClientContract,
  actor: Actor,
  input: FormInput
): Promise<LokasiProyek> {
  const lokasi = new LokasiProyek().useTransaction(trx).merge(periksa(input))
  return lokasi.by(actor, 'lokasi_proyek.tambah').save()
}

export async function ubahLokasiProyek(
  trx: TransactionClientContract,
  actor: Actor,
  input: FormInput & { id: number | null }
): Promise<LokasiProyek> {
  const lokasi = (await foundLocked(LokasiProyek, trx, input.id)).asRead(input.versi)
  return lokasi.merge(periksa(input)).by(actor, 'lokasi_proyek.ubah').save()
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

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { JenisRekanan } from '@eproc/domain/common/choices'
import { noRegistrasi } from '@eproc/domain/dosir/bagian'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import Pengguna from '#app/akun/pengguna'
import Rekanan from '#app/dosir/rekanan'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { nextNumber } from '#core/database/serial_number'
import { conflict } from '#core/http/errors'

/**
 * The vendor's row with its registration number, at the first save (decisions §3). The account's row is
 * locked, so of two first saves at once the second answers 409.
 */
export async function beginRekanan(
  trx: TransactionClientContract,
  actor: Actor,
  { jenis, nama }: { jenis: JenisRekanan; nama: string }
): Promise<Rekanan> {
  await Pengguna.query({ client: trx }).select('id').where('id', actor.id).forUpdate()
  const ada = await Rekanan.findBy('penggunaId', actor.id, { client: trx })
  if (ada) throw conflict(dosirPesan.tolak.sudahTersimpan)
  const tahun = clockNow().year
  const urut = await nextNumber(trx, `rekanan.${jenis}.${tahun}`)
  return Rekanan.mulai(trx, actor, { jenis, nama, noRegistrasi: noRegistrasi(jenis, tahun, urut) })
}

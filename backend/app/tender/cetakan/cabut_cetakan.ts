import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { JenisCetakan } from '@eproc/domain/tahap/cetakan'
import type { BerkasCetakan } from '@eproc/domain/tender/answers_cetakan'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import Jadwal from '#app/paket_berjalan/jadwal/jadwal'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { wajibBolehIsi } from '#app/tender/cetakan/boleh_isi'
import Cetakan from '#app/tender/cetakan/cetakan'
import type { Pelaku } from '#core/auth/actor'
import { conflict } from '#core/http/errors'

export interface CetakanDicabut {
  paketId: number | null
  tahap: string
  jenis: JenisCetakan
  alasan: string
}

/** Revokes the printout in force without another in its place; the stage's archive number goes with it. */
export async function cabutCetakan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, tahap, jenis, alasan }: CetakanDicabut
): Promise<BerkasCetakan> {
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { hak: 'tender.cetak.cabut' })
  await wajibBolehIsi(actor, paket, jenis)
  const cetakan = await Cetakan.berlaku(trx, { paketId: paket.id, tahap, jenis })
  if (!cetakan) throw conflict(teks.errors.tidakBerlaku)
  await cetakan.cabut(actor, alasan)
  await Jadwal.query({ client: trx })
    .where({ paketId: paket.id, kunci: tahap, noArsip: cetakan.nomor })
    .update({ noArsip: null })
  return cetakan.sebagaiBerkas()
}

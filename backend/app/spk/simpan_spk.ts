import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  aturanSpk,
  jumlahSpk,
  type HeaderInput,
  type TipeBiaya,
} from '@eproc/domain/spk/aturan_spk'
import { spk as teks } from '@eproc/i18n/id/spk'
import Paket from '#app/paket_berjalan/paket'
import Tender from '#app/panitia/tender'
import Spk from '#app/spk/spk'
import { paketSpk } from '#app/spk/spk_paket_query'
import { tenderSpk } from '#app/spk/spk_query'
import type { Pelaku } from '#core/auth/actor'
import { conflict, staleVersion } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

export interface SpkInput {
  tenderId: number
  versi?: number | null | undefined
  spk: readonly HeaderInput[]
}

/** Replaces headers and lines as a whole; the tender's row is held, so that two savings follow each other. */
export async function simpanSpk(
  trx: TransactionClientContract,
  actor: Pelaku,
  { tenderId, versi, spk: list }: SpkInput
): Promise<void> {
  const tender = await tenderSpk(actor, tenderId)
  const { status } = await Tender.query({ client: trx })
    .where('id', tender.id)
    .forUpdate()
    .firstOrFail()
  if (status !== 'T0' && status !== 'T1') throw conflict(teks.errors.belumJalan)
  // Neither ended nor closed by SPMK until this is stored.
  await Paket.query({ client: trx }).select('id').where('tenderId', tender.id).forShare()
  const { halangan, ...batas } = await paketSpk(trx, tender.id)
  if (halangan) throw conflict(halangan)
  const lama = await Spk.query({ client: trx }).where('tenderId', tender.id).forUpdate().first()
  // Who read that there was none has not read this one.
  if (lama && versi === null) throw staleVersion(lama.changedRecord())
  const spk = lama?.asRead(versi) ?? new Spk().useTransaction(trx).merge({ tenderId: tender.id })
  enforce(aturanSpk(list, batas))
  await spk.simpan(actor, jumlahSpk(list), list)
  await spk.related('header').query().delete()
  for (const [i, h] of list.entries()) {
    const header = await spk.related('header').create({
      urut: i + 1,
      nama: h.nama!.trim(),
      tipeBiaya: h.tipeBiaya as TipeBiaya,
    })
    await header.related('pekerjaan').createMany(
      h.spk_pekerjaan!.map((p, j) => ({
        urut: j + 1,
        nama: p.nama!.trim(),
        quantity: p.quantity!,
        satuan: p.satuan!,
        hargaSatuan: p.hargaSatuan!,
      }))
    )
  }
}

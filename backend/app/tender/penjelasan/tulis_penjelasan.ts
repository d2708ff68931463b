/** Topics and messages of the explanation, while its stage is open (S1 §2.11, §5; decisions §5). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { apakahRekanan } from '@eproc/domain/common/roles'
import type { FasePenjelasan } from '@eproc/domain/tahap/tab'
import { tender as teks } from '@eproc/i18n/id/tender'
import { anggotaPokja } from '#app/paket_berjalan/kabari_paket'
import { berandaPaket } from '#app/paket_berjalan/kabari_rekanan_paket'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukRekanan, paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import { pendengarPenjelasan } from '#app/tender/penjelasan/pendengar_query'
import Topik from '#app/tender/penjelasan/topik'
import Peserta from '#app/tender/peserta/peserta'
import type { Pelaku } from '#core/auth/actor'
import { terlarang, tidakDitemukan } from '#core/http/errors'
import { siarkan } from '#core/live/broadcast'
import { beritahu } from '#core/live/notification'

async function topikTerkunci(trx: TransactionClientContract, id: number | null): Promise<Topik> {
  const topik = await Topik.query({ client: trx })
    .where('id', id ?? 0)
    .forUpdate()
    .first()
  if (!topik) throw tidakDitemukan()
  return topik
}

/** Open browsers of everybody in the conversation load again. */
const segarkan = async (trx: TransactionClientContract, paket: Paket): Promise<void> =>
  siarkan(trx, await pendengarPenjelasan(trx, paket), { jenis: 'penjelasan', paketId: paket.id })

export async function buatTopik(
  trx: TransactionClientContract,
  actor: Pelaku,
  isian: { paketId: number; fase: FasePenjelasan; subjek: string; pesan: string }
): Promise<Topik> {
  const { fase, subjek, pesan } = isian
  const tab = { tab: 'penjelasan', varian: fase } as const
  const { paket, rekananId } = await paketUntukRekanan(trx, actor, isian.paketId, tab)
  const topik = new Topik().useTransaction(trx)
  topik.merge({ paketId: paket.id, rekananId, fase, subjek, pesan })
  await topik.buat(actor)
  const peserta = await Peserta.query({ client: trx })
    .withScopes((s) => s.milik(paket.id, rekananId))
    .first()
  await beritahu(trx, {
    penerimaId: await anggotaPokja(trx, paket.id),
    namaPengirim: teks.nama.peserta(peserta?.nomor ?? 0),
    pesan: teks.penjelasan.kabarTopik(paket.nama),
    tautan: '/ppk/tender',
  })
  await segarkan(trx, paket)
  return topik
}

/** Only by who asked. */
export async function ubahTopik(
  trx: TransactionClientContract,
  actor: Pelaku,
  isian: { id: number | null; subjek: string; pesan: string; versi: number | null }
): Promise<Topik> {
  const topik = await topikTerkunci(trx, isian.id)
  const tab = { tab: 'penjelasan', varian: topik.fase } as const
  const { paket } = await paketUntukRekanan(trx, actor, topik.paketId, tab)
  if (topik.pembuatId !== actor.id) throw terlarang(teks.penjelasan.hanyaPembuat)
  await topik.asRead(isian.versi).ubah(actor, { subjek: isian.subjek, pesan: isian.pesan })
  await segarkan(trx, paket)
  return topik
}

/** A vendor that takes part, or staff with the right to answer; both only while the stage is open. */
export async function kirimPesanTopik(
  trx: TransactionClientContract,
  actor: Pelaku,
  isian: { topikId: number; pesan: string }
): Promise<Topik> {
  const topik = await topikTerkunci(trx, isian.topikId)
  const tab = { tab: 'penjelasan', varian: topik.fase } as const
  if (apakahRekanan(actor.peran)) {
    const { paket, rekananId } = await paketUntukRekanan(trx, actor, topik.paketId, tab)
    await topik.balas(actor, isian.pesan, rekananId)
    await segarkan(trx, paket)
    return topik
  }
  const { paket } = await paketUntukTahap(
    trx,
    actor,
    { paketId: topik.paketId },
    {
      hak: 'tender.chat.jawab',
      lock: 'share',
      tahap: tab,
    }
  )
  await topik.balas(actor, isian.pesan, null)
  await topik.load('rekanan')
  await beritahu(trx, {
    penerimaId: [topik.pembuatId],
    namaPengirim: teks.nama.panitia,
    pesan: teks.penjelasan.kabarJawab(topik.subjek),
    tautan: berandaPaket(topik.rekanan.jenis, paket.id),
  })
  await segarkan(trx, paket)
  return topik
}

/** Topics and messages of the explanation, while its stage is open (S1 §2.11, §5; decisions §5). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { apakahRekanan } from '@eproc/domain/common/roles'
import type { FasePenjelasan } from '@eproc/domain/tahap/tab'
import { tender as teks } from '@eproc/i18n/id/tender'
import { participants, pokja, roles, users, vendors } from '#app/notifikasi/audience'
import { hint, tell } from '#app/notifikasi/tell'
import { pembacaTahap } from '#app/paket_berjalan/jadwal/pembaca_tahap'
import { packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukRekanan, paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { TahapTerbuka } from '#app/paket_berjalan/tahap_paket'
import { tabTopik } from '#app/tender/penjelasan/wajib_membaca'
import { committeeMessage } from '#app/tender/kiriman/tender_message'
import Topik from '#app/tender/penjelasan/topik'
import Peserta from '#app/tender/peserta/peserta'
import type { Pelaku } from '#core/auth/actor'
import { conflict, forbidden, notFound } from '#core/http/errors'

async function topikTerkunci(trx: TransactionClientContract, id: number | null): Promise<Topik> {
  const topik = await Topik.query({ client: trx })
    .where('id', id ?? 0)
    .forUpdate()
    .first()
  if (!topik) throw notFound()
  return topik
}

/** Open browsers of everybody in the conversation load again: PPK, pokja, the procurement unit, participants. */
export const segarkan = (trx: TransactionClientContract, paket: Paket): Promise<void> =>
  hint(
    trx,
    {
      who: [...packageStaff(paket), participants(paket.id), roles('operatorULP', 'manajerULP')],
    },
    { jenis: 'penjelasan', paketId: paket.id }
  )

export async function buatTopik(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: { paketId: number; fase: FasePenjelasan; subjek: string; pesan: string }
): Promise<Topik> {
  const { fase, subjek, pesan } = input
  const tab = { tab: 'penjelasan', varian: fase } as const
  const { paket, rekananId } = await paketUntukRekanan(trx, actor, input.paketId, tab)
  const topik = new Topik().useTransaction(trx)
  topik.merge({ paketId: paket.id, rekananId, fase, subjek, pesan })
  const asked = await topik.sudahAda(actor)
  if (asked) return asked
  await topik.buat(actor)
  await kabariPokja(trx, paket, rekananId, teks.penjelasan.kabarTopik(paket.nama))
  await segarkan(trx, paket)
  return topik
}

/** A question, or what is written below one, waits for the committee; the writer is told as 'Peserta n'. */
async function kabariPokja(
  trx: TransactionClientContract,
  paket: Paket,
  rekananId: number,
  text: string
): Promise<void> {
  const peserta = await Peserta.query({ client: trx })
    .withScopes((s) => s.milik(paket.id, rekananId))
    .first()
  await tell(
    trx,
    { who: [pokja(paket.id)], suspendedToo: true },
    { from: teks.nama.peserta(peserta?.nomor ?? 0), text, link: packagePage(paket.id) }
  )
}

/** Only by who asked, and as long as the committee has not answered. */
export async function ubahTopik(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: { id: number | null; subjek: string; pesan: string; versi: number | null }
): Promise<Topik> {
  const topik = await topikTerkunci(trx, input.id)
  const tab = tabTopik(topik.fase)
  const { paket } = await paketUntukRekanan(trx, actor, topik.paketId, tab)
  if (topik.pembuatId !== actor.id) throw forbidden(teks.penjelasan.hanyaPembuat)
  if (await topik.sudahDijawab()) throw conflict(teks.penjelasan.sudahDijawab)
  await topik.asRead(input.versi).ubah(actor, { subjek: input.subjek, pesan: input.pesan })
  await segarkan(trx, paket)
  return topik
}

/** A vendor that takes part, or staff with the right to answer; both only while the stage is open. */
export async function kirimPesanTopik(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: { topikId: number; pesan: string }
): Promise<Topik> {
  const topik = await topikTerkunci(trx, input.topikId)
  const tab = tabTopik(topik.fase)
  if (apakahRekanan(actor.peran)) {
    const { paket, rekananId } = await paketUntukRekanan(trx, actor, topik.paketId, tab)
    if (await topik.berakhirDengan(actor, input.pesan)) return topik
    await topik.balas(actor, input.pesan, rekananId)
    const kabar = teks.penjelasan.kabarPesan(topik.subjek, paket.nama)
    await kabariPokja(trx, paket, rekananId, kabar)
    await segarkan(trx, paket)
    return topik
  }
  const terbuka = await paketUntukTahap(
    trx,
    actor,
    { paketId: topik.paketId },
    {
      hak: 'tender.chat.jawab',
      lock: 'share',
      tahap: tab,
    }
  )
  if (await topik.berakhirDengan(actor, input.pesan)) return topik
  await topik.balas(actor, input.pesan, null)
  await kabariJawaban(trx, actor, terbuka, topik)
  await segarkan(trx, terbuka.paket)
  return topik
}

async function kabariJawaban(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paket, tahap, keadaan }: TahapTerbuka & { paket: Paket },
  { fase, rekananId, pembuatId, subjek }: Topik
): Promise<void> {
  const dariPeserta = rekananId !== null
  if (dariPeserta) {
    await tell(
      trx,
      { who: [users(pembuatId)], suspendedToo: true },
      committeeMessage(paket, {
        kabar: teks.penjelasan.kabarJawab(subjek, paket.nama),
        perihal: teks.penjelasan.kabarJawab(subjek, paket.nama),
        paragraf: [teks.penjelasan.isiJawab(fase)],
      })
    )
  }
  // What one asked binds all who go on: they hear that there is something to read.
  const kabar = teks.penjelasan.kabarJawabLain(subjek, fase, paket.nama)
  const pembaca = vendors(...(await pembacaTahap(trx, paket, keadaan, tahap)))
  await tell(
    trx,
    { who: [pembaca], except: [dariPeserta ? pembuatId : actor.id] },
    committeeMessage(paket, {
      kabar,
      perihal: kabar,
      paragraf: [teks.penjelasan.isiJawab(fase)],
    })
  )
}

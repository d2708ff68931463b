/** What became of a change of powers that was asked for: who asked hears of it, and who was told of the request. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { akses as teks } from '@eproc/i18n/id/akses'
import { bedaAkses, ringkasAkses } from '#app/akun/akses/akses_query'
import type PerubahanAkses from '#app/akun/akses/perubahan_akses'
import Pengguna from '#app/akun/pengguna'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import type { Actor } from '#core/auth/actor'
import { sendLater } from '#core/mail/outbox'

export async function tellAsker(
  trx: TransactionClientContract,
  actor: Actor,
  { pemintaId, nama, alasan }: PerubahanAkses
): Promise<void> {
  await tell(
    trx,
    { who: [users(pemintaId)], except: [actor.id] },
    {
      from: teks.kabar.pengirim,
      text: teks.kabar.diputuskan(actor.nama, nama, alasan),
      link: '/admin/perubahan-akses',
    }
  )
}

/** The account and the addresses that were told of the request; why it was refused is said among administrators. */
export async function tellRefused(
  trx: TransactionClientContract,
  { penggunaId, nama, semula, isi }: PerubahanAkses
): Promise<void> {
  const ringkas = ringkasAkses(bedaAkses(semula, isi))
  const akun = penggunaId === null ? null : await Pengguna.find(penggunaId, { client: trx })
  if (akun) {
    await tell(
      trx,
      { who: [users(akun.id)], suspendedToo: true },
      { from: teks.kabar.pengirim, text: teks.kabar.batal(ringkas), link: '/user/profil' }
    )
  }
  const login = akun?.login ?? isi.akun
  if (typeof login !== 'string') return
  for (const kepada of new Set([akun?.email, isi.email])) {
    if (typeof kepada !== 'string') continue
    await sendLater(trx, {
      segera: true,
      kepada,
      nama,
      perihal: teks.surat.batalPerihal,
      paragraf: teks.surat.batal(login, ringkas),
    })
  }
}

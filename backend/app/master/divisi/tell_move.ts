import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { akses as teks } from '@eproc/i18n/id/akses'
import type Divisi from '#app/master/divisi/divisi'
import { paDirektorat } from '#app/master/divisi/pindah_divisi_query'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import type { Actor } from '#core/auth/actor'

interface Pindah {
  semula: string | null
  menjadi: string | null
  /** it takes effect now; else it is asked for */
  berlaku?: boolean
}

/** The PAs who decide for the division, and who would: asked for and in effect. */
export async function tellMove(
  trx: TransactionClientContract,
  actor: Actor,
  { kode, nama }: Divisi,
  { semula, menjadi, berlaku = false }: Pindah
): Promise<void> {
  const pa = await paDirektorat(trx, [semula ?? kode, menjadi ?? kode])
  const { pindah, pindahDiminta } = teks.kabar
  await tell(
    trx,
    { who: [users(...pa)], except: [actor.id] },
    {
      from: teks.kabar.pengirim,
      text: (berlaku ? pindah : pindahDiminta)(actor.nama, nama, semula ?? '-', menjadi ?? '-'),
    }
  )
}

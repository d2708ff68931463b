/** A change of powers is asked for: everybody concerned is told at once, nothing is changed yet (decisions §2). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AksesBerubah, ObjekAkses } from '@eproc/domain/akun/akses'
import { akses as teks } from '@eproc/i18n/id/akses'
import { kodeMasuk } from '@eproc/i18n/id/kode_masuk'
import { bedaAkses, ringkasAkses } from '#app/akun/akses/akses_query'
import PerubahanAkses from '#app/akun/akses/perubahan_akses'
import { roles, users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { conflict } from '#core/http/errors'
import { sendLater } from '#core/mail/outbox'

export interface PermintaanAkses {
  objek: ObjekAkses
  penggunaId?: number | null
  divisiId?: number | null
  /** whose account, or which division */
  nama: string
  semula: AksesBerubah
  isi: AksesBerubah
  /** why, where that has to be said */
  sebab?: string
  /** of the account: User ID, and the addresses that are told */
  akun?: { login: string; alamat: readonly string[] }
}

export async function mintaAkses(
  trx: TransactionClientContract,
  actor: Actor,
  { akun, ...p }: PermintaanAkses
): Promise<number> {
  const [column, id] = p.divisiId
    ? (['divisiId', p.divisiId] as const)
    : (['penggunaId', p.penggunaId ?? 0] as const)
  const lama = await PerubahanAkses.menunggu(trx, column, id)
  // Who lost telephone and codes waits for that one: an edit of the account must not undo it unnoticed.
  if (lama?.menahan(clockNow())) throw conflict(kodeMasuk.errors.menungguLain)
  await lama?.gantikan(actor)
  const baru = new PerubahanAkses().useTransaction(trx).merge({
    objek: p.objek,
    penggunaId: p.penggunaId ?? null,
    divisiId: p.divisiId ?? null,
    nama: p.nama,
    semula: p.semula,
    isi: p.isi,
    sebab: p.sebab ?? null,
  })
  await baru.minta(actor)
  await kabari(trx, actor, baru, akun)
  return baru.id
}

async function kabari(
  trx: TransactionClientContract,
  actor: Actor,
  { nama, semula, isi, penggunaId, sebab }: PerubahanAkses,
  akun: PermintaanAkses['akun']
): Promise<void> {
  const from = teks.kabar.pengirim
  await tell(
    trx,
    { who: [roles('adminit', 'superAdmin')], except: [actor.id, penggunaId] },
    { from, text: teks.kabar.minta(actor.nama, nama), link: '/admin/perubahan-akses' }
  )
  const ringkas = ringkasAkses(bedaAkses(semula, isi))
  if (penggunaId) {
    const text = teks.kabar.diri(actor.nama, ringkas)
    const audience = { who: [users(penggunaId)], suspendedToo: true }
    await tell(trx, audience, { from, text, link: '/user/profil' })
  }
  for (const kepada of akun?.alamat ?? []) {
    await sendLater(trx, {
      segera: true,
      kepada,
      nama,
      perihal: teks.surat.perihal,
      paragraf: teks.surat.paragraf(akun!.login, actor.nama, ringkas, sebab),
    })
  }
}

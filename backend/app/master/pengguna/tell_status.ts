/** Whom another status of an account is told: its owner, and who would otherwise wonder where a participant or a colleague is. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { STATUS_PENGGUNA, teksPilihan } from '@eproc/domain/common/choices'
import { suratAkun } from '@eproc/i18n/id/akun_surat'
import { akses as teks } from '@eproc/i18n/id/akses'
import type Pengguna from '#app/akun/pengguna'
import Rekanan from '#app/dosir/rekanan'
import { paketBerjalanAkun } from '#app/master/pengguna/paket_akun_query'
import { tell } from '#app/notifikasi/tell'
import { packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import type { Actor } from '#core/auth/actor'
import { sendLater } from '#core/mail/outbox'

export async function tellStatus(
  trx: TransactionClientContract,
  actor: Actor,
  akun: Pengguna,
  alasan: string | null
): Promise<void> {
  const status = teksPilihan(STATUS_PENGGUNA, akun.status)
  await sendLater(trx, {
    segera: true,
    kepada: akun.email,
    nama: akun.nama,
    perihal: suratAkun.statusDiubah.perihal,
    paragraf: suratAkun.statusDiubah.paragraf(akun.login, status, alasan),
  })
  const paket = await paketBerjalanAkun(trx, akun.id)
  if (paket.length === 0) return
  const rekanan = await Rekanan.query({ client: trx }).where('penggunaId', akun.id).first()
  for (const p of paket) {
    const nama = rekanan
      ? teks.kabar.peserta(rekanan.nama, p.kode)
      : teks.kabar.petugas(akun.nama, p.kode)
    await tell(
      trx,
      { who: packageStaff(p), except: [actor.id, akun.id] },
      {
        from: teks.kabar.pengirim,
        text: teks.kabar.status(nama, status, alasan),
        link: packagePage(p.id),
      }
    )
  }
}

/**
 * A verifier's two decisions on a section (decisions §3): A, or a remark. The vendor's row is locked by the
 * caller; journal, bell, mail and the vendor's own status belong to the same transaction.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bolehRemark, bolehVerifikasi, type BagianDosir } from '@eproc/domain/dosir/bagian'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import BagianTerverifikasi from '#app/dosir/bagian/bagian_terverifikasi'
import { ambilNama } from '#app/dosir/bagian/induk_dosir'
import type Rekanan from '#app/dosir/rekanan'
import { home, ownAccount } from '#app/notifikasi/audience'
import { tell, type Message } from '#app/notifikasi/tell'
import { hitungStatus } from '#app/dosir/status/hitung_status'
import { bagianLengkapKini } from '#app/verifikasi/bagian/bagian_lengkap_kini'
import { hanyaPemeriksa } from '#app/verifikasi/pemeriksaan/pegang_rekanan'
import { kirimSuratVerifikasi } from '#app/verifikasi/surat/kirim_surat_verifikasi'
import SuratVerifikasi from '#app/verifikasi/surat/surat_verifikasi'
import { conflict } from '#core/http/errors'
import type { Actor } from '#core/auth/actor'

/** Sets sections to A; throws 409 when one is A already or cannot be verified. */
export async function setujuiBagian(
  trx: TransactionClientContract,
  source: Actor,
  rekanan: Rekanan,
  daftar: readonly BagianDosir[]
): Promise<void> {
  await hanyaPemeriksa(trx, source, rekanan)
  for (const b of daftar) {
    const kini = rekanan.keadaan(b)
    if (kini.status === 'A') throw conflict(teks.tolak.sudahA(b.judul))
    if (!bolehVerifikasi(kini, await bagianLengkapKini(trx, rekanan, b))) {
      throw conflict(teks.tolak.belumLengkap(b.judul))
    }
    await rekanan.setujui(source, b, await ambilNama(rekanan, b.kunci))
    await BagianTerverifikasi.ingat(trx, rekanan.id, b.kunci)
    const text = teks.surat.disetujui.kabar(b.judul)
    await tell(trx, ownAccount(rekanan.id), bell(text, b.path))
  }
  await SuratVerifikasi.catat(
    trx,
    rekanan.id,
    daftar.map((b) => ({ bagian: b.kunci, remark: null }))
  )
  await ikutiKeputusan(trx, source, rekanan)
}

/** Writes remarks: the sections read 'Perlu diperbaiki'; throws 409 when one is A. */
export async function catatKekurangan(
  trx: TransactionClientContract,
  source: Actor,
  rekanan: Rekanan,
  daftar: readonly { bagian: BagianDosir; remark: string }[]
): Promise<void> {
  await hanyaPemeriksa(trx, source, rekanan)
  for (const { bagian: b, remark } of daftar) {
    const kini = rekanan.keadaan(b)
    if (!bolehRemark(kini)) throw conflict(teks.tolak.remarkSudahA(b.judul))
    await rekanan.catatKekurangan(source, b, remark)
    const text = teks.surat.catatan.kabar(b.judul, remark)
    await tell(trx, ownAccount(rekanan.id), bell(text, b.path))
  }
  await SuratVerifikasi.catat(
    trx,
    rekanan.id,
    daftar.map(({ bagian: b, remark }) => ({ bagian: b.kunci, remark }))
  )
  await ikutiKeputusan(trx, source, rekanan)
}

/** Lets the vendor's status follow the decision; becoming Aktif is told, and what ends a sitting mails all of it. */
export async function ikutiKeputusan(
  trx: TransactionClientContract,
  source: Actor,
  rekanan: Rekanan
): Promise<void> {
  const { lama: previous, baru } = await hitungStatus(trx, rekanan, source)
  const aktif = previous !== 'A' && baru === 'A'
  if (aktif) await tell(trx, ownAccount(rekanan.id), bell(teks.surat.aktif.kabar, home))
  if (aktif || rekanan.jumlahMenunggu === 0) await kirimSuratVerifikasi(trx, rekanan, { aktif })
}

const bell = (text: string, link: NonNullable<Message['link']>): Message => ({
  from: teks.surat.pengirim,
  text,
  link,
})

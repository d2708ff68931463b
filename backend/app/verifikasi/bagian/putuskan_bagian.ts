/**
 * A verifier's two decisions on a section (decisions §3): A, or a remark. The vendor's row is locked by the
 * caller; journal, bell, mail and the vendor's own status belong to the same transaction.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bolehRemark, bolehVerifikasi, type BagianDosir } from '@eproc/domain/dosir/bagian'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import BagianTerverifikasi from '#app/dosir/bagian/bagian_terverifikasi'
import type Rekanan from '#app/dosir/rekanan'
import { home, ownAccount } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { hitungStatus } from '#app/dosir/status/hitung_status'
import { bagianLengkapKini } from '#app/verifikasi/bagian/bagian_lengkap_kini'
import { vendorMessage } from '#app/verifikasi/vendor_message'
import { conflict } from '#core/http/errors'
import type { Actor } from '#core/auth/actor'

/** Sets sections to A; throws 409 when one is A already or cannot be verified. */
export async function setujuiBagian(
  trx: TransactionClientContract,
  source: Actor,
  rekanan: Rekanan,
  daftar: readonly BagianDosir[]
): Promise<void> {
  for (const b of daftar) {
    const kini = rekanan.keadaan(b)
    if (kini.status === 'A') throw conflict(teks.tolak.sudahA(b.judul))
    if (!bolehVerifikasi(kini, await bagianLengkapKini(trx, rekanan, b))) {
      throw conflict(teks.tolak.belumLengkap(b.judul))
    }
    await rekanan.setujui(source, b)
    await BagianTerverifikasi.ingat(trx, rekanan.id, b.kunci)
    const { disetujui } = teks.surat
    const kabar = vendorMessage({
      kabar: disetujui.kabar(b.judul),
      perihal: disetujui.perihal(b.judul),
      paragraf: [disetujui.isi(b.judul, rekanan.nama)],
      tautan: b.path,
      tombol: disetujui.tombol,
    })
    await tell(trx, ownAccount(rekanan.id), kabar)
  }
  await ikutiKeputusan(trx, source, rekanan)
}

/** Writes remarks: the sections read 'Perlu diperbaiki'; throws 409 when one is A. */
export async function catatKekurangan(
  trx: TransactionClientContract,
  source: Actor,
  rekanan: Rekanan,
  daftar: readonly { bagian: BagianDosir; remark: string }[]
): Promise<void> {
  for (const { bagian: b, remark } of daftar) {
    const kini = rekanan.keadaan(b)
    if (!bolehRemark(kini)) throw conflict(teks.tolak.remarkSudahA(b.judul))
    await rekanan.catatKekurangan(source, b, remark)
    const { catatan } = teks.surat
    const kabar = vendorMessage({
      kabar: catatan.kabar(b.judul, remark),
      perihal: catatan.perihal(b.judul),
      paragraf: [catatan.isi(b.judul, rekanan.nama), remark, catatan.lanjut],
      tautan: b.path,
      tombol: catatan.tombol,
    })
    await tell(trx, ownAccount(rekanan.id), kabar)
  }
  await ikutiKeputusan(trx, source, rekanan)
}

/** Lets the vendor's status follow the decision; becoming Aktif is told. */
export async function ikutiKeputusan(
  trx: TransactionClientContract,
  source: Actor,
  rekanan: Rekanan
): Promise<void> {
  const { lama: previous, baru } = await hitungStatus(trx, rekanan, source)
  if (previous === 'A' || baru !== 'A') return
  const { aktif } = teks.surat
  const kabar = vendorMessage({
    kabar: aktif.kabar,
    perihal: aktif.perihal,
    paragraf: [aktif.isi(rekanan.nama, rekanan.noRegistrasi)],
    tautan: home,
    tombol: aktif.tombol,
  })
  await tell(trx, ownAccount(rekanan.id), kabar)
}

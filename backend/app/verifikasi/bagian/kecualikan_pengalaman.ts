import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bagianDosir, setelahSimpan } from '@eproc/domain/dosir/bagian'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import type Rekanan from '#app/dosir/rekanan'
import { ownAccount } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { bagianLengkapKini } from '#app/verifikasi/bagian/bagian_lengkap_kini'
import { ikutiKeputusan } from '#app/verifikasi/bagian/putuskan_bagian'
import { hanyaPemeriksa } from '#app/verifikasi/pemeriksaan/pegang_rekanan'
import { vendorMessage } from '#app/verifikasi/vendor_message'
import { conflict } from '#core/http/errors'
import type { Actor } from '#core/auth/actor'

/**
 * Exempts a young firm from the two experiences (decisions §3): the section waits for verification at once,
 * and the reason stands in the journal.
 */
export async function kecualikanPengalaman(
  trx: TransactionClientContract,
  source: Actor,
  rekanan: Rekanan,
  alasan: string
): Promise<void> {
  if (rekanan.jenis !== 'V') throw conflict(teks.tolak.hanyaPerusahaan)
  await hanyaPemeriksa(trx, source, rekanan)
  const bagian = bagianDosir('pengalaman')
  if (rekanan.bebasPengalaman) throw conflict(teks.tolak.sudahDikecualikan)
  if (await bagianLengkapKini(trx, rekanan, bagian)) throw conflict(teks.tolak.sudahLengkap)
  const isi = { jumlah: 0, bebasPengalaman: true }
  const baru = setelahSimpan(bagian, rekanan.keadaan(bagian), isi)
  await rekanan.kecualikanPengalaman(source, bagian, baru, alasan)
  const { dikecualikan } = teks.surat
  const kabar = vendorMessage({
    kabar: dikecualikan.kabar,
    perihal: dikecualikan.perihal,
    paragraf: [dikecualikan.isi(rekanan.nama), dikecualikan.alasan(alasan)],
    tautan: bagian.path,
    tombol: dikecualikan.tombol,
  })
  await tell(trx, ownAccount(rekanan.id), kabar)
  await ikutiKeputusan(trx, source, rekanan)
}

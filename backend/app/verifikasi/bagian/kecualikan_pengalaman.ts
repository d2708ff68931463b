import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bagianUntuk, setelahSimpan } from '@eproc/domain/dosir'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import type Rekanan from '#app/dosir/rekanan'
import { bagianLengkapKini } from '#app/verifikasi/bagian_lengkap_kini'
import { kabariRekanan } from '#app/verifikasi/kabari_rekanan'
import { simpanKeputusan } from '#app/verifikasi/putuskan_bagian'
import { isiBagian, keadaanBagian } from '#app/verifikasi/rekanan_terkunci'
import { bentrok } from '#inti/galat'
import { catat, type SumberJurnal } from '#inti/jurnal'

/**
 * Exempts a young firm from the two experiences (decisions §3): the section waits for verification at once,
 * and the reason stands in the journal.
 */
export async function kecualikanPengalaman(
  trx: TransactionClientContract,
  sumber: SumberJurnal,
  rekanan: Rekanan,
  alasan: string
): Promise<void> {
  const bagian = bagianUntuk(rekanan.jenis).find((b) => b.jenisStatus === 'Pengalaman')!
  if (rekanan.bebasPengalaman) throw bentrok(teks.tolak.sudahDikecualikan)
  if (await bagianLengkapKini(trx, rekanan, bagian)) throw bentrok(teks.tolak.sudahLengkap)
  const kini = keadaanBagian(rekanan, bagian)
  rekanan.merge({ bebasPengalaman: true })
  const baru = setelahSimpan(bagian, kini, { jumlah: 0, bebasPengalaman: true })
  isiBagian(rekanan, bagian, baru)
  await catat(trx, sumber, {
    aksi: 'verifikasi.kecualikanPengalaman',
    objek: 'rekanan',
    objekId: rekanan.id,
    alasan,
    rincian: {
      bagian: bagian.kunci,
      bebasPengalaman: [false, true],
      [bagian.statusJson]: [kini.status, baru.status],
    },
  })
  const { dikecualikan } = teks.surat
  await kabariRekanan(trx, rekanan, {
    kabar: dikecualikan.kabar,
    perihal: dikecualikan.perihal,
    paragraf: [dikecualikan.isi(rekanan.nama), dikecualikan.alasan(alasan)],
    tautan: bagian.path,
    tombol: dikecualikan.tombol,
  })
  await simpanKeputusan(trx, sumber, rekanan)
}

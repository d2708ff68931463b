/**
 * A verifier's two decisions on a section (decisions §3): A, or a remark. The vendor's row is locked by the
 * caller; journal, bell, mail and the vendor's own status belong to the same transaction.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  bolehRemark,
  bolehVerifikasi,
  setelahRemark,
  setelahVerifikasi,
  type BagianDosir,
} from '@eproc/domain/dosir'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import type Rekanan from '#app/dosir/rekanan'
import { hitungUlangStatus } from '#app/dosir/hitung_status'
import { bagianLengkapKini } from '#app/verifikasi/bagian_lengkap_kini'
import { berandaRekanan, kabariRekanan } from '#app/verifikasi/kabari_rekanan'
import { isiBagian, keadaanBagian } from '#app/verifikasi/rekanan_terkunci'
import { bentrok } from '#inti/galat'
import { catat, type SumberJurnal } from '#inti/jurnal'
import { sekarang } from '#inti/waktu'

/** Sets sections to A; throws 409 when one is A already or cannot be verified. */
export async function setujuiBagian(
  trx: TransactionClientContract,
  sumber: SumberJurnal,
  rekanan: Rekanan,
  daftar: readonly BagianDosir[]
): Promise<void> {
  for (const b of daftar) {
    const kini = keadaanBagian(rekanan, b)
    if (kini.status === 'A') throw bentrok(teks.tolak.sudahA(b.judul))
    if (!bolehVerifikasi(kini, await bagianLengkapKini(trx, rekanan, b))) {
      throw bentrok(teks.tolak.belumLengkap(b.judul))
    }
    const baru = setelahVerifikasi()
    isiBagian(rekanan, b, baru)
    await catat(trx, sumber, {
      aksi: 'verifikasi.setujui',
      objek: 'rekanan',
      objekId: rekanan.id,
      rincian: {
        bagian: b.kunci,
        [b.statusJson]: [kini.status, baru.status],
        ...(kini.remark ? { [b.remarkJson]: [kini.remark, null] } : {}),
      },
    })
    const { disetujui } = teks.surat
    await kabariRekanan(trx, rekanan, {
      kabar: disetujui.kabar(b.judul),
      perihal: disetujui.perihal(b.judul),
      paragraf: [disetujui.isi(b.judul, rekanan.nama)],
      tautan: b.path,
      tombol: disetujui.tombol,
    })
  }
  await simpanKeputusan(trx, sumber, rekanan)
}

/** Writes remarks: the sections read 'Perlu diperbaiki'; throws 409 when one is A. */
export async function catatKekurangan(
  trx: TransactionClientContract,
  sumber: SumberJurnal,
  rekanan: Rekanan,
  daftar: readonly { bagian: BagianDosir; remark: string }[]
): Promise<void> {
  for (const { bagian: b, remark } of daftar) {
    const kini = keadaanBagian(rekanan, b)
    if (!bolehRemark(kini)) throw bentrok(teks.tolak.remarkSudahA(b.judul))
    const baru = setelahRemark(remark)
    isiBagian(rekanan, b, baru)
    await catat(trx, sumber, {
      aksi: 'verifikasi.catatan',
      objek: 'rekanan',
      objekId: rekanan.id,
      alasan: remark,
      rincian: {
        bagian: b.kunci,
        [b.statusJson]: [kini.status, baru.status],
        [b.remarkJson]: [kini.remark, remark],
      },
    })
    const { catatan } = teks.surat
    await kabariRekanan(trx, rekanan, {
      kabar: catatan.kabar(b.judul, remark),
      perihal: catatan.perihal(b.judul),
      paragraf: [catatan.isi(b.judul, rekanan.nama), remark, catatan.lanjut],
      tautan: b.path,
      tombol: catatan.tombol,
    })
  }
  await simpanKeputusan(trx, sumber, rekanan)
}

/** Saves the row with the next version, then lets the vendor's status follow; becoming Aktif is told. */
export async function simpanKeputusan(
  trx: TransactionClientContract,
  sumber: SumberJurnal,
  rekanan: Rekanan
): Promise<void> {
  rekanan.merge({ versi: rekanan.versi + 1, diubahPada: sekarang() })
  await rekanan.save()
  const { lama, baru } = await hitungUlangStatus(trx, rekanan.id, sumber)
  if (lama === 'A' || baru !== 'A') return
  const { aktif } = teks.surat
  await kabariRekanan(trx, rekanan, {
    kabar: aktif.kabar,
    perihal: aktif.perihal,
    paragraf: [aktif.isi(rekanan.nama, rekanan.noRegistrasi)],
    tautan: berandaRekanan(rekanan),
    tombol: aktif.tombol,
  })
}

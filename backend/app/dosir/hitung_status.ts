/**
 * The vendor's own status follows its sections and the validity of its licences (decisions §3). Every
 * change of a section ends here, and so does the passing of time.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  bagianUntuk,
  ijinKedaluwarsa,
  setelahKedaluwarsa,
  statusRekanan,
  type MasaIjin,
} from '@eproc/domain/dosir'
import type { StatusBagian, StatusRekanan } from '@eproc/domain/pilihan'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import Rekanan from '#app/dosir/rekanan'
import { beda, catat, type SumberJurnal, sumberSistem } from '#inti/jurnal'
import { beritahu } from '#inti/notifikasi'
import { sql } from '#inti/sql'
import { kirimSurat } from '#inti/surat'
import { hariIni, sekarang } from '#inti/waktu'

export interface PerubahanStatus {
  lama: StatusRekanan
  baru: StatusRekanan
  /** the vendor's row after it, locked */
  rekanan: Rekanan
}

/**
 * Computes and writes the vendor's status, and E of the licence section; locks the vendor's row.
 * Becoming E is told to the vendor; other changes are told by their cause.
 */
export async function hitungUlangStatus(
  trx: TransactionClientContract,
  rekananId: number,
  sumber: SumberJurnal = sumberSistem
): Promise<PerubahanStatus> {
  const rekanan = await Rekanan.query({ client: trx })
    .where('id', rekananId)
    .forUpdate()
    .firstOrFail()
  const lama = { status: rekanan.status, statusIjin: rekanan.statusIjin }
  let kedaluwarsa = false
  if (rekanan.jenis === 'V') {
    const masa = await bacaMasaIjin(trx, rekanan)
    const habis = ijinKedaluwarsa(masa.kini, hariIni())
    kedaluwarsa = habis || ijinKedaluwarsa(masa.terverifikasi, hariIni())
    if (habis) {
      rekanan.statusIjin = setelahKedaluwarsa({
        status: rekanan.statusIjin,
        remark: rekanan.remarkIjin,
      }).status
    }
  }
  const bagian = bagianUntuk(rekanan.jenis).map((b) => rekanan[b.statusJson] as StatusBagian)
  rekanan.status = statusRekanan(bagian, rekanan.status, {
    kedaluwarsa,
    ijin: rekanan.jenis === 'V' ? rekanan.statusIjin : null,
  })
  const perubahan = beda(lama, { status: rekanan.status, statusIjin: rekanan.statusIjin })
  if (Object.keys(perubahan).length > 0) {
    rekanan.versi += 1
    rekanan.diubahPada = sekarang()
    await rekanan.save()
    await catat(trx, sumber, {
      aksi: 'rekanan.status',
      objek: 'rekanan',
      objekId: rekanan.id,
      rincian: perubahan,
    })
    if (rekanan.status === 'E' && lama.status !== 'E') await kabariKedaluwarsa(trx, rekanan)
  }
  return { lama: lama.status, baru: rekanan.status, rekanan }
}

/**
 * The licences as they stand, and as they were last verified. While the section is A both are the same,
 * so that is the moment when the verified ones are remembered.
 */
async function bacaMasaIjin(
  trx: TransactionClientContract,
  rekanan: Rekanan
): Promise<{ kini: MasaIjin[]; terverifikasi: MasaIjin[] }> {
  const kini = await sql<MasaIjin>(
    trx,
    'select jenis, berlaku from ijin_usaha where rekanan_id = ?',
    [rekanan.id]
  )
  if (rekanan.statusIjin === 'A') {
    await sql(trx, 'delete from ijin_terverifikasi where rekanan_id = ?', [rekanan.id])
    await sql(
      trx,
      `insert into ijin_terverifikasi (rekanan_id, jenis, berlaku)
       select rekanan_id, jenis, case when bool_or(berlaku is null) then null else max(berlaku) end
         from ijin_usaha where rekanan_id = ? group by rekanan_id, jenis`,
      [rekanan.id]
    )
    return { kini, terverifikasi: kini }
  }
  const terverifikasi = await sql<MasaIjin>(
    trx,
    'select jenis, berlaku from ijin_terverifikasi where rekanan_id = ?',
    [rekanan.id]
  )
  return { kini, terverifikasi }
}

async function kabariKedaluwarsa(trx: TransactionClientContract, rekanan: Rekanan): Promise<void> {
  const akun = await sql<{ email: string; nama: string }>(
    trx,
    'select email, nama from pengguna where id = ?',
    [rekanan.penggunaId]
  )
  const teks = dosirPesan.surat.kedaluwarsa
  await beritahu(trx, {
    penerimaId: [rekanan.penggunaId],
    namaPengirim: dosirPesan.kabar.pengirim,
    pesan: dosirPesan.kabar.kedaluwarsa,
    tautan: '/vendor/ijin',
  })
  await kirimSurat(trx, {
    kepada: akun[0]!.email,
    nama: akun[0]!.nama,
    perihal: teks.perihal,
    paragraf: [teks.isi(rekanan.nama), teks.lanjut],
    tombol: { teks: teks.tombol, url: '/vendor/ijin' },
  })
}

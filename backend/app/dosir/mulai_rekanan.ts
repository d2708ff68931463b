import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { noRegistrasi } from '@eproc/domain/dosir'
import type { JenisRekanan } from '@eproc/domain/pilihan'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import Rekanan from '#app/dosir/rekanan'
import { bentrok } from '#inti/galat'
import { catat, type SumberJurnal } from '#inti/jurnal'
import { nomorBerikut } from '#inti/nomor'
import { sql } from '#inti/sql'
import { sekarang } from '#inti/waktu'

/**
 * The vendor's row with its registration number, at the first save (decisions §3). The account's row is
 * locked, so of two first saves at once the second answers 409.
 */
export async function mulaiRekanan(
  trx: TransactionClientContract,
  sumber: SumberJurnal,
  isi: { jenis: JenisRekanan; nama: string }
): Promise<Rekanan> {
  const penggunaId = sumber.pelaku.id
  await sql(trx, 'select id from pengguna where id = ? for update', [penggunaId])
  const ada = await sql(trx, 'select id from rekanan where pengguna_id = ?', [penggunaId])
  if (ada.length > 0) throw bentrok(dosirPesan.tolak.sudahTersimpan)
  const saat = sekarang()
  const urut = await nomorBerikut(trx, `rekanan.${isi.jenis}.${saat.year}`)
  const baru = await Rekanan.create(
    {
      penggunaId,
      jenis: isi.jenis,
      nama: isi.nama,
      noRegistrasi: noRegistrasi(isi.jenis, saat.year, urut),
      dibuatPada: saat,
      diubahPada: saat,
    },
    { client: trx }
  )
  await catat(trx, sumber, {
    aksi: 'rekanan.tambah',
    objek: 'rekanan',
    objekId: baru.id,
    rincian: { noRegistrasi: baru.noRegistrasi, nama: baru.nama, jenis: baru.jenis },
  })
  return Rekanan.findOrFail(baru.id, { client: trx })
}

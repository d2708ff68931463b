/** Files of schedule stages (S3 §2.4). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { paket as teks } from '@eproc/i18n/id/paket'
import JadwalBerkas from '#app/paket_berjalan/jadwal/jadwal_berkas'
import { perlihatkanBerkas } from '#app/paket_berjalan/jadwal/perlihatkan_berkas'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { rekamDokumen } from '#app/paket_berjalan/dokumen/rekam_dokumen'
import type { Pelaku } from '#core/auth/actor'
import type { BerkasBaru } from '#core/files/receive_files'
import { invalidField } from '#core/http/errors'

export interface UnggahJadwal {
  /** number of the stage, file, visible to vendors */
  urut: number
  berkas: BerkasBaru
  showVendor: boolean
}

export async function unggahBerkasJadwal(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, daftar }: { paketId: number; daftar: readonly UnggahJadwal[] }
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { tindakan: 'fileJadwal' })
  if (daftar.length === 0) {
    throw invalidField('uploadFiles', 'required', teks.aturan.berkasJadwalKosong)
  }
  for (const [i, { urut, berkas, showVendor }] of daftar.entries()) {
    const langkah = await paket.related('jadwal').query().where('urut', urut).first()
    if (!langkah) throw invalidField('urut', 'exists', teks.aturan.tahapJadwal)
    const letak = { kelas: 'jadwal', paketId: paket.id, field: `uploadFiles[${i}]` } as const
    const file = await rekamDokumen(trx, actor, berkas, letak)
    const berkasJadwal = new JadwalBerkas().useTransaction(trx)
    berkasJadwal.merge({ jadwalId: langkah.id, tipe: 'jadwal', file, showVendor })
    await berkasJadwal.pasang(actor, 'paket.fileJadwal', {
      paketId: paket.id,
      tahap: langkah.tahap,
      nama: berkas.namaAsli,
    })
  }
  const terlihat = daftar.filter((b) => b.showVendor)
  await perlihatkanBerkas(
    trx,
    paket,
    terlihat.map(({ urut, berkas }) => ({ urut, nama: berkas.namaAsli }))
  )
  return paket.id
}

/** What the monitors show, written straight into the database. */
import { createPaket, type PaketValues } from '@eproc/database/factories/paket'
import { dayFromNow } from '../../lib/dates.ts'
import { rows } from '../../lib/query.ts'
import { buatRekananUji } from '../verifikasi/rekanan_uji.ts'

/** A package with a contract whose last day is so many days from now. */
export async function paketBerkontrak(hari: number, isi: PaketValues = {}) {
  const dibuat = await createPaket({ statusPelaksanaan: 'S', ...isi })
  await rows(
    `update paket set tgl_kontrak = ?, mulai_kontrak = ?, selesai_kontrak = ?, lama_pekerjaan = 90,
            jenis_hari = 'K', nilai_kontrak = 1000, no_spk = ?, kontrak_oleh_id = ppk_id where id = ?`,
    [dayFromNow(-400), dayFromNow(-399), dayFromNow(hari), `SPK-${hari}`, dibuat.paket.id]
  )
  return dibuat
}

export interface IjinUji {
  jenis: string
  nomor: string
  /** days from now; null: without end */
  hari: number | null
}

/** A company with these licences and no other. */
export async function rekananBerijin(nama: string, ijin: readonly IjinUji[]) {
  const rekanan = await buatRekananUji({ nama, status: 'A', bagian: 'A' })
  await rows('delete from ijin_usaha where rekanan_id = ? returning id', [rekanan.id])
  for (const { jenis, nomor, hari } of ijin) {
    await rows(
      `insert into ijin_usaha (rekanan_id, jenis, nomor, berlaku, instansi, dokumen)
       values (?, ?, ?, ?, 'OSS', 'berkas/uji') returning id`,
      [rekanan.id, jenis, nomor, hari === null ? null : dayFromNow(hari)]
    )
  }
  return rekanan
}

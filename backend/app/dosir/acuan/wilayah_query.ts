import db from '@adonisjs/lucid/services/db'
import { Checker, type Finding } from '@eproc/domain/common/checker'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { type Koneksi, sql } from '#core/database/sql'

/** Complaints when the province is unknown or the regency lies elsewhere; empty fields are the rules' part. */
export async function periksaWilayah(
  connection: Koneksi,
  provinsi: string | null | undefined,
  kabkod: string | null | undefined
): Promise<Finding[]> {
  const check = new Checker()
  if (!provinsi) return check.findings
  const ada = await sql(connection, 'select 1 from provinsi where kode = ?', [provinsi])
  const dikenal = check.ensure(ada.length > 0, 'provinsi', 'enum', dosirPesan.tolak.pilihan)
  if (!dikenal || !kabkod) return check.findings
  const dalam = await sql(
    connection,
    'select 1 from kabupaten_kota where kode = ? and kode_provinsi = ?',
    [kabkod, provinsi]
  )
  check.ensure(dalam.length > 0, 'kabkod', 'enum', dosirPesan.tolak.kabkod)
  return check.findings
}

export interface NamaWilayah {
  namaProvinsi: string
  namaKabkod: string
}

/** The names beside the codes. */
export async function namaWilayah(kode: {
  provinsi: string
  kabkod: string
}): Promise<NamaWilayah> {
  const [nama] = await sql<NamaWilayah>(
    db,
    `select (select nama from provinsi where kode = ?) as "namaProvinsi",
            (select jenis || ' ' || nama from kabupaten_kota where kode = ?) as "namaKabkod"`,
    [kode.provinsi, kode.kabkod]
  )
  return nama!
}

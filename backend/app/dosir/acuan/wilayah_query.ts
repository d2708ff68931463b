import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import type { GalatIsian } from '#inti/galat'
import { type Koneksi, sql } from '#inti/sql'

/** Complaints when the province is unknown or the regency lies elsewhere; empty fields are the rules' part. */
export async function periksaWilayah(
  koneksi: Koneksi,
  provinsi: string | null | undefined,
  kabkod: string | null | undefined
): Promise<GalatIsian[]> {
  if (!provinsi) return []
  const ada = await sql(koneksi, 'select 1 from provinsi where kode = ?', [provinsi])
  if (ada.length === 0) {
    return [{ field: 'provinsi', rule: 'enum', message: dosirPesan.tolak.pilihan }]
  }
  if (!kabkod) return []
  const dalam = await sql(
    koneksi,
    'select 1 from kabupaten_kota where kode = ? and kode_provinsi = ?',
    [kabkod, provinsi]
  )
  return dalam.length > 0
    ? []
    : [{ field: 'kabkod', rule: 'enum', message: dosirPesan.tolak.kabkod }]
}

/** Select expressions over the row `t` for the names beside the codes. */
export const NAMA_WILAYAH = `
  (select p.nama from provinsi p where p.kode = t.provinsi) as "namaProvinsi",
  (select k.jenis || ' ' || k.nama from kabupaten_kota k where k.kode = t.kabkod) as "namaKabkod"`

/** What {@link NAMA_WILAYAH} added to a row. */
export function namaWilayah(baris: object): { namaProvinsi: string; namaKabkod: string } {
  const { namaProvinsi, namaKabkod } = baris as { namaProvinsi: string; namaKabkod: string }
  return { namaProvinsi, namaKabkod }
}

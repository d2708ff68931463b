import type { Client } from 'pg'

const LOKASI_PROYEK: readonly [kode: string, nama: string, lokasi: string][] = [
  ['LP-001', 'Gedung Kantor Pusat', 'Jalan Balai Kota No. 1'],
  ['LP-002', 'Rumah Susun Cempaka', 'Jalan Cempaka Raya No. 12, Kelurahan Cempaka'],
  ['LP-003', 'Rumah Susun Kenanga Tahap I', 'Jalan Kenanga No. 45, Kelurahan Kenanga'],
  ['LP-004', 'Kawasan Hunian Melati', 'Jalan Melati Indah, Blok A sampai F'],
  ['LP-005', 'Menara Flamboyan', 'Jalan Jenderal Sudirman No. 88'],
  ['LP-006', 'Gedung Parkir Terminal Timur', 'Jalan Terminal Timur No. 3'],
  ['LP-007', 'Lahan Cadangan Utara', 'Jalan Pesisir Utara KM 4'],
  ['LP-008', 'Pasar dan Ruko Anggrek', 'Jalan Anggrek No. 7 sampai 21'],
]

const COA: readonly [kode: string, nama: string][] = [
  ['1.3.01.01', 'Tanah dan Pematangan Lahan'],
  ['1.3.01.02', 'Bangunan Gedung dalam Pelaksanaan'],
  ['1.3.02.01', 'Perabot dan Peralatan Kantor'],
  ['1.3.02.02', 'Perangkat Teknologi Informasi'],
  ['1.3.02.03', 'Kendaraan Operasional'],
  ['5.1.01.01', 'Beban Pemeliharaan Gedung'],
  ['5.1.01.02', 'Beban Pemeliharaan Mesin dan Lift'],
  ['5.1.02.01', 'Beban Jasa Keamanan dan Kebersihan'],
  ['5.1.02.02', 'Beban Jasa Konsultansi'],
  ['5.1.02.03', 'Beban Jasa Audit dan Penilaian'],
  ['5.1.03.01', 'Beban Sewa'],
  ['5.1.03.02', 'Beban Pemasaran dan Promosi'],
  ['5.1.04.01', 'Beban Perlengkapan Kantor'],
  ['5.1.05.01', 'Beban Asuransi'],
]

/** Invented project locations and accounts for the demonstration; existing codes stay as they are. */
export async function seedDemoMaster(db: Client): Promise<void> {
  await db.query(
    `insert into lokasi_proyek (kode, nama, lokasi)
     select * from unnest($1::text[], $2::text[], $3::text[]) on conflict (kode) do nothing`,
    [0, 1, 2].map((i) => LOKASI_PROYEK.map((baris) => baris[i]))
  )
  await db.query(
    `insert into coa (kode, nama)
     select * from unnest($1::text[], $2::text[]) on conflict (kode) do nothing`,
    [0, 1].map((i) => COA.map((baris) => baris[i]))
  )
}

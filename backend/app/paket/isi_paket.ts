/** All parts of a stored package in the shape of the form: for comparing, merging and copying. */
import type { IsianPaket } from '@eproc/domain/aturan_paket'
import { keIso } from '@eproc/domain/format'
import type Paket from '#app/paket/paket'
import { sql, type Koneksi } from '#inti/sql'

export type IsiPaket = Required<{ [K in keyof IsianPaket]: NonNullable<IsianPaket[K]> | null }>

export async function isiPaket(koneksi: Koneksi, p: Paket): Promise<IsiPaket> {
  // One after another: a transaction has one connection.
  const listHps = await sql<{
    uraian: string
    volume: number
    satuan: string
    hargaSatuan: number
  }>(
    koneksi,
    `select uraian, volume::float8 as volume, satuan, harga_satuan as "hargaSatuan"
         from paket_hps where paket_id = ? order by urut`,
    [p.id]
  )
  const listPendanaan = await sql<{
    kegiatanId: number
    sumberDana: string
    asalDana: string | null
    mak: string | null
    pagu: number
  }>(
    koneksi,
    `select kegiatan_id as "kegiatanId", sumber_dana as "sumberDana", asal_dana as "asalDana", mak, pagu
         from paket_pendanaan where paket_id = ? order by id`,
    [p.id]
  )
  const listLokasiKerja = await sql<{
    lokasiProyekId: number
    detail: string | null
    nilaiPekerjaan: number | null
    uraianPekerjaan: string | null
    spesifikasiPekerjaan: string | null
  }>(
    koneksi,
    `select lokasi_proyek_id as "lokasiProyekId", detail, nilai_pekerjaan as "nilaiPekerjaan",
              uraian_pekerjaan as "uraianPekerjaan", spesifikasi_pekerjaan as "spesifikasiPekerjaan"
         from paket_lokasi where paket_id = ? order by id`,
    [p.id]
  )
  const kbli = await sql<{ id: number }>(
    koneksi,
    'select kbli_id as id from paket_kbli where paket_id = ? order by kbli_id',
    [p.id]
  )
  const jadwal = await sql<{
    urut: number
    include: boolean
    mulai: Date | null
    selesai: Date | null
    remark: string | null
  }>(
    koneksi,
    'select urut, include, mulai, selesai, remark from jadwal where paket_id = ? order by urut',
    [p.id]
  )
  return {
    nama: p.nama,
    jenisPengadaan: p.jenisPengadaan,
    metodePemilihan: p.metodePemilihan,
    kualifikasi: p.kualifikasi,
    metodeEvaluasi: p.metodeEvaluasi,
    jenisKontrak: p.jenisKontrak,
    alasanMetode: p.alasanMetode,
    volumePekerjaan: p.volumePekerjaan,
    deskripsi: p.deskripsi,
    isPDN: p.isPdn,
    isUsahaKecil: p.isUsahaKecil,
    jenisPeserta: p.jenisPeserta,
    bobotTeknis: p.bobotTeknis,
    bobotHarga: p.bobotHarga,
    passingGrade: p.passingGrade,
    noArsip: p.noArsip,
    pelaksanaanKontrakAwal: p.pelaksanaanKontrakAwal,
    pelaksanaanKontrakAkhir: p.pelaksanaanKontrakAkhir,
    pelaksanaanPemilihanPenyediaAwal: p.pelaksanaanPemilihanAwal,
    pelaksanaanPemilihanPenyediaAkhir: p.pelaksanaanPemilihanAkhir,
    listHps,
    listPendanaan,
    listLokasiKerja,
    kbli: kbli.map((k) => k.id),
    listJadwal: jadwal.map((j) => ({ ...j, mulai: keIso(j.mulai), selesai: keIso(j.selesai) })),
  }
}

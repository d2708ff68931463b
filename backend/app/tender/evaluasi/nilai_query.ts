/** Evaluations of those whose offers were opened (decisions §5.3). */
import {
  lulusBagian,
  type AlasanEvaluasi,
  type NilaiRekanan,
  type SebabGugur,
} from '@eproc/domain/tender/nilai/nilai_rekanan'
import type { StatusRekanan } from '@eproc/domain/common/choices'
import type { BobotEvaluasi } from '@eproc/domain/tender/nilai/skor'
import { blacklistAktifSql, statusTampilSql } from '#app/dosir/status/status_tampil'
import type Paket from '#app/paket_berjalan/paket'
import { perPaket } from '#app/paket_berjalan/per_paket'
import { sql, type Koneksi } from '#core/database/sql'

/** A vendor's evaluation as it is stored, empty before the first save. */
export interface NilaiRow extends NilaiRekanan {
  id: number | null
  status: StatusRekanan
  blacklist: boolean
  hargaManual: boolean
  totalNilai: number | null
  urutan: number
  negosiasiTeknis: string | null
  gugurAlasan: string | null
  gugurSebab: SebabGugur | null
  versi: number
  /** whose scores the technical one is the average of; null: nobody's, or agreed */
  penilai: number[] | null
  /** opening stages (keys) in which an offer of this vendor was opened */
  dibuka: string[]
}

export const bobotPaket = (paket: Paket): BobotEvaluasi => ({
  metode: paket.metodeEvaluasi,
  bobotTeknis: paket.bobotTeknis,
  bobotHarga: paket.bobotHarga,
  passingGrade: paket.passingGrade,
})

/** Vendors with at least one opened offer, by name. */
export const muatNilai = async (connection: Koneksi, paketId: number): Promise<NilaiRow[]> =>
  (await nilaiBeberapaPaket(connection, [paketId])).get(paketId) ?? []

export async function nilaiBeberapaPaket(
  connection: Koneksi,
  paketIds: readonly number[]
): Promise<ReadonlyMap<number, NilaiRow[]>> {
  const rows = await sql<NilaiRow & { paketId: number }>(
    connection,
    `with buka as (select paket_id, tahap from pembukaan where paket_id = any(?) and disahkan_pada is not null),
     masuk as (
       select w.paket_id, w.rekanan_id, array_agg(distinct w.tahap_buka) as dibuka,
              (array_agg(w.harga order by w.diterima_pada desc, w.versi_ke desc)
                filter (where w.jenis = 'H'))[1] as harga
         from penawaran w join buka b on b.paket_id = w.paket_id and b.tahap = w.tahap_buka
        where w.paket_id = any(?) and not exists (
          select 1 from peserta s where s.paket_id = w.paket_id and s.rekanan_id = w.rekanan_id
             and s.mundur_pada is not null)
        group by w.paket_id, w.rekanan_id)
     select m.paket_id as "paketId", r.id as "vendorId", r.nama, ${statusTampilSql('r', 'u')} as status,
            ${blacklistAktifSql('r')} as blacklist, e.id,
            e.hasil_kualifikasi as "hasilKualifikasi", e.lulus_kualifikasi as "lulusKualifikasi",
            e.hasil_administrasi as "hasilAdministrasi", e.hasil_teknis::float8 as "hasilTeknis",
            e.lulus_teknis as "lulusTeknis", e.hasil_harga::float8 as "hasilHarga",
            e.lulus_harga as "lulusHarga", m.harga as "hargaPenawaran",
            e.nilai_penawaran as "nilaiPenawaran", e.catatan_koreksi as "catatanKoreksi",
            e.biaya_evaluasi as "biayaEvaluasi", e.negosiasi_harga as "negosiasiHarga",
            e.negosiasi_teknis as "negosiasiTeknis", e.gugur_pada is not null as gugur,
            e.gugur_alasan as "gugurAlasan", e.gugur_sebab as "gugurSebab", coalesce(e.alasan, '{}'::jsonb) as alasan,
            coalesce(e.harga_manual, false) as "hargaManual", e.total_nilai::float8 as "totalNilai",
            coalesce(e.urutan, 0) as urutan, coalesce(e.versi, 0) as versi,
            e.penilai, m.dibuka
       from masuk m join rekanan r on r.id = m.rekanan_id join pengguna u on u.id = r.pengguna_id
       left join evaluasi e on e.paket_id = m.paket_id and e.rekanan_id = r.id
      order by r.nama, r.id`,
    [paketIds, paketIds]
  )
  return perPaket(rows)
}

/** The fields of one evaluation that the journal keeps. */
export const potretNilai = (n: NilaiRow) => ({
  hasilKualifikasi: n.hasilKualifikasi,
  lulusKualifikasi: n.lulusKualifikasi,
  hasilAdministrasi: n.hasilAdministrasi,
  hasilTeknis: n.hasilTeknis,
  penilai: n.penilai,
  lulusTeknis: n.lulusTeknis,
  hasilHarga: n.hasilHarga,
  lulusHarga: n.lulusHarga,
  nilaiPenawaran: n.nilaiPenawaran,
  catatanKoreksi: n.catatanKoreksi,
  biayaEvaluasi: n.biayaEvaluasi,
  totalNilai: n.totalNilai,
  urutan: n.urutan,
  alasan: n.alasan as AlasanEvaluasi,
})

/** Lowest corrected offer among those who failed nothing so far; 0 without one. */
export function hargaTerendah(nilai: readonly NilaiRow[]): number {
  const harga = nilai
    .filter(
      (n) => !n.gugur && (['K', 'A', 'T', 'H'] as const).every((b) => lulusBagian(n, b) !== false)
    )
    .map((n) => n.nilaiPenawaran ?? 0)
    .filter((h) => h > 0)
  return harga.length > 0 ? Math.min(...harga) : 0
}

export interface Pemenang {
  vendorId: number
  nama: string
  penggunaId: number
  /** negotiated, else corrected offer, in rupiah */
  nilai: number
}

/** The confirmed winner; null while there is none. */
export async function pemenangPaket(
  connection: Koneksi,
  paketId: number
): Promise<Pemenang | null> {
  const [b] = await sql<Pemenang>(
    connection,
    `select r.id as "vendorId", r.nama, r.pengguna_id as "penggunaId",
            coalesce(e.negosiasi_harga, e.nilai_penawaran, 0) as nilai
       from evaluasi e join rekanan r on r.id = e.rekanan_id
      where e.paket_id = ? and e.urutan = 1`,
    [paketId]
  )
  return b ?? null
}

/** Minutes of negotiation and award letters: one row a vendor, sent once (S3 §2.3). */
import { keIso } from '@eproc/domain/format'
import type { BarisKiriman } from '@eproc/domain/jawaban/tender_hasil'
import type { StatusRekanan } from '@eproc/domain/pilihan'
import { sql, type Koneksi } from '#inti/sql'

export type TabelKiriman = 'ba_negosiasi' | 'sppbj'

export interface Kiriman {
  vendorId: number
  nama: string
  status: StatusRekanan
  file: string | null
  tglKirim: Date | null
  pengirim: string | null
  /** may be sent to: took part in the negotiation; for sppbj is the winner */
  calon: boolean
}

/** SQL over `e` (evaluasi) and `x.p` (package): who may get one. */
const CALON: Readonly<Record<TabelKiriman, string>> = {
  sppbj: 'e.urutan = 1',
  ba_negosiasi: `(e.urutan = 1 or e.negosiasi_harga is not null or e.negosiasi_teknis is not null)
    and e.gugur_pada is null`,
}

/** Those who may get one and those who did; of one vendor with `rekananId`. */
export const muatKiriman = (
  koneksi: Koneksi,
  tabel: TabelKiriman,
  paketId: number,
  rekananId: number | null = null
): Promise<Kiriman[]> =>
  sql<Kiriman>(
    koneksi,
    `select r.id as "vendorId", r.nama, r.status, k.file, k.tgl_kirim as "tglKirim", u.nama as pengirim,
            coalesce(${CALON[tabel]}, false) as calon
       from (select ?::int as p) x
       join rekanan r on true
       left join evaluasi e on e.paket_id = x.p and e.rekanan_id = r.id
       left join ${tabel} k on k.paket_id = x.p and k.rekanan_id = r.id
       left join pengguna u on u.id = k.pengirim_id
      where (k.id is not null or coalesce(${CALON[tabel]}, false))
        and (?::int is null or (r.id = ? and k.id is not null))
      order by e.urutan nulls last, r.nama, r.id`,
    [paketId, rekananId, rekananId]
  )

export const keBarisKiriman = (k: Kiriman): BarisKiriman => ({
  vendorId: k.vendorId,
  nama: k.nama,
  status: k.status,
  tglKirim: keIso(k.tglKirim),
  namaPengirim: k.pengirim,
  pengirim: k.pengirim,
  include: false,
})

/** Has the award letter been sent to somebody who has not dropped out since? */
export async function sppbjTerkirim(paketId: number, koneksi: Koneksi): Promise<boolean> {
  const [ada] = await sql(
    koneksi,
    `select 1 from sppbj s join evaluasi e on e.paket_id = s.paket_id and e.rekanan_id = s.rekanan_id
      where s.paket_id = ? and e.urutan = 1 limit 1`,
    [paketId]
  )
  return ada !== undefined
}

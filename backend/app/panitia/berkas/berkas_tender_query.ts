/** The committee's files where the packages keep them. */
import { basename } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import type { BerkasTenderRow } from '@eproc/domain/panitia/answers'
import { BERKAS_TENDER, type BerkasTender } from '@eproc/domain/panitia/berkas_tender'
import { sql } from '#core/database/sql'

interface Baris {
  jenis: BerkasTender
  paketId: number
  kodePaket: string
  jalur: string
  nama: string
  ada: boolean
}

const DOKUMEN = `select case d.jenis when 'fileSDP' then 'DokumenPemilihan' else 'DokumenTender' end as jenis, d.paket_id, d.file
  from paket_dokumen d
 where d.versi_ke = (select max(x.versi_ke) from paket_dokumen x
    where x.paket_id = d.paket_id and x.jenis = d.jenis and x.tahap = d.tahap)
   and d.tahap = (select j.kunci from jadwal j where j.paket_id = d.paket_id
    and j.kunci in ('dokumen-pra', 'dokumen') order by j.urut limit 1)`

const TAHAP = `select f.panitia as jenis, j.paket_id, f.file from jadwal_berkas f join jadwal j on j.id = f.jadwal_id
 where f.panitia is not null and f.id = (select max(x.id) from jadwal_berkas x
    join jadwal y on y.id = x.jadwal_id where y.paket_id = j.paket_id and x.panitia = f.panitia)`

/** The newest of each kind and package, with the stored path. */
export async function berkasTender(
  tenderId: number
): Promise<(BerkasTenderRow & { jalur: string | null })[]> {
  const baris = await sql<Baris>(
    db,
    `with p as (select * from paket where tender_id = ?), b as (
       select 'KAK' as jenis, id as paket_id, file_kak as file from p where file_kak is not null
       union all select 'RancanganKontrak', id, file_lampiran from p where file_lampiran is not null
       union all select 'InfoLain', id, file_lain from p where file_lain is not null
       union all ${DOKUMEN} union all ${TAHAP})
     select b.jenis, p.id as "paketId", p.kode as "kodePaket", b.file as jalur,
            coalesce(f.nama_asli, b.file) as nama
       from b join p on p.id = b.paket_id left join berkas f on f.jalur = b.file order by p.id`,
    [tenderId]
  )
  const hps = await sql<{ paketId: number; kodePaket: string }>(
    db,
    `select id as "paketId", kode as "kodePaket" from paket where tender_id = ? and total_pagu > 0 order by id`,
    [tenderId]
  )
  const semua = [
    ...hps.map((p) => ({
      ...p,
      jenis: 'HPS' as const,
      jalur: null,
      nama: `HPS ${p.kodePaket}.pdf`,
    })),
    ...baris,
  ]
  return semua
    .map((b) => ({
      jenis: b.jenis,
      paketId: b.paketId,
      kodePaket: b.kodePaket,
      nama: b.nama,
      jalur: b.jalur,
      url: `/tender/${tenderId}/${b.jenis}/${b.jalur ? basename(b.jalur) : `${b.paketId}.pdf`}`,
    }))
    .toSorted((a, b) => BERKAS_TENDER.indexOf(a.jenis) - BERKAS_TENDER.indexOf(b.jenis))
}

/** The package of an offer, when it is one of the tender's. */
export async function paketPenawaran(tenderId: number, id: number): Promise<number | null> {
  const [milik] = await sql<{ paketId: number }>(
    db,
    `select w.paket_id as "paketId" from penawaran w join paket p on p.id = w.paket_id
      where w.id = ? and p.tender_id = ?`,
    [id, tenderId]
  )
  return milik?.paketId ?? null
}

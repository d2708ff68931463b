/** The figures of the reports' dashboard; each of them is the sum of rows that one of the lists shows. */
import db from '@adonisjs/lucid/services/db'
import type {
  DasborBulan,
  DasborHemat,
  DasborLaporan,
  DasborPaket,
  DasborPersaingan,
} from '@eproc/domain/laporan/answers'
import { KELOMPOK_PESERTA } from '@eproc/domain/laporan/laporan'
import {
  PESERTA_SEMUA,
  SQL_BERKONTRAK,
  SQL_MEMAKAI,
  SQL_TERBIT,
} from '#app/laporan/paket/laporan_paket_query'
import { jumlahStatus } from '#app/laporan/rekanan/laporan_vendor_query'
import { ringkasDivisi } from '#app/laporan/rup/laporan_rup_query'
import { rataTahap } from '#app/laporan/tahap/laporan_tahap_query'
import { sqlNow } from '#core/clock/clock'
import { kept } from '#core/database/kept'
import { sql } from '#core/database/sql'

/** The year's months so far, earlier and later ones as far as packages were made in them; none of these is left out. */
const bulanan = (tahun: number): Promise<DasborBulan[]> =>
  sql<DasborBulan>(
    db,
    `with x as (
       select date_trunc('month', p.dibuat_pada at time zone 'Asia/Jakarta') as bulan,
              count(distinct p.id)::int as jumlah, coalesce(sum(pd.pagu), 0)::bigint as pagu
         from paket p left join paket_pendanaan pd on pd.paket_id = p.id
        where p.tahun_anggaran = ? and ${SQL_MEMAKAI} group by 1),
     span as (
       select least(min(bulan), make_timestamp(?, 1, 1, 0, 0, 0)) as first,
              greatest(max(bulan), least(make_timestamp(?, 12, 1, 0, 0, 0), ${sqlNow()} at time zone 'Asia/Jakarta')) as last
         from x having count(*) > 0)
     select to_char(m.bulan, 'YYYY-MM') as bulan, coalesce(x.jumlah, 0) as "jumlahPaket",
            coalesce(x.pagu, 0)::bigint as "paguTerpakai",
            (sum(coalesce(x.pagu, 0)) over (order by m.bulan))::bigint as kumulatif
       from span cross join generate_series(span.first, span.last, interval '1 month') as m (bulan)
       left join x using (bulan)
      order by m.bulan`,
    [tahun, tahun, tahun]
  )

const menurutStatus = (tahun: number): Promise<DasborPaket[]> =>
  sql<DasborPaket>(
    db,
    `select p.status_pelaksanaan as "statusPelaksanaan", p.metode_pemilihan as "metodePemilihan",
            count(*)::int as jumlah, sum(p.total_pagu)::bigint as "totalPagu"
       from paket p where p.tahun_anggaran = ? group by 1, 2
      order by position(p.status_pelaksanaan in 'NAPSGUB'), 2`,
    [tahun]
  )

const penghematan = (tahun: number): Promise<DasborHemat[]> =>
  sql<DasborHemat>(
    db,
    `select p.metode_pemilihan as "metodePemilihan", count(*)::int as jumlah, sum(p.total_pagu)::bigint as hps,
            sum(p.nilai_kontrak)::bigint as kontrak, sum(p.total_pagu - p.nilai_kontrak)::bigint as hemat
       from paket p where p.tahun_anggaran = ? and ${SQL_BERKONTRAK} group by 1 order by 1`,
    [tahun]
  )

async function persaingan(tahun: number): Promise<DasborPersaingan[]> {
  const rows = await sql<{ peserta: number; jumlah: number }>(
    db,
    `select coalesce(s.n, 0) as peserta, count(*)::int as jumlah
       from paket p left join (${PESERTA_SEMUA}) s on s.paket_id = p.id
      where p.tahun_anggaran = ? and ${SQL_TERBIT} group by 1`,
    [tahun]
  )
  return KELOMPOK_PESERTA.map(({ kode, dari, sampai }) => ({
    peserta: kode,
    jumlah: rows
      .filter((r) => r.peserta >= dari && r.peserta <= (sampai ?? Infinity))
      .reduce((n, r) => n + r.jumlah, 0),
  }))
}

/** Of a year; where that takes long, as it was within the last minute. */
export const dasborLaporan = (tahun: number): Promise<DasborLaporan> =>
  kept(`dasbor ${tahun}`, () => hitungDasbor(tahun))

async function hitungDasbor(tahun: number): Promise<DasborLaporan> {
  const [divisi, bulan, paket, tahap, hemat, peserta, rekanan] = await Promise.all([
    ringkasDivisi(db, tahun),
    bulanan(tahun),
    menurutStatus(tahun),
    rataTahap(db, tahun),
    penghematan(tahun),
    persaingan(tahun),
    jumlahStatus(db),
  ])
  const jumlah = (nilai: 'pagu' | 'paguTerpakai' | 'sisaPagu') =>
    divisi.reduce((n, d) => n + d[nilai], 0)
  return {
    tahun,
    pagu: jumlah('pagu'),
    paguTerpakai: jumlah('paguTerpakai'),
    sisaPagu: jumlah('sisaPagu'),
    divisi,
    bulan,
    paket,
    tahap,
    hemat,
    persaingan: peserta,
    rekanan,
  }
}

/** What waits for verifiers: dossiers that nobody else has in hand, and vendors without their certificate. */
import db from '@adonisjs/lucid/services/db'
import { bolehkah } from '@eproc/domain/common/rights'
import { keIso } from '@eproc/domain/common/format'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import type { Menunggu } from '@eproc/domain/rup/menunggu'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { blacklistAktifSql } from '#app/dosir/status/status_tampil'
import { ANTRE } from '#app/verifikasi/pemeriksaan/giliran_query'
import type { Pelaku } from '#core/auth/actor'
import { sqlNow } from '#core/clock/clock'
import { firstRows } from '#core/database/count'
import { sql } from '#core/database/sql'

interface Baris {
  id: number
  nama: string
  no_registrasi: string
  menunggu: number
  sejak: Date
}

const keButir = (
  b: Baris,
  jenis: 'verifikasi' | 'sertifikat',
  keterangan: string | null,
  query: string
): ButirKotak => ({
  jenis,
  id: b.id,
  kode: b.no_registrasi,
  nama: b.nama,
  keterangan,
  nilai: null,
  sejak: keIso(b.sejak)!,
  batas: null,
  tautan: `/admin/vendor/${b.id}/show?${query}`,
})

export async function verifikasiMenunggu(pelaku: Pelaku, batas: number): Promise<Menunggu[]> {
  if (!bolehkah(pelaku, 'rekanan.verifikasi')) return []
  const { rows, total } = await firstRows<Baris>(
    db,
    {
      select: `select r.id, r.nama, r.no_registrasi, r.bagian_menunggu as menunggu,
        coalesce(r.menunggu_sejak, r.diubah_pada) as sejak`,
      from: `from rekanan r
        where ${ANTRE} and not exists (select 1 from pemeriksaan p
          where p.rekanan_id = r.id and p.pengguna_id <> ? and p.sampai_pada > ${sqlNow()})`,
      order: 'sejak, r.id',
      bindings: [pelaku.id],
    },
    batas
  )
  const { bagian } = verifikasi.pemeriksaan
  const butir = rows.map((b) => keButir(b, 'verifikasi', bagian(b.menunggu), 'giliran=1'))
  return [{ jenis: 'verifikasi', butir, total }]
}

/** More vendors than this without a certificate are one item: they would bury what is decided today. */
const SATU_SATU = 5
/** Where they stand together, and several certificates are made at once. */
const TANPA_SERTIFIKAT = `/admin/vendor/verified?filter=${encodeURIComponent(
  JSON.stringify({ status: 'A', blacklist: '0', sertifikat: '0' })
)}`

/** Aktif, and no certificate was ever made. */
export async function sertifikatMenunggu(pelaku: Pelaku): Promise<ButirKotak[]> {
  if (!bolehkah(pelaku, 'rekanan.sertifikat')) return []
  const baris = await sql<Baris>(
    db,
    `select r.id, r.nama, r.no_registrasi, (count(*) over ())::int as menunggu, r.diubah_pada as sejak
       from rekanan r
      where r.status = 'A' and r.nomor_sertifikat is null and not ${blacklistAktifSql('r')}
      order by sejak, r.id limit ${SATU_SATU + 1}`
  )
  const [lama] = baris
  if (lama && lama.menunggu > SATU_SATU) {
    const nama = verifikasi.pemeriksaan.tanpaSertifikat(lama.menunggu)
    const semua = keButir({ ...lama, nama, no_registrasi: '' }, 'sertifikat', null, '')
    return [{ ...semua, tautan: TANPA_SERTIFIKAT }]
  }
  return baris.map((b) => keButir(b, 'sertifikat', null, 'bagian=sertifikatVendor'))
}

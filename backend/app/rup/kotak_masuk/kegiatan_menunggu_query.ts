/** Activities that wait for the caller's decision, came back to their author, or wait for nobody who may decide any more. */
import db from '@adonisjs/lucid/services/db'
import { bolehkah } from '@eproc/domain/common/rights'
import { keIso } from '@eproc/domain/common/format'
import type { StatusPersetujuan } from '@eproc/domain/common/choices'
import { teksPeran } from '@eproc/domain/common/roles'
import type { ButirKotak, JenisKotak } from '@eproc/domain/rup/answers'
import type { Menunggu } from '@eproc/domain/rup/menunggu'
import {
  LANGKAH_PERSETUJUAN,
  langkahBerikut,
  type PelakuRencana,
} from '@eproc/domain/rup/tindakan_kegiatan'
import { rup as teks } from '@eproc/i18n/id/rup'
import { sqlMenunggu, tanpaPemutus } from '#app/rup/kegiatan/menunggu_query'
import { lingkupRencana, pelakuRencana, type Syarat } from '#app/rup/pelaku_rencana_query'
import { tautanKegiatan, tautanLangkah } from '#app/rup/kegiatan/putuskan_kegiatan'
import type { Pelaku } from '#core/auth/actor'
import { firstRows } from '#core/database/count'

interface Baris {
  id: number
  kode: string
  nama: string
  pagu: number
  pengaju: string | null
  catatan: string | null
  ppk: string
  persetujuan: StatusPersetujuan
  persetujuan_pada: Date
}

const ambil = ({ syarat, nilai }: Syarat, batas: number) =>
  firstRows<Baris>(
    db,
    {
      select: `select k.id, k.kode, k.nama, k.pagu, a.nama as pengaju, k.catatan, u.nama as ppk, k.persetujuan,
        k.persetujuan_pada`,
      from: `from kegiatan k join divisi d on d.kode = k.divisi_kode left join pengguna a on a.id = k.pengaju_id
        join pengguna u on u.id = k.ppk_id
        where ${syarat}`,
      order: 'k.persetujuan_pada, k.id',
      bindings: nilai,
    },
    batas
  )

const keButir = (
  b: Baris,
  jenis: JenisKotak,
  keterangan: string | null,
  tautan: string
): ButirKotak => ({
  jenis,
  id: b.id,
  kode: b.kode,
  nama: b.nama,
  keterangan,
  nilai: b.pagu,
  sejak: keIso(b.persetujuan_pada)!,
  batas: null,
  tautan,
})

/** Longest waiting first. */
export async function kegiatanMenunggu(pelaku: Pelaku, batas: number): Promise<Menunggu[]> {
  const saya = await pelakuRencana(pelaku)
  const langkah = LANGKAH_PERSETUJUAN.find((l) => bolehkah(saya, l.hak))
  if (langkah) {
    const { rows, total } = await ambil(sqlMenunggu(saya), batas)
    const butir = rows.map((b) =>
      keButir(
        b,
        'kegiatan',
        b.pengaju ? teks.kotak.diajukan(b.pengaju) : null,
        tautanLangkah(langkah, b.id)
      )
    )
    return [{ jenis: 'kegiatan', butir, total }]
  }
  if (!bolehkah(saya, 'kegiatan.ajukan')) return []
  return Promise.all([dikembalikan(saya, batas), tanpaPpk(saya, batas), tanpaSiapaPun(saya, batas)])
}

/** What no planner of the division wrote on waits for all of them. */
async function dikembalikan(saya: PelakuRencana, batas: number): Promise<Menunggu> {
  const lingkup = lingkupRencana(saya, 'kegiatan.ajukan')
  const kembali: Syarat = {
    syarat: `k.persetujuan in ('RM', 'RP', 'RU', 'RD') and ${lingkup.syarat}
      and (k.pengaju_id = ? or ? = any(k.penyunting)
        or not exists (select 1 from pengguna o where o.peran in ('operator', 'operatorULP') and o.status = 'A'
          and (o.id = k.pengaju_id or o.id = any(k.penyunting))))`,
    nilai: [...lingkup.nilai, saya.id, saya.id],
  }
  const { rows, total } = await ambil(kembali, batas)
  const butir = rows.map((b) =>
    keButir(
      b,
      'kegiatanDitolak',
      b.catatan ? teks.kotak.catatan(b.catatan) : null,
      tautanKegiatan('/rup/kegiatan', b.id)
    )
  )
  return { jenis: 'kegiatanDitolak', butir, total }
}

/** The PPK's step is one person's: who was switched off, has another role or moved decides no more, and a planner names another. */
async function tanpaPpk(saya: PelakuRencana, batas: number): Promise<Menunggu> {
  const lingkup = lingkupRencana(saya, 'kegiatan.ubah')
  const syarat = `k.persetujuan in ('S', 'AM') and ${lingkup.syarat} and ${tanpaPemutus('ppk')}`
  const { rows, total } = await ambil({ syarat, nilai: lingkup.nilai }, batas)
  const butir = rows.map((b) =>
    keButir(b, 'kegiatanPpk', b.ppk, tautanKegiatan('/rup/kegiatan', b.id))
  )
  return { jenis: 'kegiatanPpk', butir, total }
}

/** Of the other steps nobody is left in division or directorate: the planners, who wait for it, see to it that there is. */
async function tanpaSiapaPun(saya: PelakuRencana, batas: number): Promise<Menunggu> {
  const lingkup = lingkupRencana(saya, 'kegiatan.ubah')
  const kosong = LANGKAH_PERSETUJUAN.filter(({ peran }) => peran !== 'ppk').map(
    ({ dari, peran }) => `k.persetujuan = '${dari}' and ${tanpaPemutus(peran)}`
  )
  const syarat = `${lingkup.syarat} and (${kosong.join(' or ')})`
  const { rows, total } = await ambil({ syarat, nilai: lingkup.nilai }, batas)
  const butir = rows.map((b) => {
    const { peran } = langkahBerikut(b.persetujuan)!
    const ket = teks.kotak.tanpaPemutus(teksPeran(peran))
    return keButir(b, 'kegiatanPemutus', ket, tautanKegiatan('/rup/kegiatan', b.id))
  })
  return { jenis: 'kegiatanPemutus', butir, total }
}

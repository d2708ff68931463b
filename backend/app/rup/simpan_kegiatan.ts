/** Creating, changing and deleting activities (decisions §4): a changed one is a draft again. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanKegiatan, type IsianKegiatan } from '@eproc/domain/aturan_rup'
import type { Kegiatan } from '@eproc/domain/jawaban/rup'
import {
  sebabTindakan,
  type PelakuRencana,
  type TindakanKegiatan,
} from '@eproc/domain/tindakan_kegiatan'
import { rup as teks } from '@eproc/i18n/id/rup'
import { denganUnik } from '#app/master/unik'
import { konteksKegiatan } from '#app/rup/acuan_rup'
import {
  barisKegiatan,
  keadaanKegiatan,
  keKegiatan,
  type BarisKegiatan,
} from '#app/rup/kegiatan_query'
import { pelakuRencana } from '#app/rup/pelaku_rencana'
import { bentrok, terlarang, tidakDitemukan, versiUsang } from '#inti/galat'
import { tegakkan } from '#inti/isian'
import { beda, catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

export type IsianSimpan = IsianKegiatan & { versi?: number | null | undefined }

const UNIK = {
  kegiatan_tahun_anggaran_kode_key: ['kode', teks.aturan.kodeDipakai],
} as const

/** As the journal and the differences tell it: names instead of ids. */
const terbaca = (b: BarisKegiatan) => ({
  kode: b.kode,
  nama: b.nama,
  program: `${b.kode_program} ${b.nama_program}`,
  coa: b.coa,
  jenisPengadaan: b.jenis_pengadaan,
  divisi: b.nama_divisi,
  ppk: b.ppk,
  pagu: b.pagu,
  tahunAnggaran: b.tahun_anggaran,
  keterangan: b.keterangan,
})

/**
 * The activity in the caller's scope (404), locked, with the right (403), in a state (409) for the deed and as the
 * caller has read it (409).
 */
export async function mulaiKegiatan(
  trx: TransactionClientContract,
  pelaku: PelakuRencana,
  id: number | null,
  tindakan: TindakanKegiatan,
  versi?: number | null
): Promise<BarisKegiatan> {
  await sql(trx, 'select 1 from kegiatan where id = ? for update', [id ?? 0])
  const b = await barisKegiatan(trx, pelaku, id)
  if (!b) throw tidakDitemukan()
  const sebab = sebabTindakan(keadaanKegiatan(b), pelaku, tindakan)
  if (sebab?.jenis === 'terlarang') throw terlarang(sebab.pesan || undefined)
  if (sebab) throw bentrok(sebab.pesan)
  if (versi !== null && versi !== undefined && versi !== b.versi) throw versiUsang()
  return b
}

interface Nilai {
  kode: string
  nama: string
  programId: number
  coaId: number
  jenis: string
  divisi: string
  ppkId: number
  pagu: number
  tahun: number
  keterangan: string | null
}

/** Judges the form and answers what is stored; division and year follow the program. */
async function periksa(
  trx: TransactionClientContract,
  pelaku: PelakuRencana,
  isian: IsianSimpan,
  lama: BarisKegiatan | null
): Promise<Nilai> {
  const konteks = await konteksKegiatan(trx, pelaku, isian)
  tegakkan(
    aturanKegiatan(isian, {
      ...konteks,
      lama: lama && {
        programId: lama.program_id,
        ppkId: lama.ppk_id,
        paguTerpakai: lama.terpakai,
        dipakaiPaket: lama.status === 'U',
      },
    })
  )
  const program = konteks.program[0]!
  return {
    kode: isian.kode!,
    nama: isian.nama!,
    programId: program.id,
    coaId: Number(isian.coaId),
    jenis: isian.jenisPengadaan!,
    divisi: program.divisi,
    ppkId: Number(isian.ppkId),
    pagu: Number(isian.pagu),
    tahun: program.tahunAnggaran,
    keterangan: isian.keterangan?.trim() || null,
  }
}

const kolom = (n: Nilai): unknown[] => [
  n.kode,
  n.nama,
  n.programId,
  n.coaId,
  n.jenis,
  n.divisi,
  n.ppkId,
  n.pagu,
  n.tahun,
  n.keterangan,
]

export const tambahKegiatan = (ctx: HttpContext, isian: IsianSimpan): Promise<Kegiatan> =>
  denganUnik(UNIK, () =>
    db.transaction(async (trx) => {
      const pelaku = await pelakuRencana(ctx.pelaku, trx)
      const nilai = await periksa(trx, pelaku, isian, null)
      const [baru] = await sql<{ id: number }>(
        trx,
        `insert into kegiatan (kode, nama, program_id, coa_id, jenis_pengadaan, divisi_kode, ppk_id, pagu,
           tahun_anggaran, keterangan, penyunting, persetujuan_pada, dibuat_pada, diubah_pada)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, array[?::int], ${sqlSekarang()}, ${sqlSekarang()}, ${sqlSekarang()})
         returning id`,
        [...kolom(nilai), pelaku.id]
      )
      const b = (await barisKegiatan(trx, pelaku, baru!.id))!
      await catat(trx, sumberDari(ctx), {
        aksi: 'kegiatan.tambah',
        objek: 'kegiatan',
        objekId: b.id,
        rincian: beda(null, terbaca(b)),
      })
      return keKegiatan(b, pelaku)
    })
  )

/** Changes an activity in any state; its approval starts again unless nothing differs. */
export const ubahKegiatan = (
  ctx: HttpContext,
  id: number | null,
  isian: IsianSimpan
): Promise<Kegiatan> =>
  denganUnik(UNIK, () =>
    db.transaction(async (trx) => {
      const pelaku = await pelakuRencana(ctx.pelaku, trx)
      const lama = await mulaiKegiatan(trx, pelaku, id, 'ubah', isian.versi)
      const nilai = await periksa(trx, pelaku, isian, lama)
      await sql(
        trx,
        `update kegiatan set kode = ?, nama = ?, program_id = ?, coa_id = ?, jenis_pengadaan = ?, divisi_kode = ?,
                ppk_id = ?, pagu = ?, tahun_anggaran = ?, keterangan = ? where id = ?`,
        [...kolom(nilai), lama.id]
      )
      const rincian = beda(terbaca(lama), terbaca((await barisKegiatan(trx, pelaku, lama.id))!))
      const berganti = lama.coa_id !== nilai.coaId || lama.ppk_id !== nilai.ppkId
      if (Object.keys(rincian).length === 0 && !berganti) return keKegiatan(lama, pelaku)
      await sql(
        trx,
        `update kegiatan set persetujuan = '', pengaju_id = null, diajukan_pada = null, versi = versi + 1,
                penyunting = case when ? = any(penyunting) then penyunting else penyunting || ?::int end,
                persetujuan_pada = case when persetujuan = '' then persetujuan_pada else ${sqlSekarang()} end,
                diubah_pada = ${sqlSekarang()} where id = ?`,
        [pelaku.id, pelaku.id, lama.id]
      )
      await catat(trx, sumberDari(ctx), {
        aksi: 'kegiatan.ubah',
        objek: 'kegiatan',
        objekId: lama.id,
        rincian: {
          ...rincian,
          ...(lama.persetujuan === '' ? {} : { persetujuan: [lama.persetujuan, ''] }),
        },
      })
      return keKegiatan((await barisKegiatan(trx, pelaku, lama.id))!, pelaku)
    })
  )

export const hapusKegiatan = (ctx: HttpContext, id: number | null): Promise<Kegiatan> =>
  db.transaction(async (trx) => {
    const pelaku = await pelakuRencana(ctx.pelaku, trx)
    const lama = await mulaiKegiatan(trx, pelaku, id, 'hapus')
    await sql(trx, 'delete from kegiatan where id = ?', [lama.id])
    await catat(trx, sumberDari(ctx), {
      aksi: 'kegiatan.hapus',
      objek: 'kegiatan',
      objekId: lama.id,
      rincian: Object.fromEntries(Object.entries(terbaca(lama)).map(([k, v]) => [k, [v, null]])),
    })
    return keKegiatan(lama, pelaku)
  })

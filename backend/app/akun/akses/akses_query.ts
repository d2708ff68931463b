/** Reading changes of powers: the administrators' list, and what a user reads of the own account. */
import db from '@adonisjs/lucid/services/db'
import {
  tindakanAkses,
  type AksesBerubah,
  type ObjekAkses,
  type StatusAkses,
} from '@eproc/domain/akun/akses'
import type { BedaAkses, RiwayatAkses, PerubahanAkses } from '@eproc/domain/akun/answers'
import { keIso } from '@eproc/domain/common/format'
import { apakahPeran, teksPeran } from '@eproc/domain/common/roles'
import { akses as teks } from '@eproc/i18n/id/akses'
import type { Pelaku } from '#core/auth/actor'
import { sqlNow } from '#core/clock/clock'
import { countRows } from '#core/database/count'
import { conditions } from '#core/database/conditions'
import { sql, type Koneksi } from '#core/database/sql'
import { notFound } from '#core/http/errors'

interface Row {
  id: number
  status: StatusAkses
  objek: ObjekAkses
  pengguna_id: number | null
  divisi_id: number | null
  nama: string
  isi: AksesBerubah
  semula: AksesBerubah
  peminta_id: number
  peminta: string
  dibuat_pada: Date
  kedaluwarsa_pada: Date
  pemutus: string | null
  diputus_pada: Date | null
  alasan: string | null
  sebab: string | null
}

/** Nobody confirmed it in time: it is read as such, without a job. */
const STATUS = () =>
  `case when a.status = 'menunggu' and a.kedaluwarsa_pada <= ${sqlNow()} then 'kedaluwarsa' else a.status end`
const pilih = () =>
  `select a.id, ${STATUS()} as status, a.objek, a.pengguna_id, a.divisi_id, a.nama, a.isi, a.semula,
     a.peminta_id, m.nama as peminta, a.dibuat_pada, a.kedaluwarsa_pada, p.nama as pemutus, a.diputus_pada, a.alasan, a.sebab
     from perubahan_akses a join pengguna m on m.id = a.peminta_id
     left join pengguna p on p.id = a.pemutus_id`

const spoken = (bidang: string, nilai: string | boolean | null | undefined): string | null => {
  if (nilai === null || nilai === undefined) return null
  if (typeof nilai === 'boolean') return nilai ? teks.ya : teks.tidak
  return bidang === 'roles' && apakahPeran(nilai) ? teksPeran(nilai) : nilai
}

/** What is changed, in words; of a new account what gives it powers. */
export const bedaAkses = (semula: AksesBerubah, isi: AksesBerubah): BedaAkses[] =>
  Object.keys(isi)
    .filter((bidang) => bidang in teks.bidang)
    .map((bidang) => ({
      bidang: teks.bidang[bidang]!,
      semula: spoken(bidang, semula[bidang]),
      menjadi: spoken(bidang, isi[bidang]),
    }))

/** 'E-mail a → b, Peran …' for letters and notices. */
export const ringkasAkses = (beda: readonly BedaAkses[]): string =>
  beda.map((b) => teks.surat.satu(b.bidang, b.semula ?? '-', b.menjadi ?? '-')).join(', ')

const keAnswer = (r: Row, pelaku: Pelaku, adaKonfirmator: boolean): PerubahanAkses => ({
  id: r.id,
  status: r.status,
  objek: r.objek,
  objekId: r.objek === 'pengguna' ? r.pengguna_id : r.divisi_id,
  nama: r.nama,
  beda: bedaAkses(r.semula, r.isi),
  peminta: r.peminta,
  dimintaPada: keIso(r.dibuat_pada)!,
  kedaluwarsaPada: keIso(r.kedaluwarsa_pada)!,
  pemutus: r.pemutus,
  diputusPada: keIso(r.diputus_pada),
  alasan: r.alasan,
  sebab: r.sebab,
  bisa: tindakanAkses(
    { status: r.status, pemintaId: r.peminta_id, penggunaId: r.pengguna_id },
    pelaku.id
  ),
  adaKonfirmator,
})

/** Is there another administrator who can log in? */
async function adaAdministratorLain(connection: Koneksi, id: number): Promise<boolean> {
  const found = await sql(
    connection,
    `select id from pengguna where peran in ('adminit', 'superAdmin') and status = 'A'
        and diaktifkan_pada is not null and id <> ? limit 1`,
    [id]
  )
  return found.length > 0
}

/** Is the account in the pokja of any package? */
export const diPokja = async (connection: Koneksi, id: number): Promise<boolean> =>
  (await sql(connection, 'select paket_id from pokja where pengguna_id = ? limit 1', [id])).length >
  0

export async function listAkses(
  pelaku: Pelaku,
  { awal, jumlah }: { awal: number; jumlah: number },
  saring: { status?: string | undefined; ids?: readonly number[] | null }
): Promise<{ baris: PerubahanAkses[]; total: number }> {
  const { add, clause } = conditions()
  if (saring.status) add(`${STATUS()} = ?`, saring.status)
  if (saring.ids) add('a.id = any(?)', [...saring.ids])
  const { teks: where, nilai } = clause()
  const [baris, total, lain] = await Promise.all([
    sql<Row>(db, `${pilih()} where ${where} order by a.id desc limit ? offset ?`, [
      ...nilai,
      jumlah,
      awal,
    ]),
    countRows(db, `from perubahan_akses a where ${where}`, nilai),
    adaAdministratorLain(db, pelaku.id),
  ])
  return { baris: baris.map((b) => keAnswer(b, pelaku, lain)), total }
}

export async function satuAkses(pelaku: Pelaku, id: number | null): Promise<PerubahanAkses> {
  const { baris } = await listAkses(pelaku, { awal: 0, jumlah: 1 }, { ids: [id ?? 0] })
  if (!baris[0]) throw notFound()
  return baris[0]
}

/** What administrators did to an account, the newest first: changes of its powers, password links. */
export async function riwayatAkses(connection: Koneksi, id: number): Promise<RiwayatAkses[]> {
  const minta = await sql<Row>(
    connection,
    `${pilih()} where a.pengguna_id = ? order by a.id desc`,
    [id]
  )
  const tautan = await sql<{ waktu: Date; oleh: string }>(
    connection,
    `select waktu, pelaku_nama as oleh from jurnal
      where objek = 'pengguna' and objek_id = ? and aksi = 'akun.minta_reset' and pelaku_id <> ?
      order by id desc`,
    [String(id), id]
  )
  const { catatanIsi } = teks.layar
  return [
    ...minta.map((r) => ({
      waktu: keIso(r.dibuat_pada)!,
      oleh: r.peminta,
      isi: catatanIsi.minta(ringkasAkses(bedaAkses(r.semula, r.isi)), teks.status[r.status]),
    })),
    ...tautan.map((t) => ({ waktu: keIso(t.waktu)!, oleh: t.oleh, isi: catatanIsi.tautan })),
  ].toSorted((a, b) => (a.waktu < b.waktu ? 1 : -1))
}

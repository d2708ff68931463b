/** Technical scores of a pokja's members, as each of them and the PPK may read them. */
import type { NilaiAnggotaPaket, NilaiSatu } from '@eproc/domain/tender/nilai/answers_nilai'
import { menyimpang, rataNilai } from '@eproc/domain/tender/nilai/nilai_anggota'
import { lulusBagian } from '@eproc/domain/tender/nilai/nilai_rekanan'
import CaraNilai from '#app/tender/evaluasi/anggota/cara_nilai'
import { muatNilai, type NilaiRow } from '#app/tender/evaluasi/nilai_query'
import type { Pelaku } from '#core/auth/actor'
import { sql, type Koneksi } from '#core/database/sql'

export interface Anggota {
  penggunaId: number
  nama: string
}

/** Members of the pokja that are free of conflict of interest. A member who left scores no more. */
const anggotaPenilai = (connection: Koneksi, paketId: number): Promise<Anggota[]> =>
  sql<Anggota>(
    connection,
    `select k.pengguna_id as "penggunaId", u.nama from pokja k join pengguna u on u.id = k.pengguna_id
      where k.paket_id = ? and k.bebas_benturan_pada is not null order by u.nama, u.id`,
    [paketId]
  )

interface NilaiTersimpan extends NilaiSatu {
  vendorId: number
}

const nilaiTersimpan = (connection: Koneksi, paketId: number): Promise<NilaiTersimpan[]> =>
  sql<NilaiTersimpan>(
    connection,
    `select rekanan_id as "vendorId", pengguna_id as "penggunaId", nilai::float8 as nilai, catatan, versi
       from nilai_anggota where paket_id = ?`,
    [paketId]
  )

/** Who has a technical offer that was opened: who passed the qualification and left it out is scored by nobody. */
const memasukkanTeknis = async (
  connection: Koneksi,
  paketId: number
): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await sql<{ id: number }>(
        connection,
        `select distinct rekanan_id as id from penawaran
          where paket_id = ? and jenis = 'T' and dibuka_pada is not null`,
        [paketId]
      )
    ).map((r) => r.id)
  )

/** Failed before the technique is looked at. */
export const gugurSebelumTeknis = (n: NilaiRow): boolean =>
  n.gugur || lulusBagian(n, 'K') === false || lulusBagian(n, 'A') === false

export interface NilaiPerRekanan {
  rekanan: NilaiRow
  gugur: boolean
  /** of present members, in their order */
  nilai: NilaiSatu[]
}

export interface NilaiLengkap {
  anggota: Anggota[]
  rekanan: NilaiPerRekanan[]
  /** names of members who have not scored every vendor that is in */
  belum: Anggota[]
}

/** What the present members have given each vendor. */
export async function nilaiSemua(connection: Koneksi, paketId: number): Promise<NilaiLengkap> {
  const anggota = await anggotaPenilai(connection, paketId)
  const masuk = await memasukkanTeknis(connection, paketId)
  const rekanan = (await muatNilai(connection, paketId)).filter((n) => masuk.has(n.vendorId))
  const tersimpan = await nilaiTersimpan(connection, paketId)
  const baris = rekanan.map((satu): NilaiPerRekanan => ({
    rekanan: satu,
    gugur: gugurSebelumTeknis(satu),
    nilai: anggota.flatMap(({ penggunaId }) =>
      tersimpan
        .filter((n) => n.vendorId === satu.vendorId && n.penggunaId === penggunaId)
        .map(({ vendorId: _vendor, ...nilai }) => nilai)
    ),
  }))
  const sudah = (orang: Anggota) =>
    baris.every((b) => b.gugur || b.nilai.some((n) => n.penggunaId === orang.penggunaId))
  return { anggota, rekanan: baris, belum: anggota.filter((orang) => !sudah(orang)) }
}

/** The average of a vendor once every member has scored it. */
export const rataRekanan = (
  { anggota }: NilaiLengkap,
  { nilai }: NilaiPerRekanan
): number | null => (nilai.length === anggota.length ? rataNilai(nilai.map((n) => n.nilai)) : null)

/** A member reads the others' once its own are complete, the PPK when all are. */
export async function nilaiAnggotaBagi(
  connection: Koneksi,
  pelaku: Pick<Pelaku, 'id'>,
  paketId: number
): Promise<NilaiAnggotaPaket> {
  const lengkap = await nilaiSemua(connection, paketId)
  const { anggota, rekanan, belum } = lengkap
  const menilai = anggota.some(({ penggunaId }) => penggunaId === pelaku.id)
  const menunggu = new Set(belum.map(({ penggunaId }) => penggunaId))
  const tampak = menilai ? !menunggu.has(pelaku.id) : belum.length === 0
  return {
    cara: await CaraNilai.untuk(paketId),
    anggota: anggota.map((a) => ({ ...a, lengkap: !menunggu.has(a.penggunaId) })),
    menilai,
    rekanan: rekanan.map((b) => ({
      vendorId: b.rekanan.vendorId,
      nama: b.rekanan.nama,
      gugur: b.gugur,
      milik: b.nilai.find((n) => n.penggunaId === pelaku.id) ?? null,
      semua: tampak ? b.nilai : null,
      rata: tampak ? rataRekanan(lengkap, b) : null,
      menyimpang: tampak && menyimpang(b.nilai.map((n) => n.nilai)),
    })),
  }
}

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
const anggotaSekarang = (connection: Koneksi, paketId: number): Promise<Anggota[]> =>
  sql<Anggota>(
    connection,
    `select k.pengguna_id as "penggunaId", u.nama from pokja k join pengguna u on u.id = k.pengguna_id
      where k.paket_id = ? and k.bebas_benturan_pada is not null order by u.nama, u.id`,
    [paketId]
  )

const orang = (connection: Koneksi, ids: readonly number[]): Promise<Anggota[]> =>
  sql<Anggota>(
    connection,
    'select id as "penggunaId", nama from pengguna where id = any(?) order by nama, id',
    [ids]
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
  /** who scores it, or whose scores were averaged */
  penilai: number[]
  /** theirs, in their order */
  nilai: NilaiSatu[]
  /** everybody's who ever scored it */
  tercatat: NilaiSatu[]
}

export interface NilaiLengkap {
  anggota: Anggota[]
  rekanan: NilaiPerRekanan[]
  /** names of members who have not scored every vendor that is in */
  belum: Anggota[]
}

/** What the present members have given each vendor: what an average is made of. */
export const nilaiSekarang = async (
  connection: Koneksi,
  paketId: number
): Promise<NilaiLengkap> => {
  const kini = await anggotaSekarang(connection, paketId)
  return nilaiOleh(connection, paketId, () => kini.map(({ penggunaId }) => penggunaId))
}

/** What is read: of a vendor that has its average, whose scores made it, whoever is in the pokja by now. */
export const nilaiSemua = async (connection: Koneksi, paketId: number): Promise<NilaiLengkap> => {
  const kini = await anggotaSekarang(connection, paketId)
  const semua = kini.map(({ penggunaId }) => penggunaId)
  return nilaiOleh(connection, paketId, ({ penilai }) => penilai ?? semua)
}

async function nilaiOleh(
  connection: Koneksi,
  paketId: number,
  penilaiDari: (rekanan: NilaiRow) => number[]
): Promise<NilaiLengkap> {
  const masuk = await memasukkanTeknis(connection, paketId)
  const rekanan = (await muatNilai(connection, paketId)).filter((n) => masuk.has(n.vendorId))
  const tersimpan = await nilaiTersimpan(connection, paketId)
  const anggota = await orang(connection, [...new Set(rekanan.flatMap(penilaiDari))])
  const baris = rekanan.map((satu): NilaiPerRekanan => {
    const penilai = penilaiDari(satu)
    const tercatat = tersimpan
      .filter(({ vendorId }) => vendorId === satu.vendorId)
      .map(({ vendorId: _vendor, ...nilai }) => nilai)
    const nilai = anggota
      .filter(({ penggunaId: id }) => penilai.includes(id))
      .flatMap(({ penggunaId: id }) => tercatat.filter((n) => n.penggunaId === id))
    return { rekanan: satu, gugur: gugurSebelumTeknis(satu), penilai, nilai, tercatat }
  })
  const sudah = ({ penggunaId: id }: Anggota) =>
    baris.every(
      (b) => b.gugur || !b.penilai.includes(id) || b.nilai.some((n) => n.penggunaId === id)
    )
  return { anggota, rekanan: baris, belum: anggota.filter((satu) => !sudah(satu)) }
}

/** The average of a vendor once every member has scored it. */
export const rataRekanan = ({ penilai, nilai }: NilaiPerRekanan): number | null =>
  nilai.length === penilai.length ? rataNilai(nilai.map((n) => n.nilai)) : null

/** A member reads the others' once its own are complete, the PPK when all are. */
export async function nilaiAnggotaBagi(
  connection: Koneksi,
  pelaku: Pick<Pelaku, 'id'>,
  paketId: number
): Promise<NilaiAnggotaPaket> {
  const { anggota, rekanan, belum } = await nilaiSemua(connection, paketId)
  const kini = await anggotaSekarang(connection, paketId)
  const menilai = kini.some(({ penggunaId }) => penggunaId === pelaku.id)
  const menunggu = new Set(belum.map(({ penggunaId }) => penggunaId))
  const milik = ({ tercatat }: NilaiPerRekanan) =>
    tercatat.find((n) => n.penggunaId === pelaku.id) ?? null
  const lengkapSendiri = rekanan.every((b) => b.gugur || milik(b) !== null)
  const tampak = menilai ? lengkapSendiri : belum.length === 0
  return {
    cara: await CaraNilai.untuk(paketId),
    anggota: anggota.map((a) => ({ ...a, lengkap: !menunggu.has(a.penggunaId) })),
    menilai,
    rekanan: rekanan.map((b) => ({
      vendorId: b.rekanan.vendorId,
      nama: b.rekanan.nama,
      gugur: b.gugur,
      milik: milik(b),
      semua: tampak ? b.nilai : null,
      rata: tampak ? rataRekanan(b) : null,
      menyimpang: tampak && menyimpang(b.nilai.map((n) => n.nilai)),
    })),
  }
}

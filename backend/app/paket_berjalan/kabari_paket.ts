/** Who is told of what happens to a package: bell and mail, inside the transaction of the cause. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { paket as teks } from '@eproc/i18n/id/paket'
import type Paket from '#app/paket_berjalan/paket'
import { beritahu } from '#core/live/notification'
import { sql } from '#core/database/sql'
import { kirimSurat } from '#core/mail/outbox'

export interface Kabar {
  /** the bell's line and the mail's first paragraph */
  pesan: string
  perihal?: string
  paragraf?: readonly string[]
}

interface Penerima {
  id: number
  email: string
  nama: string
  tautan: string
}

async function kirim(
  trx: TransactionClientContract,
  penerima: readonly Penerima[],
  kabar: Kabar
): Promise<void> {
  for (const p of penerima) {
    await beritahu(trx, {
      penerimaId: [p.id],
      namaPengirim: teks.kabar.pengirim,
      pesan: kabar.pesan,
      tautan: p.tautan,
    })
    await kirimSurat(trx, {
      kepada: p.email,
      nama: p.nama,
      perihal: kabar.perihal ?? kabar.pesan,
      paragraf: [kabar.pesan, ...(kabar.paragraf ?? [])],
      tombol: { teks: teks.kabar.buka, url: p.tautan },
    })
  }
}

/** Participants that have not withdrawn, and those who were invited to take part. */
export async function kabariPeserta(
  trx: TransactionClientContract,
  paket: Paket,
  kabar: Kabar
): Promise<void> {
  const penerima = await sql<Penerima>(
    trx,
    `select u.id, u.email, u.nama,
            case r.jenis when 'V' then '/vendor' else '/person/home' end as tautan
       from rekanan r join pengguna u on u.id = r.pengguna_id
      where u.status = 'A' and (
        exists (select 1 from peserta s where s.rekanan_id = r.id and s.paket_id = ? and s.mundur_pada is null)
        or exists (select 1 from undangan n where n.rekanan_id = r.id and n.paket_id = ? and n.tipe = 'P'))
      order by u.id`,
    [paket.id, paket.id]
  )
  await kirim(trx, penerima, kabar)
}

/** Members of staff by id; the acting one is left out. */
export async function kabariStaf(
  trx: TransactionClientContract,
  ids: readonly (number | null)[],
  tautan: string,
  kabar: Kabar,
  kecuali: number
): Promise<void> {
  const penerima = await sql<Penerima>(
    trx,
    `select id, email, nama, ? as tautan from pengguna
      where id = any(?) and status = 'A' and id <> ? order by id`,
    [tautan, ids.filter((id) => id !== null), kecuali]
  )
  await kirim(trx, penerima, kabar)
}

export const anggotaPokja = async (
  trx: TransactionClientContract,
  paketId: number
): Promise<number[]> =>
  (
    await sql<{ id: number }>(
      trx,
      'select pengguna_id as id from pokja where paket_id = ? order by pengguna_id',
      [paketId]
    )
  ).map((p) => p.id)

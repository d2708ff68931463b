/** Bell and mail to vendors of a package, inside the transaction of the cause. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tender as teks } from '@eproc/i18n/id/tender'
import type Paket from '#app/paket_berjalan/paket'
import { beritahu } from '#core/live/notification'
import { sql } from '#core/database/sql'
import { kirimSurat } from '#core/mail/outbox'

export interface KabarPaket {
  /** line of the bell */
  kabar: string
  perihal: string
  paragraf: readonly string[]
}

interface Penerima {
  id: number
  email: string
  nama: string
  jenis: 'V' | 'O'
}

/** The vendor's home with the package open. */
export const berandaPaket = (jenis: 'V' | 'O', paketId: number): string =>
  `${jenis === 'V' ? '/vendor' : '/person/home'}?paket=${paketId}`

/** Tells these vendors; suspended accounts are left out. */
export async function kabariRekananPaket(
  trx: TransactionClientContract,
  paket: Pick<Paket, 'id' | 'nama' | 'kode'>,
  rekananId: readonly number[],
  isi: KabarPaket
): Promise<void> {
  const penerima = await sql<Penerima>(
    trx,
    `select p.id, p.email, p.nama, r.jenis from rekanan r join pengguna p on p.id = r.pengguna_id
      where r.id = any(?) and p.status = 'A' order by p.id`,
    [[...rekananId]]
  )
  for (const p of penerima) {
    const tautan = berandaPaket(p.jenis, paket.id)
    await beritahu(trx, {
      penerimaId: [p.id],
      namaPengirim: teks.kabar.pengirim,
      pesan: isi.kabar,
      tautan,
    })
    await kirimSurat(trx, {
      kepada: p.email,
      nama: p.nama,
      perihal: isi.perihal,
      paragraf: [...isi.paragraf, teks.kabar.baris(paket.nama, paket.kode)],
      tombol: { teks: teks.kabar.tombol, url: tautan },
    })
  }
}

/** Vendors that take part and have not withdrawn. */
export const pesertaAktif = async (
  trx: TransactionClientContract,
  paketId: number
): Promise<number[]> =>
  (
    await sql<{ id: number }>(
      trx,
      'select rekanan_id as id from peserta where paket_id = ? and mundur_pada is null order by nomor',
      [paketId]
    )
  ).map((b) => b.id)

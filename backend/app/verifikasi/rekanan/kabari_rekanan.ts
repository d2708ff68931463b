import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import type Rekanan from '#app/dosir/rekanan'
import { beritahu } from '#core/live/notification'
import { kirimSurat } from '#core/mail/outbox'
import { sql } from '#core/database/sql'

export interface KabarRekanan {
  /** line of the bell */
  kabar: string
  perihal: string
  paragraf: readonly string[]
  /** site-relative page where the vendor acts on it */
  tautan: string
  tombol: string
}

/** Tells the vendor by bell and mail, inside the transaction of the cause. */
export async function kabariRekanan(
  trx: TransactionClientContract,
  rekanan: Rekanan,
  isi: KabarRekanan
): Promise<void> {
  const [akun] = await sql<{ email: string; nama: string }>(
    trx,
    'select email, nama from pengguna where id = ?',
    [rekanan.penggunaId]
  )
  if (!akun) return
  await beritahu(trx, {
    penerimaId: [rekanan.penggunaId],
    namaPengirim: teks.surat.pengirim,
    pesan: isi.kabar,
    tautan: isi.tautan,
  })
  await kirimSurat(trx, {
    kepada: akun.email,
    nama: akun.nama,
    perihal: isi.perihal,
    paragraf: isi.paragraf,
    tombol: { teks: isi.tombol, url: isi.tautan },
  })
}

export const berandaRekanan = (rekanan: Rekanan): string =>
  rekanan.jenis === 'V' ? '/vendor' : '/person/home'

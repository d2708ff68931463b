/** Does a printout still say what the data say? One answer for its public page and for whoever prints again. */
import db from '@adonisjs/lucid/services/db'
import type { JenisCetakan } from '@eproc/domain/tahap/cetakan'
import type { Tahap } from '@eproc/domain/tahap/templat'
import type Paket from '#app/paket_berjalan/paket'
import { sebutSama, tandaTanganSama, type CetakanContent } from '#app/tender/cetakan/cetakan'
import { susunIsi } from '#app/tender/cetakan/isi/susun'
import { Sebutan, type SebutanTersimpan } from '#app/tender/cetakan/sebutan'
import { sql } from '#core/database/sql'

export interface KertasLama {
  jenis: JenisCetakan
  tahap: string
  isi: CetakanContent
  sebutan: SebutanTersimpan | null
  nomor: string
}

const minutes = (file: string) =>
  `exists (select 1 from ba_pl b where b.paket_id = c.paket_id and b.${file} is not null)`

/** A contract's paper: its form is closed, or a file came to the stage after it was printed. */
const contract = (file: string) => `(select kunci_spmk from paket where id = c.paket_id)
  or ${minutes(file)}
  or exists (select 1 from jadwal j join jadwal_berkas f on f.jadwal_id = j.id
              where j.paket_id = c.paket_id and j.kunci = c.tahap and f.pada > c.dibuat_pada)`

/** SQL over the printout `c`, of letters that are printed before they are signed: was it sent, or its signed file stored? */
const SIGNED: Partial<Record<JenisCetakan, string>> = {
  sppbj: `exists (select 1 from sppbj s join evaluasi e on e.paket_id = s.paket_id and e.rekanan_id = s.rekanan_id
                   where s.paket_id = c.paket_id and e.urutan = 1) or ${minutes('file_sppbj')}`,
  spk: contract('file_spk'),
  spmk: contract('file_spmk'),
}

async function belumDitandatangani({ jenis, nomor }: KertasLama): Promise<boolean> {
  const signed = SIGNED[jenis]
  if (!signed) return false
  const [found] = await sql<{ sudah: boolean }>(
    db,
    `select ${signed} as sudah from cetakan c where c.nomor = ?`,
    [nomor]
  )
  return found?.sudah === false
}

export async function masihSama(lama: KertasLama, paket: Paket, tahap: Tahap): Promise<boolean> {
  // What nobody has signed yet is for those who are there now to sign, by their names of now.
  const baru = await belumDitandatangani(lama)
  const isi = await susunIsi(paket, tahap, lama.jenis, new Sebutan(baru ? null : lama.sebutan))
  return !!isi && sebutSama(lama.isi, isi) && (!baru || tandaTanganSama(lama.isi, isi))
}

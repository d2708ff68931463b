import { keIso } from '@eproc/domain/common/format'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import type { KonfirmasiCetakan } from '@eproc/domain/tender/answers_cetakan'
import Paket from '#app/paket_berjalan/paket'
import { sebutSama } from '#app/tender/cetakan/cetakan'
import { cetakanBerkode, type CetakanRow } from '#app/tender/cetakan/cetakan_query'
import { susunIsi } from '#app/tender/cetakan/isi/susun'

/** Is the paper behind a QR code genuine, and do the data still say what it says? Nothing of its content is told. */
export async function konfirmasiCetakan(kode: string): Promise<KonfirmasiCetakan> {
  const c = await cetakanBerkode(kode)
  return {
    nomor: c.nomor,
    jenis: c.jenis,
    judul: c.isi.judul,
    namaTahap: c.namaTahap,
    paket: { kode: c.kode, nama: c.nama },
    diterbitkan: keIso(c.dibuatPada)!,
    keadaan: c.dicabutPada ? 'dicabut' : (await masihSama(c)) ? 'sah' : 'berubah',
    dicabutPada: keIso(c.dicabutPada),
  }
}

async function masihSama({ paketId, tahap: key, jenis, isi: lama }: CetakanRow): Promise<boolean> {
  const paket = await Paket.findOrFail(paketId)
  const tahap = templatUntuk(paket.metodePemilihan, paket.kualifikasi).find((t) => t.kunci === key)
  const isi = tahap && (await susunIsi(paket, tahap, jenis))
  return !!isi && sebutSama(lama, isi)
}

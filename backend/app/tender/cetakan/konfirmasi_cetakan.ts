import { keIso } from '@eproc/domain/common/format'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import type { KonfirmasiCetakan } from '@eproc/domain/tender/answers_cetakan'
import Paket from '#app/paket_berjalan/paket'
import { cetakanBerkode, type CetakanRow } from '#app/tender/cetakan/cetakan_query'
import { masihSama } from '#app/tender/cetakan/masih_sama/masih_sama'

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
    keadaan: c.dicabutPada ? 'dicabut' : (await berlakuMasih(c)) ? 'sah' : 'berubah',
    dicabutPada: keIso(c.dicabutPada),
  }
}

async function berlakuMasih(c: CetakanRow): Promise<boolean> {
  const paket = await Paket.findOrFail(c.paketId)
  const { metodePemilihan, kualifikasi } = paket
  const tahap = templatUntuk(metodePemilihan, kualifikasi).find((t) => t.kunci === c.tahap)
  return !!tahap && masihSama(c, paket, tahap)
}

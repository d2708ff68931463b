/** Writes the parts of a package that are rows of their own. The rules were held before. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Checker } from '@eproc/domain/common/checker'
import { jadwalAwal } from '@eproc/domain/tahap/templat'
import type { JenisPengadaan, Kualifikasi, MetodePemilihan } from '@eproc/domain/common/choices'
import { paket as teks } from '@eproc/i18n/id/paket'
import { acuanIsi } from '#app/paket/acuan/acuan_isi_query'
import type { BagianPaket, PaketValues } from '#app/paket/isi/bentuk_paket'
import { bawaBerkas } from '#app/paket/jadwal/bawa_berkas'
import PaketHps from '#app/paket_berjalan/isi/paket_hps'
import PaketKbli from '#app/paket_berjalan/isi/paket_kbli'
import PaketLokasi from '#app/paket_berjalan/isi/paket_lokasi'
import PaketPendanaan from '#app/paket_berjalan/isi/paket_pendanaan'
import Jadwal from '#app/paket_berjalan/jadwal/jadwal'
import type Paket from '#app/paket_berjalan/paket'
import { insertMany } from '#core/database/insert_many'
import { enforce } from '#core/http/input/input'

/** Replaces HPS, funding, locations and KBLI; a schedule of new rows replaces the old one, too. */
export async function tulisBagian(
  trx: TransactionClientContract,
  paket: Paket,
  { hps, pendanaan, lokasi, kbli, jadwal }: BagianPaket
): Promise<void> {
  const milik = { paketId: paket.id }
  await paket.related('hps').query().delete()
  await insertMany(
    trx,
    PaketHps,
    hps.map((b) => ({ ...milik, ...b }))
  )
  await paket.related('pendanaan').query().delete()
  await insertMany(
    trx,
    PaketPendanaan,
    pendanaan.map((b) => ({ ...milik, ...b }))
  )
  await paket.related('lokasi').query().delete()
  await insertMany(
    trx,
    PaketLokasi,
    lokasi.map((b) => ({ ...milik, ...b }))
  )
  await paket.related('kbli').query().delete()
  await insertMany(
    trx,
    PaketKbli,
    kbli.map((kbliId) => ({ ...milik, kbliId }))
  )
  if (jadwal.every((j) => j.$isPersisted)) {
    for (const langkah of jadwal) await langkah.save()
    return
  }
  const gantungkan = await bawaBerkas(trx, paket)
  await paket.related('jadwal').query().delete()
  await insertMany(
    trx,
    Jadwal,
    jadwal.map(({ urut, kunci: key, tahap, include, mulai, selesai, remark, noArsip }) => ({
      ...milik,
      urut,
      kunci: key,
      tahap,
      include,
      mulai,
      selesai,
      remark,
      noArsip,
    }))
  )
  await gantungkan()
}

/** 400 where the form names a location or KBLI that does not exist. */
export async function wajibAcuanAda(
  trx: TransactionClientContract,
  isi: PaketValues
): Promise<void> {
  const lokasi = (isi.listLokasiKerja ?? []).map((l) => l.lokasiProyekId!)
  const kbli = [...new Set(isi.kbli ?? [])]
  const ada = await acuanIsi(trx, { lokasi, kbli })
  const check = new Checker()
  for (const [i, id] of lokasi.entries()) {
    const field = `listLokasiKerja.${i}.lokasiProyekId`
    check.ensure(ada.lokasi.has(id), field, 'exists', teks.aturan.lokasiTidakAda)
  }
  enforce(check.findings)
  check.ensure(ada.kbli.size === kbli.length, 'kbli', 'exists', teks.aturan.kbliTidakAda)
  enforce(check.findings)
}

/** A new schedule by the table of stages; what is a stage of the one before, too, keeps its remark and archive number. */
export const jadwalTemplat = (isi: PaketValues, previous: readonly Jadwal[] = []): Jadwal[] =>
  jadwalAwal(
    isi.metodePemilihan as MetodePemilihan,
    isi.kualifikasi as Kualifikasi | null,
    isi.jenisPengadaan as JenisPengadaan
  ).map(({ urut, kunci: key, tahap, include }) => {
    const { remark = null, noArsip = null } = previous.find((j) => j.kunci === key) ?? {}
    const langkah = new Jadwal().merge({ urut, kunci: key, tahap, remark, noArsip })
    return langkah.isi({ include })
  })

/** Takes over what the form plans for each step; a step that it does not name stays as it is. */
export function writeJadwal(jadwal: readonly Jadwal[], isi: PaketValues): void {
  for (const baris of isi.listJadwal ?? []) jadwal.find((j) => j.urut === baris.urut)?.isi(baris)
}

/**
 * What a package lacks for its next step (decisions §4, §5): refused by it when it is submitted, approved, published,
 * and told before as `kurang`.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanKelengkapan } from '@eproc/domain/paket/aturan_kelengkapan'
import { aturanWajib } from '@eproc/domain/paket/aturan_jadwal_paket'
import { aturanPaket } from '@eproc/domain/paket/aturan_paket'
import { alasanBukanPokja, jumlahPokjaSah } from '@eproc/domain/paket/aturan_pokja'
import { aturanJadwal, aturanPenerbitan } from '@eproc/domain/paket/jadwal'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import { Checker, type Finding } from '@eproc/domain/common/checker'
import { paket as teks } from '@eproc/i18n/id/paket'
import { paketValues } from '#app/paket/isi/bentuk_paket'
import {
  lockKegiatan,
  paguPla,
  readKegiatan,
  type KegiatanTerkunci,
} from '#app/paket/acuan/pagu_kegiatan_query'
import { bacaLangkah, kiniBasisData } from '#app/paket/jadwal/jadwal_query'
import { calonPokja, namaOrang } from '#app/paket/pokja/calon_pokja_query'
import type Paket from '#app/paket_berjalan/paket'
import type { Koneksi } from '#core/database/sql'

type ReadKegiatan = (ids: number[]) => Promise<KegiatanTerkunci[]>

/** Every rule of its form, and what must be there; its activities stay as they are until the transaction ends. */
export const kurangUntukAjukan = (trx: TransactionClientContract, paket: Paket) =>
  isiKurang(trx, paket, (ids) => lockKegiatan(trx, ids, paket.id), false)

/** The same again before it becomes public, with its pokja and a schedule that has not begun. */
export const kurangUntukTerbit = (trx: TransactionClientContract, paket: Paket) =>
  isiKurang(trx, paket, (ids) => lockKegiatan(trx, ids, paket.id), true)

/** For who only looks: nothing is locked, and a published package lacks nothing. */
export async function kurangPaket(connection: Koneksi, paket: Paket): Promise<Finding[]> {
  if (paket.statusPelaksanaan !== 'N') return []
  const read: ReadKegiatan = (ids) => readKegiatan(connection, ids, paket.id)
  return isiKurang(connection, paket, read, paket.status === 'AM')
}

async function isiKurang(
  connection: Koneksi,
  paket: Paket,
  kegiatanDari: ReadKegiatan,
  terbit: boolean
): Promise<Finding[]> {
  const isi = await paketValues(paket)
  const kegiatan = await kegiatanDari([...new Set(isi.listPendanaan!.map((p) => p.kegiatanId!))])
  const jadwal = await bacaLangkah(connection, paket.id)
  const check = new Checker()
  check.include(
    aturanKelengkapan({
      totalPagu: paket.totalPagu,
      jumlahLokasi: isi.listLokasiKerja!.length,
      jumlahKbli: isi.kbli!.length,
      adaKak: paket.fileKak !== null,
    })
  )
  check.include(aturanPaket({ ...isi, listJadwal: [] }, { kegiatan, paguPla: await paguPla() }))
  // Not planned at all: one thing to do, not one for each stage.
  const terisi = jadwal.some((l) => l.include && (l.mulai ?? l.selesai))
  if (!terisi) check.add('listJadwal', 'required', teks.lengkap.jadwal)
  else {
    const { metodePemilihan: metode, jenisPengadaan: jenis, kualifikasi } = paket
    const templat = templatUntuk(metode, kualifikasi)
    check.include(aturanWajib(jadwal, { templat, metode, jenis }))
    if (!terbit) check.include(aturanJadwal(jadwal))
  }
  if (!terbit) return check.findings
  check.include(aturanPenerbitan(jadwal, { sekarang: await kiniBasisData(connection) }))
  await periksaPokja(connection, check, paket)
  return check.findings
}

/** Whoever was appointed may have left the unit since, or have approved the package. */
async function periksaPokja(connection: Koneksi, check: Checker, paket: Paket): Promise<void> {
  const anggota = (await paket.related('pokja').query()).map((p) => p.penggunaId)
  const cukup = jumlahPokjaSah(paket.metodePemilihan, anggota.length)
  check.ensure(cukup, 'pokja', 'required', teks.lengkap.pokja)
  const calon = (await calonPokja(connection)).map((c) => c.id)
  const nama = await namaOrang(connection, anggota)
  const { ppkId, penyetujuId } = paket
  for (const id of anggota) {
    const alasan = alasanBukanPokja(id, { ppkId, penyetujuId, calon, nama })
    if (alasan) check.add('pokja', alasan.rule, alasan.message)
  }
}

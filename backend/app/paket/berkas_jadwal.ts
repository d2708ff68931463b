/** Files of schedule stages (S3 §2.4), and who may open a package's files. */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { HttpContext } from '@adonisjs/core/http'
import { apakahRekanan } from '@eproc/domain/peran'
import { bolehUnduhBerkasJadwal, tampakRekanan } from '@eproc/domain/tahap/akses'
import { paket as teks } from '@eproc/i18n/id/paket'
import type { SaringBerkas } from '#app/paket/jadwal_query'
import type Paket from '#app/paket/paket'
import { paketRekanan } from '#app/paket/paket_rekanan'
import { lingkupPaket } from '#app/paket/pelaku_paket'
import { keadaanPaket, konteksRekanan, sudahMulai } from '#app/paket/tahap_paket'
import { mulaiTindakan } from '#app/paket/tindakan'
import { bidangSalah } from '#inti/galat'
import { catat, sumberDari } from '#inti/jurnal'
import type { BarisBerkas } from '#inti/kelas_berkas'
import type { Pelaku } from '#inti/pelaku'
import { sql } from '#inti/sql'
import { rekamBerkas, type BerkasBaru } from '#inti/terima_berkas'
import { sqlSekarang } from '#inti/waktu'

export interface UnggahJadwal {
  /** number of the stage, file, visible to vendors */
  urut: number
  berkas: BerkasBaru
  showVendor: boolean
}

export const unggahBerkasJadwal = (
  ctx: HttpContext,
  paketId: number,
  daftar: readonly UnggahJadwal[]
) =>
  db.transaction(async (trx: TransactionClientContract) => {
    const paket = await mulaiTindakan(ctx, trx, paketId, 'fileJadwal')
    if (daftar.length === 0) {
      throw bidangSalah('uploadFiles', 'required', teks.aturan.berkasJadwalKosong)
    }
    for (const { urut, berkas, showVendor } of daftar) {
      const [langkah] = await sql<{ id: number; tahap: string }>(
        trx,
        'select id, tahap from jadwal where paket_id = ? and urut = ?',
        [paket.id, urut]
      )
      if (!langkah) throw bidangSalah('urut', 'exists', teks.aturan.tahapJadwal)
      const file = await rekamBerkas(trx, berkas, {
        kelas: 'jadwal',
        objek: 'paket',
        objekId: paket.id,
        pengunggahId: ctx.pelaku.id,
      })
      await sql(
        trx,
        `insert into jadwal_berkas (jadwal_id, tipe, file, show_vendor, oleh_id, pada)
         values (?, 'jadwal', ?, ?, ?, ${sqlSekarang()})`,
        [langkah.id, file, showVendor, ctx.pelaku.id]
      )
      await catat(trx, sumberDari(ctx), {
        aksi: 'paket.fileJadwal',
        objek: 'paket',
        objekId: paket.id,
        rincian: { tahap: langkah.tahap, file, nama: berkas.namaAsli, showVendor },
      })
    }
    return paket.id
  })

/** Which schedule files this vendor may open in the package. */
export async function saringBerkasRekanan(paket: Paket, rekananId: number): Promise<SaringBerkas> {
  const k = await keadaanPaket(paket)
  const konteks = await konteksRekanan(paket, rekananId, db, k)
  return (urut, showVendor) => {
    const tahap = k.templat.find((t) => t.urut === urut)
    const baris = k.jadwal.find((j) => j.urut === urut)
    const begun = !!baris && sudahMulai(k, baris)
    // Files of a stage reach vendors from its start on, and only those meant for them.
    if (!begun || !showVendor) return false
    return bolehUnduhBerkasJadwal({
      metode: paket.metodePemilihan,
      kualifikasi: paket.kualifikasi,
      urut,
      showVendor,
      tabTampak: !!tahap && tampakRekanan(tahap, baris, k.status, konteks),
      konteks,
    })
  }
}

async function stafMelihat(pelaku: Pelaku, paketId: number): Promise<boolean> {
  const { syarat, nilai } = lingkupPaket(pelaku)
  const [ada] = await sql(db, `select 1 from paket p where p.id = ? and ${syarat}`, [
    paketId,
    ...nilai,
  ])
  return ada !== undefined
}

/** Class 'jadwal': staff in scope; vendors by the ranges of S1 §4 and the flag of the file. */
export async function bolehBukaJadwal(
  pelaku: Pelaku | null,
  berkas: BarisBerkas
): Promise<boolean> {
  if (!pelaku) return false
  const [baris] = await sql<{ paket_id: number; urut: number; show_vendor: boolean }>(
    db,
    `select j.paket_id, j.urut, f.show_vendor from jadwal_berkas f join jadwal j on j.id = f.jadwal_id
      where f.file = ?`,
    [berkas.jalur]
  )
  if (!baris) return false
  if (!apakahRekanan(pelaku.peran)) return stafMelihat(pelaku, baris.paket_id)
  if (pelaku.rekananId === null) return false
  const paket = await paketRekanan(pelaku.rekananId, baris.paket_id).catch(() => null)
  if (!paket) return false
  return (await saringBerkasRekanan(paket, pelaku.rekananId))(baris.urut, baris.show_vendor)
}

/**
 * Class 'paket' (KAK, lampiran, lain): staff in scope; participants and the invited once a stage of document
 * pick-up has begun. A package tendered again shares its files with the one before: either opens them.
 */
export async function bolehBukaPaket(pelaku: Pelaku | null, berkas: BarisBerkas): Promise<boolean> {
  if (!pelaku) return false
  const milik = await sql<{ id: number }>(
    db,
    `select id from paket where ? in (file_kak, file_lampiran, file_lain)
     union select id from paket where id::text = ? and ? = 'paket'`,
    [berkas.jalur, berkas.objek_id, berkas.objek]
  )
  for (const { id } of milik) {
    if (!apakahRekanan(pelaku.peran)) {
      if (await stafMelihat(pelaku, id)) return true
    } else if (berkas.dilepas_pada === null && pelaku.rekananId !== null) {
      if (await rekananMelihat(pelaku.rekananId, id)) return true
    }
  }
  return false
}

async function rekananMelihat(rekananId: number, paketId: number): Promise<boolean> {
  const paket = await paketRekanan(rekananId, paketId).catch(() => null)
  if (!paket) return false
  const k = await keadaanPaket(paket)
  const konteks = await konteksRekanan(paket, rekananId, db, k)
  if (!konteks.peserta && !konteks.undangan.has('P')) return false
  return k.templat.some((t) => {
    const baris = k.jadwal.find((j) => j.kunci === t.kunci)
    return (
      t.rekanan === 'dokumen' &&
      !!baris?.include &&
      baris.mulai !== null &&
      baris.mulai.getTime() <= k.kini
    )
  })
}

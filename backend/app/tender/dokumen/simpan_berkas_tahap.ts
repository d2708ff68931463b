import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TipeBerkasTahap } from '@eproc/domain/jawaban/tender'
import { uraiTab } from '@eproc/domain/tahap/tab'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import { tender as teks } from '@eproc/i18n/id/tender'
import type Paket from '#app/paket/paket'
import { wajibTahapTerbuka } from '#app/paket/tahap_paket'
import { bidangSalah } from '#inti/galat'
import { catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { rekamBerkas, type BerkasBaru } from '#inti/terima_berkas'
import { sqlSekarang } from '#inti/waktu'

export type TipePanel = Exclude<TipeBerkasTahap, 'jadwal'>

/** What the stage's staff panel takes: an announcement or an explanation file; null where it takes none. */
export function tipePanel(paket: Paket, urut: number): TipePanel | null {
  const tahap = templatUntuk(paket.metodePemilihan, paket.kualifikasi).find((t) => t.urut === urut)
  const jenis = tahap?.staf.map((t) => uraiTab(t).jenis) ?? []
  if (jenis.includes('pengumuman')) return 'pengumuman'
  return jenis.includes('penjelasan') ? 'penjelasan' : null
}

export interface KirimanBerkasTahap {
  urut: number
  tipe: TipePanel
  showVendor: boolean
  file: BerkasBaru | undefined
}

/**
 * Stores the file of a stage's panel, from publication until the stage ends; vendors see it from the stage's start.
 * Earlier files of the panel stay as its history.
 */
export async function simpanBerkasTahap(
  trx: TransactionClientContract,
  ctx: HttpContext,
  paket: Paket,
  { urut, tipe, showVendor, file }: KirimanBerkasTahap
): Promise<void> {
  if (!file) throw bidangSalah('file', 'required', teks.berkasTahap.minimal)
  const kunci = templatUntuk(paket.metodePemilihan, paket.kualifikasi).find(
    (t) => t.urut === urut
  )!.kunci
  const { baris } = await wajibTahapTerbuka(trx, paket, tipe, null, {
    sisi: 'staf',
    kunci,
    persiapan: true,
  })
  const jalur = await rekamBerkas(trx, file, {
    kelas: 'tender.tahap',
    objek: 'paket',
    objekId: paket.id,
    pengunggahId: ctx.pelaku.id,
  })
  await sql(
    trx,
    `insert into jadwal_berkas (jadwal_id, tipe, file, show_vendor, oleh_id, pada)
     values (?, ?, ?, ?, ?, ${sqlSekarang()})`,
    [baris.id, tipe, jalur, showVendor, ctx.pelaku.id]
  )
  await catat(trx, sumberDari(ctx), {
    aksi: `tahap.${tipe}`,
    objek: 'paket',
    objekId: paket.id,
    rincian: { tahap: baris.kunci, urut, file: jalur, showVendor },
  })
}

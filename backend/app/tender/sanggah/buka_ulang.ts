/**
 * What a new evaluation does to the results that were made from the old one: determinations of later stages no longer
 * hold, ranks are cleared, and answered objections are closed, so that everybody may object to the new result. The
 * earlier result stays in the journal (decisions §5 'Objections').
 */
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { uraiTab } from '@eproc/domain/tahap/tab'
import { tabStaf, templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import type Paket from '#app/paket/paket'
import { muatNilai, potretNilai } from '#app/tender/evaluasi/nilai_query'
import { bentrok } from '#inti/galat'
import { catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

/** Call inside the evaluation's transaction, with the package's row locked. `tahap`: the stage of evaluation. */
export async function bukaUlangEvaluasi(
  ctx: HttpContext,
  trx: TransactionClientContract,
  paket: Paket,
  tahap: Tahap
): Promise<void> {
  const sesudah = templatUntuk(paket.metodePemilihan, paket.kualifikasi).filter(
    // Direct procurement determines inside the stage of evaluation itself.
    (t) => t.urut >= tahap.urut
  )
  const kunci = sesudah.map((t) => t.kunci)
  const ganti = await sql<{ id: number }>(
    trx,
    `update penetapan set status = 'ganti'
      where paket_id = ? and tahap = any(?) and status in ('usul','tegas') returning id`,
    [paket.id, kunci]
  )
  const tipe = [
    ...new Set(
      sesudah.flatMap((t) =>
        [...tabStaf(t, paket.jenisPengadaan)]
          .map(uraiTab)
          .filter((u) => u.jenis === 'sanggah')
          .map((u) => u.varian!)
      )
    ),
  ]
  const sanggah = await sql<{ id: number; dijawab: boolean }>(
    trx,
    `select id, tgl_kirim_admin is not null as dijawab from sanggah
      where paket_id = ? and tipe = any(?) and ditutup_pada is null for update`,
    [paket.id, tipe]
  )
  if (sanggah.some((s) => !s.dijawab)) throw bentrok(tenderHasil.evaluasi.sanggahBelumDijawab)
  if (sanggah.length > 0) {
    await sql(trx, `update sanggah set ditutup_pada = ${sqlSekarang()} where id = any(?)`, [
      sanggah.map((s) => s.id),
    ])
  }
  const nilai = await muatNilai(trx, paket.id)
  const berurut = nilai.filter((n) => n.urutan > 0 || n.gugur)
  if (berurut.length > 0) {
    await sql(
      trx,
      `update evaluasi set urutan = 0, gugur_pada = null, gugur_alasan = null, negosiasi_harga = null,
              negosiasi_teknis = null where paket_id = ?`,
      [paket.id]
    )
  }
  if (ganti.length + sanggah.length + berurut.length === 0) return
  await catat(trx, sumberDari(ctx), {
    aksi: 'evaluasi.ulang',
    objek: 'paket',
    objekId: paket.id,
    rincian: {
      tahap: tahap.kunci,
      penetapan: ganti.map((g) => g.id),
      sanggah: sanggah.map((s) => s.id),
      hasilLama: berurut.map((n) => ({ vendorId: n.vendorId, nama: n.nama, ...potretNilai(n) })),
    },
  })
  // The next announcement is told anew.
  await sql(trx, 'delete from pengumuman_hasil where paket_id = ? and tahap = any(?)', [
    paket.id,
    kunci,
  ])
}

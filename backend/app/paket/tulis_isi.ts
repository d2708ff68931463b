/** Writes the parts of a package that are rows of their own. The rules were held before. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { jadwalAwal } from '@eproc/domain/tahap/templat'
import type { JenisPengadaan, Kualifikasi, MetodePemilihan } from '@eproc/domain/pilihan'
import { keMs } from '@eproc/domain/format'
import { paket as teks } from '@eproc/i18n/id/paket'
import type { IsiPaket } from '#app/paket/isi_paket'
import { bidangSalah, isianSalah } from '#inti/galat'
import { sql } from '#inti/sql'

/** Replaces HPS, funding, locations and KBLI. */
export async function tulisIsi(
  trx: TransactionClientContract,
  paketId: number,
  isi: IsiPaket
): Promise<void> {
  await periksaAcuan(trx, isi)
  for (const tabel of ['paket_hps', 'paket_pendanaan', 'paket_lokasi', 'paket_kbli']) {
    await sql(trx, `delete from ${tabel} where paket_id = ?`, [paketId])
  }
  const json = (daftar: readonly object[] | null) =>
    JSON.stringify((daftar ?? []).map((b, i) => ({ ...b, urut: i + 1 })))
  await sql(
    trx,
    `insert into paket_hps (paket_id, urut, uraian, volume, satuan, harga_satuan)
     select ?, urut, uraian, volume, satuan, "hargaSatuan" from jsonb_to_recordset(?::jsonb)
       as b(urut int, uraian text, volume numeric, satuan text, "hargaSatuan" bigint)`,
    [paketId, json(isi.listHps)]
  )
  await sql(
    trx,
    `insert into paket_pendanaan (paket_id, kegiatan_id, sumber_dana, asal_dana, mak, pagu)
     select ?, "kegiatanId", "sumberDana", "asalDana", mak, pagu from jsonb_to_recordset(?::jsonb)
       as b(urut int, "kegiatanId" int, "sumberDana" text, "asalDana" text, mak text, pagu bigint) order by urut`,
    [paketId, json(isi.listPendanaan)]
  )
  await sql(
    trx,
    `insert into paket_lokasi (paket_id, lokasi_proyek_id, detail, nilai_pekerjaan, uraian_pekerjaan,
       spesifikasi_pekerjaan)
     select ?, "lokasiProyekId", detail, "nilaiPekerjaan", "uraianPekerjaan", "spesifikasiPekerjaan"
       from jsonb_to_recordset(?::jsonb) as b(urut int, "lokasiProyekId" int, detail text,
         "nilaiPekerjaan" bigint, "uraianPekerjaan" text, "spesifikasiPekerjaan" text) order by urut`,
    [paketId, json(isi.listLokasiKerja)]
  )
  await sql(
    trx,
    'insert into paket_kbli (paket_id, kbli_id) select ?, id from unnest(?::int[]) as id',
    [paketId, [...new Set(isi.kbli ?? [])]]
  )
}

async function periksaAcuan(trx: TransactionClientContract, isi: IsiPaket): Promise<void> {
  const lokasi = (isi.listLokasiKerja ?? []).map((l) => l.lokasiProyekId!)
  const ada = await sql<{ id: number }>(trx, 'select id from lokasi_proyek where id = any(?)', [
    [...new Set(lokasi)],
  ])
  const dikenal = new Set(ada.map((b) => b.id))
  const salah = lokasi.flatMap((id, i) =>
    dikenal.has(id)
      ? []
      : [
          {
            field: `listLokasiKerja.${i}.lokasiProyekId`,
            rule: 'exists',
            message: teks.aturan.lokasiTidakAda,
          },
        ]
  )
  if (salah.length > 0) throw isianSalah(salah)
  const kbli = [...new Set(isi.kbli ?? [])]
  const [jumlah] = await sql<{ n: number }>(
    trx,
    'select count(*)::int as n from kbli where id = any(?)',
    [kbli]
  )
  if (jumlah!.n !== kbli.length) throw bidangSalah('kbli', 'exists', teks.aturan.kbliTidakAda)
}

/**
 * Writes the schedule: its rows come from the stage table and stay while the template stays, so that files of a
 * stage keep their stage.
 */
export async function tulisJadwal(
  trx: TransactionClientContract,
  paketId: number,
  isi: IsiPaket,
  ganti: boolean
): Promise<void> {
  if (ganti) {
    await sql(trx, 'delete from jadwal where paket_id = ?', [paketId])
    const awal = jadwalAwal(
      isi.metodePemilihan as MetodePemilihan,
      isi.kualifikasi as Kualifikasi | null,
      isi.jenisPengadaan as JenisPengadaan
    )
    await sql(
      trx,
      `insert into jadwal (paket_id, urut, kunci, tahap, include)
       select ?, urut, kunci, tahap, include from jsonb_to_recordset(?::jsonb)
         as b(urut int, kunci text, tahap text, include boolean)`,
      [paketId, JSON.stringify(awal)]
    )
  }
  const waktu = (nilai: string | null | undefined, include: boolean) => {
    const ms = include ? keMs(nilai) : null
    return ms === null ? null : new Date(ms).toISOString()
  }
  await sql(
    trx,
    `update jadwal j set include = b.include, mulai = b.mulai, selesai = b.selesai, remark = b.remark
       from jsonb_to_recordset(?::jsonb)
         as b(urut int, include boolean, mulai timestamptz, selesai timestamptz, remark text)
      where j.paket_id = ? and j.urut = b.urut`,
    [
      JSON.stringify(
        (isi.listJadwal ?? []).map((l) => ({
          urut: l.urut,
          include: l.include,
          mulai: waktu(l.mulai, l.include),
          selesai: waktu(l.selesai, l.include),
          remark: l.remark?.trim() || null,
        }))
      ),
      paketId,
    ]
  )
}

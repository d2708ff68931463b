/** Submitting, approving and rejecting a package (decisions §4): '' → S → AM or RM. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanPaket, kurangPaket } from '@eproc/domain/aturan_paket'
import { periksaJadwal } from '@eproc/domain/jadwal'
import { paket as teks } from '@eproc/i18n/id/paket'
import { isiPaket } from '#app/paket/isi_paket'
import { kabariStaf, penggunaPeran } from '#app/paket/kabari_paket'
import { kunciKegiatan, paguPla } from '#app/paket/pagu_kegiatan'
import type Paket from '#app/paket/paket'
import { mulaiTindakan } from '#app/paket/tindakan'
import { bacaLangkah } from '#app/paket/jadwal_query'
import { bidangSalah } from '#inti/galat'
import { tegakkan } from '#inti/isian'
import { catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

/** Complete, within its ceilings, with a sound schedule: as the form says it while one types. */
export async function tegakkanLengkap(trx: TransactionClientContract, paket: Paket): Promise<void> {
  const isi = await isiPaket(trx, paket)
  const ids = (isi.listPendanaan ?? []).map((p) => p.kegiatanId!)
  const kegiatan = await kunciKegiatan(trx, ids, paket.id)
  const jadwal = await bacaLangkah(trx, paket.id)
  tegakkan([
    ...kurangPaket({
      totalPagu: paket.totalPagu,
      jumlahLokasi: isi.listLokasiKerja!.length,
      jumlahKbli: isi.kbli!.length,
      adaKak: paket.fileKak !== null,
    }),
    ...aturanPaket({ ...isi, listJadwal: [] }, { kegiatan, paguPla: await paguPla() }),
    ...periksaJadwal(jadwal).map((g) => ({
      field:
        g.urut === null ? 'listJadwal' : `listJadwal.${jadwal.findIndex((l) => l.urut === g.urut)}`,
      rule: g.rule,
      message: g.message,
    })),
  ])
}

async function tulisStatus(
  trx: TransactionClientContract,
  paket: Paket,
  isi: {
    status: string
    catatan: string | null
    pengajuId: number | null
    penyetujuId: number | null
  }
): Promise<void> {
  await sql(
    trx,
    `update paket set status = ?, catatan = ?, pengaju_id = ?, penyetuju_id = ?, versi = versi + 1,
            diubah_pada = ${sqlSekarang()} where id = ?`,
    [isi.status, isi.catatan, isi.pengajuId, isi.penyetujuId, paket.id]
  )
}

export const ajukanPaket = (ctx: HttpContext, id: number | null, versi?: number | null) =>
  db.transaction(async (trx) => {
    const paket = await mulaiTindakan(ctx, trx, id, 'ajukan', versi)
    await tegakkanLengkap(trx, paket)
    await tulisStatus(trx, paket, {
      status: 'S',
      catatan: null,
      pengajuId: ctx.pelaku.id,
      penyetujuId: null,
    })
    await catat(trx, sumberDari(ctx), {
      aksi: 'paket.ajukan',
      objek: 'paket',
      objekId: paket.id,
      rincian: { status: [paket.status, 'S'] },
    })
    await kabariStaf(
      trx,
      await penggunaPeran(trx, 'manajerULP'),
      '/rup/paket/penyedia/man',
      { pesan: teks.kabar.diajukan(paket.kode, paket.nama) },
      ctx.pelaku.id
    )
    return paket.id
  })

/** `catatan` is the reason of a rejection, without which there is none. */
export const putuskanPaket = (
  ctx: HttpContext,
  id: number | null,
  setuju: boolean,
  isian: { catatan?: string | null | undefined; versi?: number | null | undefined }
) =>
  db.transaction(async (trx) => {
    const paket = await mulaiTindakan(ctx, trx, id, setuju ? 'setujui' : 'tolak', isian.versi)
    const catatan = isian.catatan?.trim() || null
    if (setuju) await tegakkanLengkap(trx, paket)
    else if (!catatan) throw bidangSalah('catatan', 'required', teks.aturan.catatan)
    const status = setuju ? 'AM' : 'RM'
    await tulisStatus(trx, paket, {
      status,
      catatan,
      pengajuId: paket.pengajuId,
      penyetujuId: setuju ? ctx.pelaku.id : null,
    })
    await catat(trx, sumberDari(ctx), {
      aksi: setuju ? 'paket.setujui' : 'paket.tolak',
      objek: 'paket',
      objekId: paket.id,
      rincian: { status: [paket.status, status] },
      alasan: catatan,
    })
    await kabariStaf(
      trx,
      [paket.pengajuId, ...paket.penyunting],
      '/rup/paket/penyedia',
      {
        pesan: setuju
          ? teks.kabar.disetujui(paket.kode, paket.nama)
          : teks.kabar.ditolak(paket.kode, paket.nama, catatan!),
      },
      ctx.pelaku.id
    )
    return paket.id
  })

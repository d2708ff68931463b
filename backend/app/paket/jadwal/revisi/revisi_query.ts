/** Schedule revisions that wait for approval. */
import db from '@adonisjs/lucid/services/db'
import type {
  BerkasRevisi,
  JadwalRow,
  RevisiRow,
  PaketRevisi,
  RincianRevisi,
} from '@eproc/domain/paket/answers'
import { keIso } from '@eproc/domain/common/format'
import { bisaRevisi } from '#app/paket/jadwal/revisi/halangan_revisi'
import { berkasMenunggu } from '#app/paket/jadwal/revisi/berkas_revisi_query'
import { saringBerkasStaf } from '#app/paket/jadwal/boleh_buka_berkas'
import { bacaJadwal, type BerkasFilter } from '#app/paket/jadwal/jadwal_query'
import { listPaket, type PaketFilter, type PaketSort } from '#app/paket/isi/paket_query'
import { ringkasRevisi } from '#app/paket/isi/ringkas_revisi_query'
import Paket from '#app/paket_berjalan/paket'
import type { Halaman } from '#core/http/query/query_string'
import type { Pelaku } from '#core/auth/actor'
import { sql, type Koneksi } from '#core/database/sql'
import { notFound } from '#core/http/errors'

/** Steps of the waiting revision beside those that hold, with the files that the reader may open; empty when none waits. */
export async function bacaRevisi(
  paketId: number,
  boleh: BerkasFilter = () => true
): Promise<RevisiRow[]> {
  const baru = await sql<{
    urut: number
    include: boolean
    mulai: Date | null
    selesai: Date | null
    remark: string | null
    noArsip: string | null
    noArsipLama: string | null
  }>(
    db,
    `select b.urut, b.include, b.mulai, b.selesai, b.remark, b.no_arsip as "noArsip",
            b.no_arsip_lama as "noArsipLama" from jadwal_revisi_baris b
       join jadwal_revisi r on r.id = b.revisi_id
      where r.paket_id = ? and r.status = 'menunggu'`,
    [paketId]
  )
  if (baru.length === 0) return []
  const menurutUrut = new Map(baru.map((b) => [b.urut, b]))
  const menunggu = await berkasMenunggu(db, paketId)
  return (await bacaJadwal(db, paketId, boleh)).map((kini) => {
    const b = menurutUrut.get(kini.urut)
    const ubahArsip = b !== undefined && b.noArsip !== b.noArsipLama
    return {
      ...kini,
      include: b?.include ?? kini.include,
      mulai: b ? keIso(b.mulai) : kini.mulai,
      selesai: b ? keIso(b.selesai) : kini.selesai,
      remark: b?.remark ?? null,
      mulaiLama: kini.mulai,
      selesaiLama: kini.selesai,
      includeLama: kini.include,
      noArsip: ubahArsip ? b.noArsip : kini.noArsip,
      noArsipLama: kini.noArsip,
      berkas: boleh(kini.urut, false) ? berkasRevisi(kini, menunggu) : [],
    }
  })
}

/** The files of a step that hold, shown as the revision wants them, and those that come with it. */
function berkasRevisi(
  { urut, berkas }: JadwalRow,
  menunggu: Awaited<ReturnType<typeof berkasMenunggu>>
): BerkasRevisi[] {
  const milik = menunggu.filter((m) => m.urut === urut)
  const tersimpan = berkas.map((f) => ({
    ...f,
    showVendor: milik.find((m) => m.file === f.file)?.showVendor ?? f.showVendor,
    showVendorLama: f.showVendor,
  }))
  const baru = milik.filter((m) => !berkas.some((f) => f.file === m.file))
  // Numbers of another table: below zero, so that none is taken for a stored one's.
  return [
    ...tersimpan,
    ...baru.map(({ id, file, nama, showVendor }) => ({
      id: -id,
      file,
      nama,
      showVendor,
      showVendorLama: null,
    })),
  ]
}

/** Packages with a waiting revision. */
export async function paketRevisi(
  pelaku: Pelaku,
  halaman: Halaman<PaketSort>,
  saring: PaketFilter
): Promise<{ baris: PaketRevisi[]; total: number }> {
  const { baris, total } = await listPaket(pelaku, halaman, { ...saring, adaRevisi: true })
  const revisi = await ringkasRevisi(
    db,
    baris.map((b) => b.id)
  )
  return {
    total,
    baris: baris.flatMap((b) => {
      const r = revisi.get(b.id)
      return r ? [{ ...b, revisi: r, ...bisaRevisi(pelaku, b, r.pengajuId) }] : []
    }),
  }
}

/** The waiting revision of one package with its steps. */
export async function satuRevisi(pelaku: Pelaku, paketId: number): Promise<RincianRevisi> {
  const halaman = { awal: 0, jumlah: 1, cari: null, urut: null }
  const { baris } = await paketRevisi(pelaku, halaman, { ids: [paketId] })
  if (!baris[0]) throw notFound()
  const boleh = await saringBerkasStaf(pelaku, await Paket.findOrFail(paketId))
  return { ...baris[0], langkah: await bacaRevisi(paketId, boleh) }
}

/** Keys of the opening stages in which offers were opened. */
export const pembukaanDisahkan = async (connection: Koneksi, paketId: number): Promise<string[]> =>
  (
    await sql<{ tahap: string }>(
      connection,
      'select tahap from pembukaan where paket_id = ? and disahkan_pada is not null',
      [paketId]
    )
  ).map((b) => b.tahap)

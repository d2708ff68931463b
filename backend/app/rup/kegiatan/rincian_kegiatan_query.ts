/** One activity with its timeline, its last differences, the steps to come and the packages that use it. */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type {
  BedaKegiatan,
  KegiatanField,
  PaketKegiatan,
  RincianKegiatan,
  RiwayatKegiatan,
} from '@eproc/domain/rup/answers'
import { teksPeran, apakahPeran } from '@eproc/domain/common/roles'
import type { StatusPersetujuan } from '@eproc/domain/common/choices'
import { LANGKAH_PERSETUJUAN, type PelakuRencana } from '@eproc/domain/rup/tindakan_kegiatan'
import { barisKegiatan, keKegiatan, type KegiatanRow } from '#app/rup/kegiatan/kegiatan_query'
import { pemutus } from '#app/rup/kegiatan/menunggu_query'
import { notFound } from '#core/http/errors'
import { sql } from '#core/database/sql'

interface Catatan {
  waktu: Date
  pelaku_nama: string
  peran: string
  aksi: string
  alasan: string | null
  rincian: Record<string, [unknown, unknown]>
}

const BIDANG: readonly KegiatanField[] = [
  'kode',
  'nama',
  'program',
  'coa',
  'jenisPengadaan',
  'divisi',
  'ppk',
  'pagu',
  'tahunAnggaran',
  'keterangan',
]
const KEPUTUSAN = ['kegiatan.setujui', 'kegiatan.tolak']

const nilai = (v: unknown): string | number | null =>
  typeof v === 'string' || typeof v === 'number' ? v : null

/** Differences of the edits since the decision that came before the last of them; none for a first draft. */
function perubahanTerakhir(catatan: readonly Catatan[]): BedaKegiatan[] {
  const akhir = catatan.findLastIndex((c) => c.aksi === 'kegiatan.ubah')
  const dasar = catatan.findLastIndex((c, i) => i < akhir && KEPUTUSAN.includes(c.aksi))
  if (akhir < 0 || dasar < 0) return []
  const ubah = catatan.slice(dasar + 1, akhir + 1).filter((c) => c.aksi === 'kegiatan.ubah')
  return BIDANG.flatMap((bidang) => {
    const kena = ubah.filter((c) => Array.isArray(c.rincian[bidang]))
    if (kena.length === 0) return []
    const sebelum = nilai(kena[0]!.rincian[bidang]![0])
    const sesudah = nilai(kena.at(-1)!.rincian[bidang]![1])
    return sebelum === sesudah ? [] : [{ bidang, sebelum, sesudah }]
  })
}

const keRiwayat = (c: Catatan): RiwayatKegiatan => {
  const sesudah = c.rincian.persetujuan?.[1]
  return {
    waktu: keIso(c.waktu)!,
    pelaku: c.pelaku_nama,
    peran: apakahPeran(c.peran) ? teksPeran(c.peran) : c.peran,
    aksi: c.aksi.replace('kegiatan.', ''),
    catatan: c.alasan,
    persetujuan: typeof sesudah === 'string' ? (sesudah as StatusPersetujuan) : null,
  }
}

async function menunggu(b: KegiatanRow): Promise<RincianKegiatan['menunggu']> {
  const dari = LANGKAH_PERSETUJUAN.findIndex((l) => l.dari === b.persetujuan)
  if (dari < 0) return []
  const kegiatan = { divisi: b.divisi_kode, direktorat: b.direktorat, ppkId: b.ppk_id }
  return Promise.all(
    LANGKAH_PERSETUJUAN.slice(dari).map(async ({ peran }) => ({
      peran,
      orang: (await pemutus(db, peran, kegiatan)).map((o) => o.nama),
    }))
  )
}

export async function rincianKegiatan(
  pelaku: PelakuRencana,
  id: number | null
): Promise<RincianKegiatan> {
  const b = await barisKegiatan(db, pelaku, id)
  if (!b) throw notFound()
  const [catatan, paket, langkah] = await Promise.all([
    sql<Catatan>(
      db,
      `select waktu, pelaku_nama, peran, aksi, alasan, rincian from jurnal
        where objek = 'kegiatan' and objek_id = ? or objek = 'impor_kegiatan' and objek_id = ? order by id`,
      [String(b.id), b.impor_id === null ? null : String(b.impor_id)]
    ),
    sql<PaketKegiatan>(
      db,
      `select p.id, p.kode, p.nama, p.status_pelaksanaan as "statusPelaksanaan", sum(d.pagu)::bigint as pagu
         from paket_pendanaan d join paket p on p.id = d.paket_id
        where d.kegiatan_id = ? group by p.id order by p.id`,
      [b.id]
    ),
    menunggu(b),
  ])
  return {
    ...keKegiatan(b, pelaku),
    riwayat: catatan.map(keRiwayat),
    menunggu: langkah,
    perubahan: perubahanTerakhir(catatan),
    paket,
  }
}

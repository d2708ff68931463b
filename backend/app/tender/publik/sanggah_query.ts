/** Public table of objection periods that run (S1 §2.1). */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { MasaSanggah } from '@eproc/domain/tender/answers_paket'
import type { TipeSanggah } from '@eproc/domain/common/choices'
import { KODE_TEMPLAT, TEMPLAT } from '@eproc/domain/tahap/templat'
import { uraiTab } from '@eproc/domain/tahap/tab'
import { TAMPAK_BAGI_UMUM } from '#app/paket_berjalan/paket_rekanan'
import { searchPattern, type Halaman } from '#core/http/query/query_string'
import { countRows } from '#core/database/count'
import { sql } from '#core/database/sql'
import { sqlMoment } from '#core/clock/clock'
import { orderOf } from '#core/database/order'

/** Objection stages of all templates: key → type. */
const TAHAP_SANGGAH = new Map<string, TipeSanggah>(
  KODE_TEMPLAT.flatMap((kode) =>
    TEMPLAT[kode].flatMap((t) => {
      const { jenis, varian } = t.rekanan ? uraiTab(t.rekanan) : { jenis: null, varian: null }
      return jenis === 'sanggah' ? [[t.kunci, varian as TipeSanggah] as const] : []
    })
  )
)

/** Spelled out, not bound: an index of these stages only is known by them. */
const KUNCI_SANGGAH = [...TAHAP_SANGGAH.keys()].map((key) => `'${key}'`).join(', ')

export const SANGGAH_SORT = ['nama', 'kode', 'mulai', 'selesai'] as const
const KOLOM_SANGGAH: Record<(typeof SANGGAH_SORT)[number], string> = {
  nama: 'lower(p.nama)',
  kode: 'p.kode',
  mulai: 'j.mulai',
  selesai: 'j.selesai',
}

/** Packages with an objection stage that runs now. */
export async function masaSanggah(
  halaman: Halaman<(typeof SANGGAH_SORT)[number]>
): Promise<{ rows: MasaSanggah[]; total: number }> {
  const nilai: unknown[] = []
  let cari = ''
  if (halaman.cari) {
    cari = 'and (p.nama ilike ? or p.kode ilike ?)'
    nilai.push(searchPattern(halaman.cari), searchPattern(halaman.cari))
  }
  // The stages first, then each one's package: the planner would rather read all packages under way.
  const dari = `from jadwal j cross join lateral
      (select * from paket p where p.id = j.paket_id and p.status_pelaksanaan = 'A' and ${TAMPAK_BAGI_UMUM} ${cari} offset 0) p
    where j.berjalan and j.include and j.kunci in (${KUNCI_SANGGAH}) and j.mulai <= ${sqlMoment()} and j.selesai > ${sqlMoment()}`
  const urut = orderOf(KOLOM_SANGGAH, halaman, { first: 'selesai', id: 'p.id' })
  const [baris, jumlah] = await Promise.all([
    sql<{
      id: number
      kode: string
      nama: string
      tahunAnggaran: number
      kunci: string
      tahap: string
      mulai: Date
      selesai: Date
    }>(
      db,
      `select p.id, p.kode, p.nama, p.tahun_anggaran as "tahunAnggaran", j.kunci, j.tahap, j.mulai, j.selesai ${dari}
        order by ${urut} limit ? offset ?`,
      [...nilai, halaman.jumlah, halaman.awal]
    ),
    countRows(db, dari, nilai),
  ])
  const rows = baris.map(({ kunci: key, ...b }): MasaSanggah => ({
    ...b,
    tipe: TAHAP_SANGGAH.get(key)!,
    mulai: keIso(b.mulai)!,
    selesai: keIso(b.selesai)!,
  }))
  return { rows, total: jumlah }
}

/** A year of random activities, packages, schedules and vendors, and what SQL alone says of it. */
import db from '@adonisjs/lucid/services/db'
import type { StatusPelaksanaan, MetodePemilihan } from '@eproc/domain/common/choices'
import { sql } from '@eproc/backend/app/core/database/sql'
import { createKegiatan, createProgram, type KegiatanRup } from '@eproc/database/factories/rup'
import { createPaket } from '@eproc/database/factories/paket'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { sqlNow } from '../../lib/dates.ts'

const DIVISI = ['1010', '1020', '2020', '3010'] as const
const METODE = ['TLA', 'PLA', 'TEN', 'SEL'] as const satisfies readonly MetodePemilihan[]
const STATUS = ['N', 'A', 'P', 'S', 'G', 'B', 'U'] as const satisfies readonly StatusPelaksanaan[]
const PERSETUJUAN = ['', 'S', 'AD', 'AD', 'AD'] as const

/** mulberry32: the same year again for the same seed. */
function random(seed: number): () => number {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Fills the year; answers how many packages there are. */
export async function randomYear(seed: number, { kegiatan = 14, paket = 18 } = {}): Promise<void> {
  const next = random(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  const ppk = await createPengguna({ peran: 'ppk', divisi: '20' })
  const pokja = [await createPengguna({ peran: 'operator', divisi: 'unlada' })]
  const semua: KegiatanRup[] = []
  for (let i = 0; i < kegiatan; i++) {
    const program = await createProgram({ divisi: pick(DIVISI) })
    const pagu = 1_000_000 + Math.floor(next() * 5e9)
    semua.push(await createKegiatan({ program, ppk, pagu, persetujuan: pick(PERSETUJUAN) }))
  }
  for (let i = 0; i < paket; i++) {
    const metode = pick(METODE)
    const jenis = metode === 'SEL' ? 'KOL' : 'LAI'
    const dana = new Set([pick(semua), ...(next() < 0.4 ? [pick(semua)] : [])])
    const pendanaan = [...dana].map((k) => ({
      kegiatanId: k.id,
      // Some take more than their activity has: what is left is never below 0.
      pagu: 1 + Math.floor(next() * k.pagu * 1.2),
    }))
    const hps = [
      { uraian: 'Uji', volume: 1, satuan: 'ls', hargaSatuan: 1 + Math.floor(next() * 1e9) },
    ]
    const isi = { metode, jenis, ppk, pokja, pendanaan, hps, satuanKerja: pick(DIVISI) } as const
    const { paket: p } = await createPaket({ ...isi, statusPelaksanaan: pick(STATUS) })
    await sql(
      db,
      `update paket set nilai_kontrak = case when ?::boolean then floor(total_pagu * ?::float8)::bigint end,
         dibuat_pada = ${sqlNow()} - make_interval(days => ?) where id = ?`,
      [next() < 0.5, next(), Math.floor(next() * 200), p.id]
    )
  }
}

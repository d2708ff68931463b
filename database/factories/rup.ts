/** Programs and activities of the annual plan for tests: `createKegiatanAD` of the packages' factory with more to say. */
import db from '@adonisjs/lucid/services/db'
import type {
  JenisPengadaan,
  StatusKegiatan,
  StatusPersetujuan,
} from '@eproc/domain/common/choices'
import { sqlNow } from '@eproc/backend/app/core/clock/clock'
import { sql } from '@eproc/backend/app/core/database/sql'
import { budgetYear } from './dates.ts'
import { mark } from './mark.ts'
import { idCoaUji } from './paket.ts'
import { createPengguna } from './pengguna.ts'

export { createKegiatanAD, idCoaUji, type KegiatanUji } from './paket.ts'

/** Division to which the defaults belong. */
const DIVISI_UJI = '2020'

export interface ProgramUji {
  id: number
  kode: string
  nama: string
  divisi: string
  tahunAnggaran: number
  versi: number
}

/** A program of division 2020 and this year, unless said otherwise. */
export async function createProgram(
  isi: Partial<Pick<ProgramUji, 'kode' | 'nama' | 'divisi' | 'tahunAnggaran'>> = {}
): Promise<ProgramUji> {
  const t = mark()
  const program = {
    kode: isi.kode ?? `P-${t}`,
    nama: isi.nama ?? `Program ${t}`,
    divisi: isi.divisi ?? DIVISI_UJI,
    tahunAnggaran: isi.tahunAnggaran ?? budgetYear(),
  }
  const [baris] = await sql<{ id: number; versi: number }>(
    db,
    `insert into program (kode, nama, divisi_kode, tahun_anggaran) values (?, ?, ?, ?) returning id, versi`,
    Object.values(program)
  )
  return { ...baris!, ...program }
}

export interface TestKegiatan {
  program?: ProgramUji
  kode?: string
  nama?: string
  divisi?: string
  jenis?: JenisPengadaan
  ppk?: { id: number }
  pagu?: number
  tahunAnggaran?: number
  status?: StatusKegiatan
  persetujuan?: StatusPersetujuan
  pengaju?: { id: number }
  penyunting?: readonly { id: number }[]
  catatan?: string
}

export interface KegiatanRup {
  id: number
  kode: string
  nama: string
  programId: number
  coaId: number
  ppkId: number
  pagu: number
  divisi: string
  versi: number
}

/** An activity as it stands in the table: a draft ('') unless `persetujuan` says another state. */
export async function createKegiatan(isi: TestKegiatan = {}): Promise<KegiatanRup> {
  const t = mark()
  const program =
    isi.program ??
    (await createProgram({
      ...(isi.divisi ? { divisi: isi.divisi } : {}),
      ...(isi.tahunAnggaran ? { tahunAnggaran: isi.tahunAnggaran } : {}),
    }))
  const divisi = isi.divisi ?? program.divisi
  const ppk = isi.ppk ?? (await createPengguna({ peran: 'ppk', divisi: `${divisi[0]}0` }))
  const kegiatan = {
    kode: isi.kode ?? `K-${t}`,
    nama: isi.nama ?? `Kegiatan ${t}`,
    programId: program.id,
    coaId: await idCoaUji(),
    ppkId: ppk.id,
    pagu: isi.pagu ?? 1_000_000_000,
    divisi,
  }
  const [baris] = await sql<{ id: number; versi: number }>(
    db,
    `insert into kegiatan (kode, nama, program_id, coa_id, ppk_id, pagu, divisi_kode, jenis_pengadaan, tahun_anggaran,
       status, persetujuan, pengaju_id, diajukan_pada, penyunting, catatan, persetujuan_pada)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, case when ?::boolean then ${sqlNow()} end, ?, ?, ${sqlNow()})
     returning id, versi`,
    [
      ...Object.values(kegiatan),
      isi.jenis ?? 'KON',
      program.tahunAnggaran,
      isi.status ?? 'N',
      isi.persetujuan ?? '',
      isi.pengaju?.id ?? null,
      (isi.persetujuan ?? '') !== '',
      (isi.penyunting ?? []).map((p) => p.id),
      isi.catatan ?? null,
    ]
  )
  return { ...baris!, ...kegiatan }
}

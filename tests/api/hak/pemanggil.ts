/** Accounts of every role with a session, the people of two running packages among them, and what paths may name. */
import db from '@adonisjs/lucid/services/db'
import { createBerita } from '@eproc/database/factories/berita'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPaket } from '@eproc/database/factories/paket'
import { createPengguna, signInAs } from '@eproc/database/factories/pengguna'
import { createKegiatan } from '@eproc/database/factories/rup'
import { createTender, createTenderDitetapkan } from '@eproc/database/factories/tender'
import { budgetYear } from '../../lib/dates.ts'

export interface Caller {
  /** as in the matrix of rights */
  name: string
  id: number
  token: string
}

export async function callers(): Promise<Caller[]> {
  const running = await createTender()
  const determined = await createTenderDitetapkan('sanggah')
  await Promise.all([createPaket(), createKegiatan({ divisi: '2020' }), createBerita()])
  const person = await createRekanan({ jenis: 'O', status: 'A' })
  const made = await Promise.all(
    (
      ['operator', 'manajer', 'pa', 'operatorULP', 'manajerULP', 'adminit', 'superAdmin'] as const
    ).map(
      async (peran) =>
        [peran, await createPengguna({ peran, divisi: peran === 'pa' ? '20' : '2020' })] as const
    )
  )
  const people = [
    ...made,
    ['ppk', running.ppk] as const,
    ['unlada', running.pokja[0]!] as const,
    ['unlada', determined.pokja[1]!] as const,
    ['vendor', running.rekanan[0]!.pengguna] as const,
    ['vendor', determined.rekanan[1]!.pengguna] as const,
    ['person', person.pengguna] as const,
  ]
  const signedIn = people.map(async ([name, { id }]) => ({
    name,
    id,
    token: await signInAs({ id }),
  }))
  return [{ name: 'tamu', id: 0, token: '' }, ...(await Promise.all(signedIn))]
}

/** What names of the paths and fields may stand for, and some ids for all others. */
export async function known(): Promise<{ ids: number[]; words: Record<string, string[]> }> {
  const ids = async (table: string) => {
    const rows = await db.from(table).select('id').orderBy('id').limit(3)
    return rows.map((row: { id: number }) => String(row.id))
  }
  const [paketId, vendorId, userId, kegiatanId] = await Promise.all(
    ['paket', 'rekanan', 'pengguna', 'kegiatan'].map(ids)
  )
  const year = [String(budgetYear())]
  return {
    ids: [1, 2, 3, ...[...paketId!, ...vendorId!, ...kegiatanId!].map(Number)],
    words: {
      paketId: paketId!,
      vendorId: vendorId!,
      userId: userId!,
      kegiatanId: kegiatanId!,
      tahun: year,
      year,
      tahunAnggaran: year,
      versi: ['1', '2'],
      tahap: ['PP1', 'pembukaan', 'evaluasi', 'penetapan'],
      tipe: ['P', 'N', 'B', '1'],
      status: ['AM', 'A'],
      jenis: ['K', 'H', 'perusahaan'],
      bagian: ['perusahaan', 'pajak'],
      masa: ['all', '30'],
      kbli: ['41011'],
      kodeProvinsi: ['31'],
      divisiCode: ['2020', 'all'],
      blacklistFilter: ['0', '1'],
      jalur: ['berkas/00/x.pdf', 'x', 'parameter'],
    },
  }
}

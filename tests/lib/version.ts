/** The version that a write under /rest has to name (428 without it). */
import { row } from './query.ts'

const TABLES = {
  'berita-informasi': 'berita',
  'coa': 'coa',
  'divisi': 'divisi',
  'kbli': 'kbli',
  'kebijakan-vendor': 'kebijakan_vendor',
  'kegiatan': 'kegiatan',
  'libur': 'libur',
  'lokasi-proyek': 'lokasi_proyek',
  'paket': 'paket',
  'parameter': 'parameter',
  'program': 'program',
  'sbu': 'sbu',
  'tender-draf': 'tender',
  'user': 'pengguna',
} as const

export type Versioned = keyof typeof TABLES

export const versionedTable = (resource: Versioned): string => TABLES[resource]

/** What the record's version is now; 1 for one that does not exist. */
export async function versionOf(resource: Versioned, id: number): Promise<number> {
  const found = await row<{ versi: number }>(
    `select coalesce((select versi from ${TABLES[resource]} where id = ?), 1) as versi`,
    [id]
  )
  return found.versi
}

/** The address at which the record is deleted as it is now. */
export const toDelete = async (resource: Versioned, id: number): Promise<string> =>
  `/rest/${resource}/${id}?versi=${await versionOf(resource, id)}`

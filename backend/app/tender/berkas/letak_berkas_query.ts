/** Where a stored file lies in its package. */
import db from '@adonisjs/lucid/services/db'
import { sql } from '#core/database/sql'

export interface LetakBerkas {
  /** key of the stage */
  kunci: string
  showVendor: boolean
}

/** Of a stage's file. */
export async function letakBerkasTahap(jalur: string): Promise<LetakBerkas | undefined> {
  const [letak] = await sql<LetakBerkas>(
    db,
    `select j.kunci, b.show_vendor as "showVendor"
       from jadwal_berkas b join jadwal j on j.id = b.jadwal_id where b.file = ?`,
    [jalur]
  )
  return letak
}

/** Of a tender document. */
export async function letakDokumen(jalur: string): Promise<LetakBerkas | undefined> {
  const [letak] = await sql<LetakBerkas>(
    db,
    'select tahap as kunci, true as "showVendor" from paket_dokumen where file = ?',
    [jalur]
  )
  return letak
}

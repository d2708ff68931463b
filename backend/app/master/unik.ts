/** Database refusals that belong to one field or to one record in use, told in the user's words. */
import { master as teks } from '@eproc/i18n/id/master'
import { bentrok, bidangSalah } from '#inti/galat'

interface GalatPg {
  code?: string
  constraint?: string
  table?: string
}

/**
 * Runs `kerja` (a whole transaction) and answers 400 at the field when it hits one of the unique
 * constraints: constraint name → [field, message].
 */
export async function denganUnik<T>(
  batasan: Readonly<Record<string, readonly [field: string, pesan: string]>>,
  kerja: () => Promise<T>
): Promise<T> {
  try {
    return await kerja()
  } catch (error) {
    const { code, constraint } = error as GalatPg
    const cocok = code === '23505' && constraint ? batasan[constraint] : undefined
    if (cocok) throw bidangSalah(cocok[0], 'unique', cocok[1])
    throw error
  }
}

/** Runs a deletion and says by whom the record is still used (409). */
export async function denganPemakai<T>(objek: string, kerja: () => Promise<T>): Promise<T> {
  try {
    return await kerja()
  } catch (error) {
    const { code, table } = error as GalatPg
    if (code !== '23503') throw error
    const { pemakai, dipakai } = teks.galat
    throw bentrok(dipakai(objek, (table && pemakai[table]) ?? pemakai.lain!))
  }
}

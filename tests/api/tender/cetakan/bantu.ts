/** Tenders as far as their papers need them. */
import { keTahap } from '@eproc/database/factories/paket'
import { createNilai, createTender, type TenderUji } from '@eproc/database/factories/tender'
import { row } from '../../../lib/query.ts'

/** Judged offers of two vendors: A is the cheaper one. */
export async function judged(): Promise<TenderUji> {
  const t = await createTender()
  for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
  await keTahap(t.id, 'evaluasi')
  return t
}

export const codeOf = async (nomor: string) =>
  (await row<{ kode: string }>('select kode from cetakan where nomor = ?', [nomor])).kode

export const winners = (t: TenderUji) =>
  t.rekanan.map((r) => ({ id: r.rekanan.id, nama: r.rekanan.nama }))

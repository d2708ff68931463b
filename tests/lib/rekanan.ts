/** A vendor's row as it stands in the table. */
import type { StatusRekanan } from '@eproc/domain/common/choices'
import { row } from './query.ts'

export interface RekananRow extends Record<string, unknown> {
  id: number
  nama: string
  no_registrasi: string
  status: StatusRekanan
  versi: number
}

export const rekananRow = (id: number): Promise<RekananRow> =>
  row<RekananRow>('select * from rekanan where id = ?', [id])

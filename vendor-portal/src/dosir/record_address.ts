import type { BagianDosir } from '@eproc/domain/dosir/bagian'
import { useDialogAddress } from '@eproc/ui/dialog/dialog_address.ts'

export const NEW_RECORD = 'baru'

/** Address of a record's dialog: `?isian=12`, or `?isian=baru`; of the question before it is deleted: `?hapus=12`. */
export function useRecordAddress(key: 'isian' | 'hapus' = 'isian') {
  const { value, open, close } = useDialogAddress(key)
  const id = value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null
  return {
    shown: value === NEW_RECORD ? NEW_RECORD : id,
    open: (record: number | typeof NEW_RECORD) => open(String(record)),
    close,
  }
}

/** Sections of one form; the others are lists. */
const SINGLE: readonly string[] = ['perusahaan', 'dataPribadi', 'akta']

/** Where a section is begun or gone on with: a list that is empty opens with the form of its first record. */
export const addressOf = (bagian: BagianDosir, jumlah: number): string =>
  jumlah === 0 && !SINGLE.includes(bagian.kunci)
    ? `${bagian.path}?isian=${NEW_RECORD}`
    : bagian.path

/** Rules of the vendor policy's form (S1 §3; decisions §6 for the files). */
import {
  Pemeriksa,
  type Galat,
  type KonteksDokumen,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

export const FILE_KEBIJAKAN = ['file1', 'file2', 'file3'] as const
export type FileKebijakan = (typeof FILE_KEBIJAKAN)[number]

export interface IsianKebijakan extends Partial<Record<FileKebijakan, Lampiran>> {
  content?: Teks
}
export const MAKS_KEBIJAKAN = { content: 100_000 } as const

export function aturanKebijakan(
  isian: IsianKebijakan,
  konteks: KonteksDokumen<FileKebijakan>
): Galat[] {
  const p = new Pemeriksa()
  p.wajib('content', isian.content)
  p.panjang({ ...isian }, MAKS_KEBIJAKAN)
  for (const f of FILE_KEBIJAKAN) p.dokumen(f, isian[f], DOKUMEN.kebijakan[f], konteks)
  return p.galat
}

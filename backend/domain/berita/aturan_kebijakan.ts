/** Rules of the vendor policy's form (S1 §3; decisions §6 for the files). */
import {
  Checker,
  type Finding,
  type FileContext,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

export const FILE_KEBIJAKAN = ['file1', 'file2', 'file3'] as const
export type FileKebijakan = (typeof FILE_KEBIJAKAN)[number]

export interface KebijakanInput extends Partial<Record<FileKebijakan, Lampiran>> {
  content?: Teks
}
export const MAKS_KEBIJAKAN = { content: 100_000 } as const

export function aturanKebijakan(
  input: KebijakanInput,
  context: FileContext<FileKebijakan>
): Finding[] {
  const check = new Checker()
  check.require('content', input.content)
  check.maxLength(input, MAKS_KEBIJAKAN)
  for (const f of FILE_KEBIJAKAN) check.document(f, input[f], DOKUMEN.kebijakan[f], context)
  return check.findings
}

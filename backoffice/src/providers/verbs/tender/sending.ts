/** What several calls of the tender send alike. */
import { currentSession } from '@eproc/ui/session/session.ts'

/** How much of an upload was sent, 0..1. */
export type Progress = (part: number) => void

/** The calls of the specification name the caller; the server takes the session's. */
export const callerId = (): number => currentSession().pengguna?.userId ?? 0

/** One vendor's file of a list that is sent, with what goes beside it. */
export interface Kiriman {
  vendorId: number
  file: File | null
  more: Readonly<Record<string, string>>
}

/** Multipart body: the list as JSON, and `listUploadFile[i]` for row i (S3 §7.2). */
export function kirimanBody(
  head: Readonly<Record<string, string | number>>,
  listName: string,
  list: readonly Kiriman[]
): FormData {
  const body = new FormData()
  const rows = list.map(({ vendorId, more }) => ({ vendorId, include: true, ...more }))
  const fields = { userId: callerId(), ...head, count: list.length }
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
  body.append(listName, JSON.stringify(rows))
  list.forEach(({ file }, i) => file && body.append(`listUploadFile[${i}]`, file))
  return body
}

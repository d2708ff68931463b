import type { Finding } from '@eproc/domain/common/checker'
import { ui } from '@eproc/i18n/id/ui'

/** Rule of a file that the device does not hand over any more. */
export const UNREADABLE = 'terbaca'

async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/**
 * The first of these files that was changed, moved or deleted since it was chosen: the browser refuses to read it, and
 * tells a sender no more than that the network failed.
 */
export async function unreadable(
  fields: Iterable<readonly [field: string, value: unknown]>
): Promise<Finding | null> {
  for (const [field, value] of fields) {
    if (!(value instanceof File) || (await isReadable(value))) continue
    return { field, rule: UNREADABLE, message: ui.errors.berkasBerubah(value.name) }
  }
  return null
}

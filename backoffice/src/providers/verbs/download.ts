import { api } from '@eproc/ui/api/api.ts'

/** The browser's own download, with its progress: nothing of the file passes through the page. */
export function openDownload(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

const KEPT_MS = 60_000

/** A guarded file, fetched with the session's token. */
export const guardedFile = (path: string): Promise<Blob> => api.file(path)

/** Hands a guarded file to the browser under that name. */
export const download = async (path: string, name: string): Promise<void> =>
  save(await guardedFile(path), name)

/** The same with a text that the page has made. */
export const saveText = (content: string, name: string): void => save(new Blob([content]), name)

function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** Files to send, and what lies in the run's store. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { waitFor } from './wait.ts'

/** The smallest document that is taken for a PDF. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** Name and type of an attached document: `.file('fileSDP', PDF, pdfFile('sdp.pdf'))`. */
export const pdfFile = (filename = 'uji.pdf') => ({ filename, contentType: 'application/pdf' })

/** A PDF like no other, of `size` bytes or a little more, that begins with `text`. */
export function randomPdf(text = randomBytes(8).toString('hex'), size = 5000): Buffer {
  const head = Buffer.from(`%PDF-1.7\n% ${text}\n`)
  const tail = Buffer.from('\n%%EOF')
  return Buffer.concat([head, randomBytes(Math.max(0, size - head.length - tail.length)), tail])
}

/** Files in a folder of the run's data and below it, as paths from there. */
export function filesIn(folder: string): string[] {
  const root = join(process.env.DATA_DIR!, folder)
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}

/** Stored documents, unfinished ones included. */
export const storedFiles = (): string[] => filesIn('berkas')

/** Stored offers. */
export const sealedFiles = (): string[] => storedFiles().filter((name) => name.endsWith('.segel'))

/** A refused request leaves nothing behind; a part that was still being written removes itself a moment later. */
export const storeHolds = (count: number): Promise<void> =>
  waitFor(`the store to hold ${count} files`, () => storedFiles().length === count)

/** Puts a folder where a stored file was, so that reading it fails as on a broken disk. Answers what puts the file back. */
export function unreadable(path: string): () => void {
  const place = join(process.env.DATA_DIR!, path)
  renameSync(place, `${place}.aside`)
  mkdirSync(place)
  return () => {
    rmdirSync(place)
    renameSync(`${place}.aside`, place)
  }
}

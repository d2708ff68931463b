/** What lies in an archive: each file, opened when its turn comes, counted and hashed on its way. */
import { createHash } from 'node:crypto'
import { ukuranBerkas } from '@eproc/domain/common/format'
import { barisManifes, barisManifesHilang } from '@eproc/domain/tender/arsip'
import { arsip as teks } from '@eproc/i18n/id/arsip'
import { ContentGone, storageFailure } from '#core/files/disk'
import type { ZipEntry } from '#core/files/zip'
import type { HttpError } from '#core/http/errors'
import { toHttpError } from '#core/http/exception_handler'

export interface Butir {
  /** its path in the archive */
  letak: string
  keterangan: string
  /** as recorded when it was received; null for what is drawn now */
  sha256: string | null
  ukuran: number
  /** packed already */
  terkemas?: boolean
  /** said when it cannot be opened */
  sebab?: string
  buka: () => Promise<ZipEntry['content']> | ZipEntry['content']
}

export interface Termuat {
  letak: string
  keterangan: string
  ukuran: number
  sha256: string
  /** not what was recorded */
  beda: boolean
}
export interface Hilang {
  letak: string
  keterangan: string
  sha256: string | null
  sebab: string
  /** it could not be asked for, which says nothing of the file */
  belum: boolean
}

/** A storage or database that is away. */
const sementara = (error: unknown): HttpError | null => {
  const failure = storageFailure(error) ?? toHttpError(error)
  return failure.status === 503 ? failure : null
}

function sebabHilang({ sebab }: Butir, error: unknown): Pick<Hilang, 'sebab' | 'belum'> {
  if (sementara(error)) return { sebab: teks.sebab.belumTerbaca, belum: true }
  const gone = error instanceof ContentGone ? teks.sebab.hilang : teks.sebab.gagal
  return { sebab: sebab ?? gone, belum: false }
}

/** So many files tell whether the storage can be asked at all. */
const ASKED = 3

/**
 * No archive is begun of which nothing but gaps would be read.
 * @throws 503 when the first of its stored files are not to be had now; one alone is told in the archive
 */
export async function wajibTerbaca(butir: readonly Butir[]): Promise<void> {
  const failures: HttpError[] = []
  for (const { buka } of butir.filter(({ sha256 }) => sha256 !== null).slice(0, ASKED)) {
    try {
      for await (const piece of await buka()) if (piece.length > 0) break
      return
    } catch (error) {
      const failure = sementara(error)
      if (!failure) return
      failures.push(failure)
    }
  }
  if (failures.length > 1) throw failures[0]!
}

/** What came of it, in the order of the archive. */
export class Pemuatan {
  readonly termuat: Termuat[] = []
  readonly hilang: Hilang[] = []
  readonly tertutup: string[] = []

  /** An entry of the archive, or null when the file cannot be opened: that is told, and the archive goes on. */
  async entri(folder: string, butir: Butir, passed: (bytes: number) => void = () => {}) {
    const { letak, keterangan, sha256, terkemas } = butir
    let isi: ZipEntry['content']
    try {
      isi = await butir.buka()
    } catch (error) {
      this.hilang.push({ letak, keterangan, sha256, ...sebabHilang(butir, error) })
      return null
    }
    const content = this.#terhitung(butir, isi, passed)
    return { name: `${folder}/${letak}`, content, stored: terkemas ?? false } satisfies ZipEntry
  }

  /** What fails while it is read ends its entry, which is told; what was read of it stays in the archive. */
  async *#terhitung(
    butir: Butir,
    isi: ZipEntry['content'],
    passed: (bytes: number) => void
  ): AsyncGenerator<Buffer> {
    const { letak, keterangan, sha256: dicatat } = butir
    const hash = createHash('sha256')
    let ukuran = 0
    try {
      for await (const potong of isi) {
        const bytes = typeof potong === 'string' ? Buffer.from(potong) : potong
        hash.update(bytes)
        ukuran += bytes.length
        passed(bytes.length)
        yield bytes
      }
    } catch (error) {
      const { sebab, belum } = sebabHilang(butir, error)
      const terputus = ukuran === 0 ? sebab : teks.sebab.terputus(ukuranBerkas(ukuran))
      this.hilang.push({ letak, keterangan, sha256: dicatat, sebab: terputus, belum })
      return
    }
    const sha256 = hash.digest('hex')
    const beda = dicatat !== null && dicatat !== sha256
    this.termuat.push({ letak, keterangan, ukuran, sha256, beda })
  }

  /** For `sha256sum -c`. */
  *manifes(): Generator<string> {
    for (const { sha256, letak } of this.termuat) yield barisManifes(sha256, letak)
    for (const { sha256, letak, belum } of this.hilang) {
      yield barisManifesHilang(letak, sha256, belum)
    }
  }
}

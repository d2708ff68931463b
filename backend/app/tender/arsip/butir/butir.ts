/** What lies in an archive: each file, opened when its turn comes, counted and hashed on its way. */
import { createHash } from 'node:crypto'
import { ukuranBerkas } from '@eproc/domain/common/format'
import { barisManifes, barisManifesHilang } from '@eproc/domain/tender/arsip'
import { arsip as teks } from '@eproc/i18n/id/arsip'
import type { ZipEntry } from '#core/files/zip'

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
}

const sebabHilang = ({ sebab }: Butir): string => sebab ?? teks.sebab.hilang

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
    } catch {
      this.hilang.push({ letak, keterangan, sha256, sebab: sebabHilang(butir) })
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
    } catch {
      const sebab = ukuran === 0 ? sebabHilang(butir) : teks.sebab.terputus(ukuranBerkas(ukuran))
      this.hilang.push({ letak, keterangan, sha256: dicatat, sebab })
      return
    }
    const sha256 = hash.digest('hex')
    const beda = dicatat !== null && dicatat !== sha256
    this.termuat.push({ letak, keterangan, ukuran, sha256, beda })
  }

  /** For `sha256sum -c`. */
  *manifes(): Generator<string> {
    for (const { sha256, letak } of this.termuat) yield barisManifes(sha256, letak)
    for (const { sha256, letak } of this.hilang) yield barisManifesHilang(letak, sha256)
  }
}

/**
 * The files of a form, received after the request's rights were checked and durable in the store before the caller's
 * work begins. When the work throws, those that no row points to are removed again, so a refused request leaves no orphan.
 */
import type { HttpContext } from '@adonisjs/core/http'
import { MAKS_BERKAS_SEKALIGUS } from '@eproc/domain/common/documents'
import { inti } from '@eproc/i18n/id/core'
import {
  fileLimitMb,
  simpanBerkas,
  type FileRule,
  type BerkasBaru,
} from '#core/files/receive_files'
import { takeBack } from '#core/files/take_back'
import { invalidField } from '#core/http/errors'
import { FIELDS_BYTES, receiveFileParts } from '#core/http/multipart'

const MB = 1024 * 1024

export interface Kiriman<Bidang extends string> {
  /** text fields, or the JSON body of a request without files */
  isian: Record<string, unknown>
  berkas: Partial<Record<Bidang, BerkasBaru>>
  /**
   * Files of indexed fields by index: the rule `listUploadFile[*]` receives `listUploadFile[0]`,
   * `listUploadFile[1]` … Of one such rule a request.
   */
  berindeks: ReadonlyMap<number, BerkasBaru>
}

/** Files of one kind for many vendors have so much room together, or one of them that is larger. */
const TOGETHER_BYTES = 1024 * MB

/** Bytes of the whole request: room for each file up to its own limit, and for the fields. */
async function requestLimit(aturan: Readonly<Record<string, FileRule>>): Promise<number> {
  let bytes = FIELDS_BYTES
  for (const [nama, a] of Object.entries(aturan)) {
    const one = (await fileLimitMb(a)) * MB
    bytes += nama.endsWith('[*]') ? Math.max(TOGETHER_BYTES, one) : one
  }
  return bytes
}

/**
 * Runs `kerja` with the request's fields and stored files.
 * @throws 400 wrong kind or unknown file field, 413 too large; whatever `kerja` throws
 */
export async function withFiles<Bidang extends string, Hasil>(
  ctx: HttpContext,
  aturan: Readonly<Record<Bidang, FileRule>>,
  kerja: (kiriman: Kiriman<Bidang>) => Promise<Hasil>
): Promise<Hasil> {
  const berkas: Partial<Record<Bidang, BerkasBaru>> = {}
  const berindeks = new Map<number, BerkasBaru>()
  // Noted before it is stored: the next part may arrive while this one is still being made durable.
  const dilihat = new Set<string>()
  try {
    await receiveFileParts(ctx, await requestLimit(aturan), async (part) => {
      const bidang = part.field as Bidang
      const indeks = indeksBidang(bidang)
      const a = aturanBidang(aturan, bidang, indeks)
      if (dilihat.has(bidang)) throw invalidField(bidang, 'ganda', inti.berkas.ganda)
      dilihat.add(bidang)
      if (dilihat.size > MAKS_BERKAS_SEKALIGUS) {
        throw invalidField(bidang, 'banyak', inti.berkas.terlaluBanyak(MAKS_BERKAS_SEKALIGUS))
      }
      const tersimpan = await simpanBerkas(part, a)
      if (indeks === null) berkas[bidang] = tersimpan
      else berindeks.set(indeks, tersimpan)
    })
    return await kerja({ isian: ctx.request.body(), berkas, berindeks })
  } catch (error) {
    const tersimpan = [...Object.values<BerkasBaru | undefined>(berkas), ...berindeks.values()]
    await takeBack(
      tersimpan.flatMap((b) => (b ? [b.jalur] : [])),
      error
    )
    throw error
  }
}

/** 3 of `listUploadFile[3]`, a place in a list of which few rows may have a file; null for a plain name. */
function indeksBidang(nama: string): number | null {
  const cocok = /\[(\d{1,3})\]$/.exec(nama)
  return cocok ? Number(cocok[1]) : null
}

function aturanBidang(
  aturan: Readonly<Record<string, FileRule>>,
  bidang: string,
  indeks: number | null
): FileRule {
  const key = indeks === null ? bidang : bidang.replace(/\[\d+\]$/, '[*]')
  const a = Object.hasOwn(aturan, key) ? aturan[key] : undefined
  if (!a || bidang.endsWith('[*]')) {
    throw invalidField(bidang, 'asing', inti.berkas.tidakDikenal(bidang))
  }
  return a
}

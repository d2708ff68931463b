/**
 * The files of a form, received after the request's rights were checked and durable in the store before the caller's
 * work begins. When the work throws, they are removed again, so a refused request leaves no orphan.
 */
import type { HttpContext } from '@adonisjs/core/http'
import { MAKS_BERKAS_SEKALIGUS } from '@eproc/domain/common/documents'
import { inti } from '@eproc/i18n/id/core'
import { deleteFile } from '#core/files/disk'
import { simpanBerkas, type FileRule, type BerkasBaru } from '#core/files/receive_files'
import { invalidField } from '#core/http/errors'
import { receiveFileParts } from '#core/http/multipart'

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

/** Size of the whole request; each file has its own limit beside it. Undefined: the bodyparser's own. */
function requestLimit(aturan: Readonly<Record<string, FileRule>>): string | undefined {
  const nama = Object.keys(aturan)
  if (nama.some((n) => n.endsWith('[*]'))) return '1gb'
  const besar = nama.filter((n) => aturan[n]!.maks === 'MAKS_UKURAN_TENDER').length
  return besar > 1 ? `${besar * 60}mb` : undefined
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
    await receiveFileParts(ctx, requestLimit(aturan), async (part) => {
      const bidang = part.field as Bidang
      const indeks = indeksBidang(bidang)
      const a = aturanBidang(aturan, bidang, indeks)
      if (dilihat.has(bidang)) throw invalidField(bidang, 'ganda', inti.berkas.ganda)
      dilihat.add(bidang)
      const tersimpan = await simpanBerkas(part, a)
      if (indeks === null) berkas[bidang] = tersimpan
      else berindeks.set(indeks, tersimpan)
    })
    return await kerja({ isian: ctx.request.body(), berkas, berindeks })
  } catch (error) {
    const tersimpan = [...Object.values<BerkasBaru | undefined>(berkas), ...berindeks.values()]
    for (const b of tersimpan) if (b) await deleteFile(b.jalur).catch(() => {})
    throw error
  }
}

/** 3 of `listUploadFile[3]`; null for a plain name. */
function indeksBidang(nama: string): number | null {
  const cocok = /\[(\d{1,3})\]$/.exec(nama)
  if (!cocok) return null
  if (Number(cocok[1]) < MAKS_BERKAS_SEKALIGUS) return Number(cocok[1])
  throw invalidField(nama, 'banyak', inti.berkas.terlaluBanyak(MAKS_BERKAS_SEKALIGUS))
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

/**
 * Input: Vine judges the shape (types, lengths), the domain's rule function judges the rest with the
 * specifications' messages; both end as one 400 with every field's message.
 */
import vine from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import type { Finding } from '@eproc/domain/common/checker'
import { vine as pesan } from '@eproc/i18n/id/vine'
import { invalidInput } from '#core/http/errors'

/** Names and numbers stand on one line: what breaks it would look like two entries in a list, a letter or a log. */
export const oneLine = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && /[\n\t]/.test(value)) {
    field.report(pesan.satuBaris, 'satuBaris', field)
  }
})

/** An optional text that may be null, trimmed, of at most `maks` characters on one line. */
export const teks = (maks = 255) =>
  vine.string().trim().maxLength(maks).use(oneLine()).nullable().optional()

/** The same of a field with several lines. */
export const paragraf = (maks: number) => vine.string().trim().maxLength(maks).nullable().optional()

/** An optional whole number that may be null; multipart strings count. */
export const wholeNumber = (min = 0, maks = 2147483647) =>
  vine.number().withoutDecimals().min(min).max(maks).nullable().optional()

/** An optional day `yyyy-MM-dd` that exists in the calendar, kept as text. */
export const hari = () =>
  vine
    .string()
    .trim()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .use(tanggalAda())
    .nullable()
    .optional()

const tanggalAda = vine.createRule((nilai, _pilihan, field) => {
  if (typeof nilai !== 'string') return
  const [t, b, h] = nilai.split('-').map(Number)
  const d = new Date(Date.UTC(t!, b! - 1, h!))
  if (d.getUTCFullYear() !== t || d.getUTCMonth() !== b! - 1 || d.getUTCDate() !== h) {
    field.report(pesan.tanggalTidakAda, 'tanggalAda', field)
  }
})

/** An optional list of ids, as an array or as the comma list of the specifications' multipart. */
export const idList = () =>
  vine
    .array(vine.number().withoutDecimals().min(1).max(2147483647))
    .parse((nilai) =>
      typeof nilai === 'string' ? nilai.split(',').filter((b) => b.trim() !== '') : nilai
    )
    .maxLength(500)
    .nullable()
    .optional()

/** Throws the 400 of a domain rule function's findings, if there are any. */
export function enforce(findings: readonly Finding[]): void {
  if (findings.length > 0) throw invalidInput(findings)
}

/** The body of a request as a plain object; multipart bodies come through `withFiles` instead. */
export const bodyOf = (ctx: HttpContext): Record<string, unknown> => ctx.request.body()

/** Puts texts of a JSON body back as they were received: the parser trims all of them, and a password is taken as typed. */
export function keepAsTyped({ request }: HttpContext, ...names: readonly string[]): void {
  const raw = request.bodyType === 'json' ? request.raw() : null
  const received: unknown = raw ? JSON.parse(raw) : null
  if (typeof received !== 'object' || received === null) return
  const typed = Object.entries(received).filter(
    ([name, value]) => names.includes(name) && typeof value === 'string' && value !== ''
  )
  request.updateBody({ ...request.body(), ...Object.fromEntries(typed) })
}

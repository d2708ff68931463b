/** What both controllers that save a draft share: its request with documents. */
import type { HttpContext } from '@adonisjs/core/http'
import { BERKAS_FORM } from '@eproc/domain/panitia/berkas_tender'
import { hapusTender } from '#app/panitia/draf/draf_tender'
import { tenderValidator } from '#app/panitia/panitia_validator'
import { simpanTender } from '#app/panitia/draf/simpan_tender'
import { BERKAS_TENDER } from '#app/tender/berkas/berkas_tender'
import { transaction } from '#core/database/transaction'
import { versionRead, versionToDelete } from '#core/http/input/version'
import { withFiles } from '#core/http/with_files'

const FORM = Object.fromEntries(BERKAS_FORM.map((nama) => [nama, BERKAS_TENDER])) as Record<
  (typeof BERKAS_FORM)[number],
  typeof BERKAS_TENDER
>

/** JSON or multipart. @returns the tender's code */
export const simpanDraf = (ctx: HttpContext, tenderId: number | null): Promise<string> =>
  withFiles(ctx, FORM, async ({ isian: input, berkas }) => {
    const { versi, status: _status, ...isian } = await tenderValidator.validate(input)
    if (tenderId !== null) versionRead(ctx, versi)
    return transaction((trx) => simpanTender(trx, ctx.pelaku, { tenderId, versi, isian, berkas }))
  })

export async function hapusDraf(ctx: HttpContext, tenderId: number | null): Promise<string> {
  const versi = await versionToDelete(ctx)
  return transaction((trx) => hapusTender(trx, ctx.pelaku, { tenderId, versi }))
}

/** The vendor policy, id fixed 1 (S1 §7). */
import type { HttpContext } from '@adonisjs/core/http'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { berita as teks } from '@eproc/i18n/id/berita'
import { kebijakanValidator } from '#app/berita/berita_validator'
import { bacaKebijakan } from '#app/berita/kebijakan_query'
import { simpanKebijakan } from '#app/berita/simpan_kebijakan'
import { transaction } from '#core/database/transaction'
import { notFound } from '#core/http/errors'
import { sendData } from '#core/http/answers'
import { idOfPath } from '#core/http/query/query_string'
import { versionRead } from '#core/http/input/version'
import { withFiles } from '#core/http/with_files'

const aturan = ({ jenis, batas: limit }: (typeof DOKUMEN.kebijakan)['file1']) => ({
  jenis,
  maks: limit,
})
const BERKAS = {
  file1: aturan(DOKUMEN.kebijakan.file1),
  file2: aturan(DOKUMEN.kebijakan.file2),
  file3: aturan(DOKUMEN.kebijakan.file3),
}

export default class KebijakanController {
  async show(ctx: HttpContext) {
    periksa(ctx)
    sendData(ctx, await bacaKebijakan())
  }

  async update(ctx: HttpContext) {
    await simpanDari(ctx)
    sendData(ctx, await bacaKebijakan(), teks.kebijakan.tersimpan)
  }

  /** /rest/kebijakan-vendor/1, for the back office. */
  async restShow(ctx: HttpContext) {
    periksa(ctx)
    return bacaKebijakan()
  }

  async restUpdate(ctx: HttpContext) {
    await simpanDari(ctx)
    return bacaKebijakan()
  }
}

async function simpanDari(ctx: HttpContext): Promise<void> {
  periksa(ctx)
  await withFiles(ctx, BERKAS, async ({ isian: input, berkas }) => {
    const isi = { ...(await kebijakanValidator.validate(input)), berkas }
    versionRead(ctx, isi.versi)
    await transaction((trx) => simpanKebijakan(trx, ctx.pelaku, isi))
  })
}

function periksa(ctx: HttpContext): void {
  if (idOfPath(ctx) !== 1) throw notFound()
}

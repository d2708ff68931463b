/** The vendor policy, id fixed 1 (S1 §7). */
import type { HttpContext } from '@adonisjs/core/http'
import { DOKUMEN } from '@eproc/domain/dosir/dokumen'
import { berita as teks } from '@eproc/i18n/id/berita'
import { kebijakanValidator } from '#app/berita/berita_validator'
import { bacaKebijakan, simpanKebijakan } from '#app/berita/simpan_kebijakan'
import { tidakDitemukan } from '#inti/galat'
import { kirimData } from '#inti/jawaban'
import { idJalur, tolakKueriAsing } from '#inti/kueri'
import { denganBerkas } from '#inti/terima_berkas'

const aturan = ({ jenis, batas }: (typeof DOKUMEN.kebijakan)['file1']) => ({ jenis, maks: batas })
const BERKAS = {
  file1: aturan(DOKUMEN.kebijakan.file1),
  file2: aturan(DOKUMEN.kebijakan.file2),
  file3: aturan(DOKUMEN.kebijakan.file3),
}

export default class KebijakanController {
  async satu(ctx: HttpContext) {
    periksa(ctx)
    kirimData(ctx, await bacaKebijakan())
  }

  async simpan(ctx: HttpContext) {
    periksa(ctx)
    await denganBerkas(ctx, BERKAS, async ({ isian, berkas }) =>
      simpanKebijakan(ctx, await kebijakanValidator.validate(isian), berkas)
    )
    kirimData(ctx, await bacaKebijakan(), teks.kebijakan.tersimpan)
  }
}

function periksa(ctx: HttpContext): void {
  tolakKueriAsing(ctx, [])
  if (idJalur(ctx) !== 1) throw tidakDitemukan()
}

/** `/rest/berita-informasi` for the back office, over the same code as the contract calls. */
import type { HttpContext } from '@adonisjs/core/http'
import type { TipeBerita } from '@eproc/domain/pilihan'
import { simpanDari } from '#app/berita/berita_controller'
import { daftarBerita, satuBerita, URUT_BERITA } from '#app/berita/berita_query'
import { bentukBerita } from '#app/berita/berita_transformer'
import { hapusBerita } from '#app/berita/simpan_berita'
import { tidakDitemukan } from '#inti/galat'
import { kirimRest } from '#inti/jawaban'
import { bacaRest, idJalur, tolakKueriAsing } from '#inti/kueri'

function idWajib(ctx: HttpContext): number {
  tolakKueriAsing(ctx, [])
  const id = idJalur(ctx)
  if (id === null) throw tidakDitemukan()
  return id
}

export default class BeritaRestController {
  async daftar(ctx: HttpContext) {
    const { saring, ids, ...halaman } = bacaRest(ctx, { urut: URUT_BERITA, saring: ['type'] })
    const { rows, total } = await daftarBerita(halaman, {
      tipe: saring.type as TipeBerita | undefined,
      ids,
    })
    kirimRest(ctx, 'berita-informasi', rows.map(bentukBerita), halaman.awal, total)
  }

  async satu(ctx: HttpContext) {
    const b = await satuBerita(idWajib(ctx))
    if (!b) throw tidakDitemukan()
    ctx.response.send(bentukBerita(b))
  }

  async tambah(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    ctx.response.send(await simpanDari(ctx, null))
  }

  async ubah(ctx: HttpContext) {
    ctx.response.send(await simpanDari(ctx, idWajib(ctx)))
  }

  async hapus(ctx: HttpContext) {
    const id = idWajib(ctx)
    await hapusBerita(ctx, id)
    ctx.response.send({ id })
  }
}

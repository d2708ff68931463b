/** The vendor lists (S2 §2.6, S3 §7.1) and what surrounds one vendor in the verification dialog. */
import type { HttpContext } from '@adonisjs/core/http'
import {
  FILTER_BLACKLIST,
  STATUS_REKANAN,
  adaPilihan,
  type JenisRekanan,
} from '@eproc/domain/common/choices'
import { keadaanVerifikasi } from '#app/verifikasi/rekanan/keadaan_query'
import { perubahanBagian } from '#app/verifikasi/bagian/perubahan_query'
import {
  daftarPilihan,
  daftarRekanan,
  daftarTerverifikasi,
  type SaringRekanan,
  URUT_REKANAN,
} from '#app/verifikasi/rekanan/rekanan_query'
import { bidangSalah, tidakDitemukan } from '#core/http/errors'
import { kirimBaris, kirimDaftar, kirimData } from '#core/http/answers'
import { bacaHalaman, idJalur } from '#core/http/query_string'
import { inti } from '@eproc/i18n/id/core'

const salah = (kunci: string) => bidangSalah(kunci, 'enum', inti.kunciTidakDikenal(kunci))

const yaTidak = (nilai: string | undefined, kunci: string): boolean | undefined => {
  if (nilai === undefined || nilai === 'null') return undefined
  if (nilai !== '0' && nilai !== '1') throw salah(kunci)
  return nilai === '1'
}

function bacaSaring(mentah: Record<string, string>): SaringRekanan {
  const saring: SaringRekanan = {}
  if (mentah.status !== undefined) {
    if (!adaPilihan(STATUS_REKANAN, mentah.status)) throw salah('status')
    saring.status = mentah.status
  }
  if (mentah.jenis !== undefined) {
    if (mentah.jenis !== 'V' && mentah.jenis !== 'O') throw salah('jenis')
    saring.jenis = mentah.jenis as JenisRekanan
  }
  const blacklist = yaTidak(mentah.blacklist, 'blacklist')
  if (blacklist !== undefined) saring.blacklist = blacklist
  if (yaTidak(mentah.menunggu, 'menunggu')) saring.menunggu = true
  return saring
}

export default class RekananController {
  async daftar(ctx: HttpContext) {
    const { saring, ...halaman } = bacaHalaman(ctx, {
      urut: URUT_REKANAN,
      saring: ['blacklist', 'status', 'jenis', 'menunggu'],
    })
    const { rows, total } = await daftarRekanan(halaman, bacaSaring(saring))
    kirimBaris(ctx, rows, total)
  }

  async terverifikasi(ctx: HttpContext) {
    const filter = String(ctx.params.blacklistFilter)
    if (!adaPilihan(FILTER_BLACKLIST, filter)) throw tidakDitemukan()
    const { saring, ...halaman } = bacaHalaman(ctx, { urut: URUT_REKANAN, saring: ['jenis'] })
    const { rows, total } = await daftarTerverifikasi(
      halaman,
      bacaSaring({ ...saring, blacklist: filter })
    )
    kirimDaftar(ctx, rows, total)
  }

  /** GET /vendor/kbli and /vendor/kbli/{kbli}: companies that may take part, of one KBLI when named. */
  async perKbli(ctx: HttpContext) {
    const { saring: _, ...halaman } = bacaHalaman(ctx, { urut: URUT_REKANAN })
    const saring: SaringRekanan = { jenis: 'V' }
    if (ctx.params.kbli !== undefined) saring.kbli = String(ctx.params.kbli).split(',')
    const { rows, total } = await daftarPilihan(halaman, saring)
    kirimDaftar(ctx, rows, total)
  }

  async perorangan(ctx: HttpContext) {
    const { saring: _, ...halaman } = bacaHalaman(ctx, { urut: URUT_REKANAN })
    const { rows, total } = await daftarPilihan(halaman, { jenis: 'O' })
    kirimDaftar(ctx, rows, total)
  }

  async keadaan(ctx: HttpContext) {
    kirimData(ctx, await keadaanVerifikasi(idJalur(ctx, 'vendorId')))
  }

  async perubahan(ctx: HttpContext) {
    kirimData(ctx, await perubahanBagian(idJalur(ctx, 'vendorId'), String(ctx.params.bagian)))
  }
}

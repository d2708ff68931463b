import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { pelakuRencana } from '#app/rup/pelaku_rencana'
import { daftarProgram, satuProgram, URUT_PROGRAM } from '#app/rup/program_query'
import { programValidator } from '#app/rup/rup_validator'
import { SARING_PROGRAM, saringProgram } from '#app/rup/saringan_rup'
import { hapusProgram, tambahProgram, ubahProgram } from '#app/rup/simpan_program'
import { tidakDitemukan } from '#inti/galat'
import { kirimRest } from '#inti/jawaban'
import { bacaRest, idJalur, tolakKueriAsing } from '#inti/kueri'

/** /rest/program */
export default class ProgramController {
  async daftar(ctx: HttpContext) {
    const kueri = bacaRest(ctx, { urut: URUT_PROGRAM, saring: SARING_PROGRAM })
    const pelaku = await pelakuRencana(ctx.pelaku)
    const saring = { ...saringProgram(kueri.saring), ids: kueri.ids }
    const { baris, total } = await daftarProgram(pelaku, kueri, saring)
    kirimRest(ctx, 'program', baris, kueri.awal, total)
  }

  async satu(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const program = await satuProgram(db, await pelakuRencana(ctx.pelaku), idJalur(ctx))
    if (!program) throw tidakDitemukan()
    ctx.response.send(program)
  }

  async tambah(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    ctx.response.send(await tambahProgram(ctx, await ctx.request.validateUsing(programValidator)))
  }

  async ubah(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const isian = await ctx.request.validateUsing(programValidator)
    ctx.response.send(await ubahProgram(ctx, idJalur(ctx), isian))
  }

  async hapus(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    ctx.response.send(await hapusProgram(ctx, idJalur(ctx)))
  }
}

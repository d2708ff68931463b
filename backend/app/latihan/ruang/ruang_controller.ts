/** The room's own addresses: tickets, parts, clock, letters. */
import type { HttpContext } from '@adonisjs/core/http'
import type { LoginAnswer } from '@eproc/domain/akun/answers'
import { latihan as teks } from '@eproc/i18n/id/latihan'
import { infoPengguna } from '#app/akun/akun_query'
import { keRekananSesi, keUserSesi } from '#app/akun/akun_transformer'
import { majuValidator, peranValidator } from '#app/latihan/latihan_validator'
import { majukanJam } from '#app/latihan/ruang/majukan_jam'
import { letterPage, roomPage } from '#app/latihan/ruang/room_page'
import { roomAccounts, roomLetters, roomPackages } from '#app/latihan/ruang/ruang_query'
import TiketTerpakai from '#app/latihan/ruang/tiket_latihan'
import { tiketQuery } from '#app/latihan/ruang/tiket_query'
import { terbitkanRilis } from '#app/ocds/terbitkan_rilis'
import { umumkanHasil } from '#app/tender/hasil/umumkan_hasil'
import Sesi from '#core/auth/sesi'
import { clockNow, setRehearsalClock } from '#core/clock/clock'
import { transaction } from '#core/database/transaction'
import { sendData } from '#core/http/answers'
import { HttpError, invalidField } from '#core/http/errors'
import { readQuery } from '#core/http/query/query_string'
import { PLAYER_COOKIE, ROOM_PAGE } from '#core/latihan/rehearsal'
import { readTicket } from '#core/latihan/ticket'
import env from '#start/env'

const LETTERS = 30
const PARTS: Readonly<Record<string, string>> = teks.peran

export default class RuangController {
  async sehat({ response }: HttpContext) {
    response.send({ statusCode: 200, ruang: true })
  }

  async tiket(ctx: HttpContext) {
    const { tiket } = await readQuery(ctx, tiketQuery)
    const ticket = tiket ? readTicket(env.get('APP_KEY').release(), tiket) : null
    if (!ticket || !(await TiketTerpakai.pakai(ticket.nomor)))
      throw new HttpError(403, teks.tiketSalah)
    ctx.response.cookie(PLAYER_COOKIE.name, { id: ticket.id }, PLAYER_COOKIE.options)
    ctx.response.redirect(ROOM_PAGE)
  }

  async ruang(ctx: HttpContext) {
    const accounts = await roomAccounts(Object.keys(PARTS))
    const logins = Object.keys(PARTS).filter((login) => accounts.some((a) => a.login === login))
    const packages = await roomPackages()
    const origin = env.get('LATIHAN_ASAL') ?? '/'
    html(ctx, roomPage(ctx.nonce, { logins, packages, now: clockNow(), origin }))
  }

  async surat(ctx: HttpContext) {
    html(ctx, letterPage(ctx.nonce, await roomLetters(LETTERS)))
  }

  /** Plays somebody: a session of the part, without a password. */
  async peran(ctx: HttpContext) {
    const { login } = await ctx.request.validateUsing(peranValidator)
    const [account] = Object.hasOwn(PARTS, login) ? await roomAccounts([login]) : []
    if (!account) throw invalidField('login', 'exists', teks.ruang.peranLain)
    const device = { ip: ctx.request.ip(), agent: ctx.request.header('user-agent') ?? '' }
    const answer = await transaction(async (trx): Promise<LoginAnswer> => {
      const token = await Sesi.mulai(trx, account.id, device)
      const info = await infoPengguna(trx, account.id)
      return { token, user: keUserSesi(info, false), vendor: keRekananSesi(info) }
    })
    sendData(ctx, answer)
  }

  /** Only ever forward. */
  async maju(ctx: HttpContext) {
    const ahead = await ctx.request.validateUsing(majuValidator)
    setRehearsalClock(await transaction((trx) => majukanJam(trx, ahead)))
    // What time alone makes known is known at once, not at the next minute.
    await umumkanHasil()
    await terbitkanRilis()
    sendData(ctx, { waktu: clockNow().toISO() })
  }
}

function html({ response }: HttpContext, page: string): void {
  response.header('Content-Type', 'text/html; charset=utf-8')
  response.send(page)
}

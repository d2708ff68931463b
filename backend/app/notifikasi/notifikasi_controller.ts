/** The bell's notices (S1 §3, §7): everybody sees and marks the own ones only. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import type { BarisNotifikasi } from '@eproc/domain/jawaban/akun'
import { akunLayar } from '@eproc/i18n/id/akun_layar'
import { tidakDitemukan } from '#inti/galat'
import { kirimDaftar, kirimPesan } from '#inti/jawaban'
import { catat, sumberDari } from '#inti/jurnal'
import { bacaHalaman, idJalur, tolakKueriAsing } from '#inti/kueri'
import { SALURAN_NOTIFIKASI } from '#inti/notifikasi'
import { sql } from '#inti/sql'
import { sqlSekarang, ZONA } from '#inti/waktu'

interface Baris {
  id: string
  nama_pengirim: string
  pesan: string
  tautan: string | null
  tgl_tampil: Date
  dibaca_pada: Date | null
}

const keBaris = (b: Baris): BarisNotifikasi => ({
  id: Number(b.id),
  tglTampil: DateTime.fromJSDate(b.tgl_tampil, { zone: ZONA }).toISO()!,
  namaPengirim: b.nama_pengirim,
  pesan: b.pesan,
  tautan: b.tautan,
  isRead: b.dibaca_pada !== null,
})

export default class NotifikasiController {
  /** Newest first; without `perHalaman` the newest hundred. */
  async daftar(ctx: HttpContext) {
    tolakKueriAsing(ctx, ['halaman', 'perHalaman'])
    const { awal, jumlah } = bacaHalaman(ctx, { urut: [], batas: 100 })
    if (idJalur(ctx, 'userId') !== ctx.pelaku.id) throw tidakDitemukan()
    const baris = await sql<Baris>(
      db,
      `select id, nama_pengirim, pesan, tautan, tgl_tampil, dibaca_pada from notifikasi
        where penerima_id = ? order by tgl_tampil desc, id desc limit ? offset ?`,
      [ctx.pelaku.id, jumlah, awal]
    )
    const total = await sql<{ n: number }>(
      db,
      'select count(*)::int as n from notifikasi where penerima_id = ?',
      [ctx.pelaku.id]
    )
    kirimDaftar(ctx, baris.map(keBaris), total[0]!.n)
  }

  async baca(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const id = idJalur(ctx)
    const milik = await sql<unknown>(
      db,
      'select 1 from notifikasi where id = ? and penerima_id = ?',
      [id, ctx.pelaku.id]
    )
    if (id === null || milik.length === 0) throw tidakDitemukan()
    await this.#tandai(ctx, id)
  }

  async bacaSemua(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await this.#tandai(ctx, null)
  }

  /** Marking again changes nothing and is no error. */
  async #tandai(ctx: HttpContext, id: number | null) {
    await db.transaction(async (trx) => {
      const dibaca = await sql<{ id: string }>(
        trx,
        `update notifikasi set dibaca_pada = ${sqlSekarang()}
          where penerima_id = ? and dibaca_pada is null and id = coalesce(?::bigint, id)
          returning id`,
        [ctx.pelaku.id, id]
      )
      if (dibaca.length === 0) return
      await sql(trx, 'select pg_notify(?, ?)', [SALURAN_NOTIFIKASI, String(ctx.pelaku.id)])
      await catat(trx, sumberDari(ctx), {
        aksi: 'notifikasi.baca',
        objek: 'notifikasi',
        objekId: id,
        rincian: { jumlah: dibaca.length },
      })
    })
    kirimPesan(ctx, akunLayar.pesan.notifikasiDibaca)
  }
}

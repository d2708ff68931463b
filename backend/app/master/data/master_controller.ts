import type { HttpContext } from '@adonisjs/core/http'
import { master as teks } from '@eproc/i18n/id/master'
import { kirimData, kirimDaftar, kirimPesan, kirimRest } from '#inti/jawaban'
import { sumberDari } from '#inti/jurnal'
import { bacaHalaman, bacaRest, idJalur, tolakKueriAsing } from '#inti/kueri'
import db from '@adonisjs/lucid/services/db'
import type { Isi, SumberMaster } from '#app/master/data/sumber_master'
import { daftarMaster, satuMaster } from '#app/master/data/master_query'
import { hapusMaster, tambahMaster, ubahMaster } from '#app/master/data/simpan_master'

/** Both faces of one master table; a subclass names the table. */
export abstract class MasterController<J> {
  protected abstract readonly sumber: SumberMaster<J>

  async daftar(ctx: HttpContext) {
    const halaman = bacaHalaman(ctx, { urut: Object.keys(this.sumber.urut) })
    const { baris, total } = await daftarMaster(this.sumber, halaman)
    kirimDaftar(ctx, baris, total)
  }

  async tambah(ctx: HttpContext) {
    const baru = await this.#buat(ctx)
    kirimData(ctx, baru, teks.pesan.tambah(this.sumber.objek))
  }

  async ubah(ctx: HttpContext) {
    const baru = await this.#ganti(ctx)
    kirimData(ctx, baru, teks.pesan.perbarui(this.sumber.objek))
  }

  async hapus(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    await hapusMaster(this.sumber, sumberDari(ctx), idJalur(ctx))
    kirimPesan(ctx, teks.pesan.hapus(this.sumber.objek))
  }

  async restDaftar(ctx: HttpContext) {
    const kueri = bacaRest(ctx, { urut: Object.keys(this.sumber.urut) })
    const { baris, total } = await daftarMaster(this.sumber, kueri, { ids: kueri.ids })
    kirimRest(ctx, this.sumber.nama, baris, kueri.awal, total)
  }

  async restSatu(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    ctx.response.send(this.sumber.transform(await satuMaster(db, this.sumber, idJalur(ctx))))
  }

  async restTambah(ctx: HttpContext) {
    ctx.response.send(await this.#buat(ctx))
  }

  async restUbah(ctx: HttpContext) {
    ctx.response.send(await this.#ganti(ctx))
  }

  async restHapus(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const lama = await hapusMaster(this.sumber, sumberDari(ctx), idJalur(ctx))
    ctx.response.send(this.sumber.transform(lama))
  }

  async #isian(ctx: HttpContext): Promise<{ isi: Isi; versi?: number | null }> {
    tolakKueriAsing(ctx, [])
    const isian = await this.sumber.baca(ctx)
    const isi = Object.fromEntries(
      this.sumber.kolom.map((k) => [k, isian[k] ? String(isian[k]) : null])
    )
    return { isi, versi: typeof isian.versi === 'number' ? isian.versi : null }
  }

  async #buat(ctx: HttpContext): Promise<J> {
    const { isi } = await this.#isian(ctx)
    return this.sumber.transform(await tambahMaster(this.sumber, sumberDari(ctx), isi))
  }

  async #ganti(ctx: HttpContext): Promise<J> {
    const { isi, versi } = await this.#isian(ctx)
    const baru = await ubahMaster(this.sumber, sumberDari(ctx), idJalur(ctx), isi, versi)
    return this.sumber.transform(baru)
  }
}

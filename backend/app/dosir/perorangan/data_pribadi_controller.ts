/** Data Pribadi of an individual vendor (S2 §7): one call for the first save and for later ones. */
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { rekananDibaca, tingkatPribadi, ubahBagian, type Ubahan } from '#app/dosir/akses_dosir'
import { ajukanBagian } from '#app/dosir/ajukan_bagian'
import { bacaCatatan, kunciCatatan, tulisCatatan } from '#app/dosir/catatan'
import { bacaInduk, gantiNama } from '#app/dosir/induk_dosir'
import { aturanBerkas, konteksDokumen, unggahan, wajib } from '#app/dosir/isian_dosir'
import { mulaiRekanan } from '#app/dosir/mulai_rekanan'
import { samarkanBaris } from '#app/dosir/pengendali_catatan'
import {
  bentukDataPribadi,
  dataPribadi,
  susunDataPribadi,
  type DokDataPribadi,
  type MasukDataPribadi,
} from '#app/dosir/perorangan/data_pribadi'
import { dataPribadiValidator } from '#app/dosir/perorangan/perorangan_validator'
import type Rekanan from '#app/dosir/rekanan'
import { periksaWilayah } from '#app/dosir/wilayah'
import { bagianDosir, ID_BELUM_ADA } from '@eproc/domain/dosir'
import { aturanDataPribadi } from '@eproc/domain/dosir/aturan_person'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { bentrok, tidakDitemukan } from '#inti/galat'
import { tegakkan } from '#inti/isian'
import { kirimData } from '#inti/jawaban'
import { sumberDari } from '#inti/jurnal'
import { tolakKueriAsing } from '#inti/kueri'
import { denganBerkas, type BerkasBaru, type Kiriman } from '#inti/terima_berkas'

type Berkas = Partial<Record<DokDataPribadi, BerkasBaru>>
const DOKUMEN_PRIBADI = Object.keys(dataPribadi.dokumen) as DokDataPribadi[]

async function simpan(
  { trx, sumber, rekanan }: Pick<Ubahan, 'trx' | 'sumber' | 'rekanan'>,
  masuk: MasukDataPribadi,
  berkas: Berkas,
  baru: boolean
): Promise<boolean> {
  const lama = baru
    ? null
    : await kunciCatatan(trx, dataPribadi, rekanan.id, rekanan.id, masuk.versi)
  const konteks = await konteksDokumen<DokDataPribadi>(lama, DOKUMEN_PRIBADI)
  tegakkan([
    ...aturanDataPribadi({ ...masuk, ...unggahan(berkas) }, konteks),
    ...(await periksaWilayah(trx, masuk.provinsi, masuk.kabkod)),
  ])
  const { berubah } = await tulisCatatan(trx, dataPribadi, {
    sumber,
    rekananId: rekanan.id,
    lama,
    nilai: susunDataPribadi(masuk),
    berkas,
    kaitan: gantiNama(rekanan, wajib(masuk.nama)),
  })
  return berubah
}

export default class DataPribadiController {
  /** Shows identity numbers in full to verifiers too, so their reading is journaled. */
  async baca(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const rekanan = await rekananDibaca(ctx, 'O')
    const baris = rekanan && (await bacaCatatan(db, dataPribadi, rekanan.id, null))
    if (!rekanan || !baris) return kirimData(ctx, null)
    const tingkat = await tingkatPribadi(ctx, rekanan, 'dataPribadi', true)
    const aman = samarkanBaris(dataPribadi, baris, tingkat)
    kirimData(ctx, bentukDataPribadi(aman, await bacaInduk(db, rekanan)))
  }

  async simpan(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const aturan = aturanBerkas(dataPribadi.dokumen)
    await denganBerkas(ctx, aturan, async ({ isian, berkas }: Kiriman<DokDataPribadi>) => {
      const masuk = await dataPribadiValidator.validate(isian)
      const rekanan =
        ctx.pelaku.rekananId === null
          ? await this.#pertama(ctx, masuk, berkas)
          : await this.#lanjutan(ctx, masuk, berkas)
      const baris = await bacaCatatan(db, dataPribadi, rekanan.id, null)
      kirimData(
        ctx,
        bentukDataPribadi(baris!, await bacaInduk(db, rekanan)),
        dosirPesan.sukses.dataPribadi
      )
    })
  }

  async #pertama(ctx: HttpContext, masuk: MasukDataPribadi, berkas: Berkas): Promise<Rekanan> {
    if (typeof masuk.vendorId === 'number' && masuk.vendorId !== ID_BELUM_ADA) {
      throw tidakDitemukan()
    }
    const sumber = sumberDari(ctx)
    return db.transaction(async (trx) => {
      const konteks = await konteksDokumen<DokDataPribadi>(null, DOKUMEN_PRIBADI)
      tegakkan(aturanDataPribadi({ ...masuk, ...unggahan(berkas) }, konteks))
      const satu = await mulaiRekanan(trx, sumber, { jenis: 'O', nama: wajib(masuk.nama) })
      await simpan({ trx, sumber, rekanan: satu }, masuk, berkas, true)
      await ajukanBagian(trx, sumber, satu, bagianDosir('dataPribadi'))
      return satu
    })
  }

  async #lanjutan(ctx: HttpContext, masuk: MasukDataPribadi, berkas: Berkas): Promise<Rekanan> {
    if (masuk.vendorId === ID_BELUM_ADA) throw bentrok(dosirPesan.tolak.sudahTersimpan)
    const { rekanan } = await ubahBagian(ctx, 'dataPribadi', masuk.vendorId, async (ubahan) => ({
      hasil: null,
      berubah: await simpan(ubahan, masuk, berkas, false),
    }))
    return rekanan
  }
}

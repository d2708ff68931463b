/** Data Perusahaan (S2 §7): the first save makes the vendor, later ones update it. */
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
  bentukPerusahaan,
  perusahaan,
  susunPerusahaan,
  type DokPerusahaan,
  type MasukPerusahaan,
} from '#app/dosir/perusahaan/perusahaan'
import { perusahaanValidator } from '#app/dosir/perusahaan/perusahaan_validator'
import type Rekanan from '#app/dosir/rekanan'
import { periksaWilayah } from '#app/dosir/wilayah'
import { bagianDosir, ID_BELUM_ADA } from '@eproc/domain/dosir'
import { aturanPerusahaan, rapikanPkp } from '@eproc/domain/dosir/aturan_perusahaan'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { tidakDitemukan } from '#inti/galat'
import { gudang } from '#inti/gudang'
import { tegakkan } from '#inti/isian'
import { kirimData } from '#inti/jawaban'
import { sumberDari } from '#inti/jurnal'
import { tolakKueriAsing } from '#inti/kueri'
import { denganBerkas, type BerkasBaru, type Kiriman } from '#inti/terima_berkas'

type Berkas = Partial<Record<DokPerusahaan, BerkasBaru>>
const DOKUMEN_PERUSAHAAN = Object.keys(perusahaan.dokumen) as DokPerusahaan[]

/** The rules of S2 §5 over what is sent and stored, then the write. */
async function simpan(
  { trx, sumber, rekanan }: Pick<Ubahan, 'trx' | 'sumber' | 'rekanan'>,
  masuk: MasukPerusahaan,
  berkas: Berkas,
  baru: boolean
): Promise<boolean> {
  const lama = baru
    ? null
    : await kunciCatatan(trx, perusahaan, rekanan.id, rekanan.id, masuk.versi)
  const konteks = await konteksDokumen<DokPerusahaan>(lama, DOKUMEN_PERUSAHAAN)
  const isian = { ...masuk, ...unggahan(berkas) }
  tegakkan([
    ...aturanPerusahaan(isian, konteks),
    ...(await periksaWilayah(trx, masuk.provinsi, masuk.kabkod)),
  ])
  const { hapus } = rapikanPkp(isian)
  const dipakai: Berkas = { ...berkas }
  for (const f of hapus) delete dipakai[f]
  const { berubah } = await tulisCatatan(trx, perusahaan, {
    sumber,
    rekananId: rekanan.id,
    lama,
    nilai: susunPerusahaan(masuk),
    berkas: dipakai,
    hapus,
    kaitan: gantiNama(rekanan, wajib(masuk.nama)),
  })
  return berubah
}

async function jawaban(rekanan: Rekanan) {
  const baris = await bacaCatatan(db, perusahaan, rekanan.id, null)
  return baris ? bentukPerusahaan(baris, await bacaInduk(db, rekanan)) : null
}

/** Files that the PKP rule made pointless are not kept. */
async function buangTakTerpakai(masuk: MasukPerusahaan, berkas: Berkas): Promise<void> {
  for (const f of rapikanPkp(masuk).hapus) {
    if (berkas[f]) await (await gudang()).hapus(berkas[f].jalur)
  }
}

export default class PerusahaanController {
  async baca(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const rekanan = await rekananDibaca(ctx, 'V')
    const baris = rekanan && (await bacaCatatan(db, perusahaan, rekanan.id, null))
    if (!rekanan || !baris) return kirimData(ctx, null)
    const tingkat = await tingkatPribadi(ctx, rekanan, 'perusahaan')
    // A company's tax number is part of the dossier that verifiers check; adminit sees it masked.
    const aman = tingkat === 'tanpa' ? samarkanBaris(perusahaan, baris, 'tanpa') : baris
    kirimData(ctx, bentukPerusahaan(aman, await bacaInduk(db, rekanan)))
  }

  async tambah(ctx: HttpContext) {
    await this.#terima(ctx, async (masuk, berkas) => {
      const { vendorId } = masuk
      if (typeof vendorId === 'number' && vendorId !== ID_BELUM_ADA) {
        if (vendorId !== ctx.pelaku.rekananId) throw tidakDitemukan()
      }
      const sumber = sumberDari(ctx)
      const rekanan = await db.transaction(async (trx) => {
        // Refuse what is wrong before a registration number is drawn.
        const konteks = await konteksDokumen<DokPerusahaan>(null, DOKUMEN_PERUSAHAAN)
        tegakkan(aturanPerusahaan({ ...masuk, ...unggahan(berkas) }, konteks))
        const satu = await mulaiRekanan(trx, sumber, { jenis: 'V', nama: wajib(masuk.nama) })
        await simpan({ trx, sumber, rekanan: satu }, masuk, berkas, true)
        await ajukanBagian(trx, sumber, satu, bagianDosir('perusahaan'))
        return satu
      })
      kirimData(ctx, await jawaban(rekanan), dosirPesan.sukses.perusahaanBaru)
    })
  }

  async ubah(ctx: HttpContext) {
    await this.#terima(ctx, async (masuk, berkas) => {
      const { rekanan } = await ubahBagian(ctx, 'perusahaan', masuk.vendorId, async (ubahan) => ({
        hasil: null,
        berubah: await simpan(ubahan, masuk, berkas, false),
      }))
      kirimData(ctx, await jawaban(rekanan), dosirPesan.sukses.perusahaanUbah)
    })
  }

  async #terima(
    ctx: HttpContext,
    kerja: (masuk: MasukPerusahaan, berkas: Berkas) => Promise<void>
  ): Promise<void> {
    tolakKueriAsing(ctx, [])
    const aturan = aturanBerkas(perusahaan.dokumen)
    await denganBerkas(ctx, aturan, async ({ isian, berkas }: Kiriman<DokPerusahaan>) => {
      const masuk = await perusahaanValidator.validate(isian)
      await kerja(masuk, berkas)
      await buangTakTerpakai(masuk, berkas)
    })
  }
}

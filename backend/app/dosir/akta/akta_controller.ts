/** Founding deed with its optional last amendment (S2 §7): one record a company. */
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { rekananDibaca, ubahBagian } from '#app/dosir/akses_dosir'
import { akta, bentukAkta, susunAkta, type DokAkta, type MasukAkta } from '#app/dosir/akta/akta'
import { aktaValidator } from '#app/dosir/akta/akta_validator'
import { bacaCatatan, tulisCatatan } from '#app/dosir/catatan'
import { aturanBerkas, konteksDokumen, unggahan } from '#app/dosir/isian_dosir'
import { ID_BELUM_ADA } from '@eproc/domain/dosir'
import { adaPerubahan, aturanAkta } from '@eproc/domain/dosir/aturan_akta'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { bentrok, tidakDitemukan, versiUsang } from '#inti/galat'
import { tegakkan } from '#inti/isian'
import { kirimData } from '#inti/jawaban'
import { tolakKueriAsing } from '#inti/kueri'
import { denganBerkas, type Kiriman } from '#inti/terima_berkas'

export default class AktaController {
  async baca(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const rekanan = await rekananDibaca(ctx, 'V')
    const baris = rekanan && (await bacaCatatan(db, akta, rekanan.id, null))
    kirimData(ctx, bentukAkta(baris, rekanan?.id ?? ID_BELUM_ADA))
  }

  async tambah(ctx: HttpContext) {
    await this.#simpan(ctx, true)
  }

  async ubah(ctx: HttpContext) {
    await this.#simpan(ctx, false)
  }

  async #simpan(ctx: HttpContext, baru: boolean) {
    tolakKueriAsing(ctx, [])
    const aturan = aturanBerkas(akta.dokumen)
    await denganBerkas(ctx, aturan, async (kiriman: Kiriman<DokAkta>) => {
      const masuk = await aktaValidator.validate(kiriman.isian)
      const { hasil, rekanan } = await ubahBagian(ctx, 'akta', masuk.vendorId, (ubahan) =>
        simpanAkta(ubahan, masuk, kiriman.berkas, baru)
      )
      kirimData(
        ctx,
        { ...bentukAkta(hasil, rekanan.id), statusAkta: rekanan.statusAkta },
        dosirPesan.sukses.akta
      )
    })
  }
}

async function simpanAkta(
  { trx, sumber, rekanan }: Parameters<Parameters<typeof ubahBagian>[3]>[0],
  masuk: MasukAkta,
  berkas: Kiriman<DokAkta>['berkas'],
  baru: boolean
) {
  const lama = await bacaCatatan(trx, akta, rekanan.id, null, true)
  if (baru && lama) throw bentrok(dosirPesan.tolak.aktaSudahAda)
  if (!baru && !lama) throw tidakDitemukan()
  if (lama && masuk.aktaId && masuk.aktaId > 0 && masuk.aktaId !== lama.id) throw tidakDitemukan()
  if (lama && typeof masuk.versi === 'number' && masuk.versi !== lama.versi) throw versiUsang()
  const isian = { ...masuk, ...unggahan(berkas) }
  const konteks = await konteksDokumen<DokAkta>(lama, ['aktaADoc', 'aktaUDoc'])
  tegakkan(aturanAkta(isian, konteks))
  const { id, berubah } = await tulisCatatan(trx, akta, {
    sumber,
    rekananId: rekanan.id,
    lama,
    nilai: susunAkta(masuk),
    berkas,
    // An amendment whose fields were emptied is withdrawn with its document.
    hapus: adaPerubahan(isian) ? [] : ['aktaUDoc'],
  })
  return { hasil: await bacaCatatan(trx, akta, rekanan.id, id), berubah }
}
